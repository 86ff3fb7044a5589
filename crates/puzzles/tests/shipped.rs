//! The puzzles that come with the program.

use std::collections::HashSet;

use puzzles::{Collection, shipped, start};
use shelf::{Shelved, Visitor};

struct Checked;

impl Visitor for Checked {
    type Out = ();

    fn visit<G: Shelved>(self) {
        let all = Collection::read(G::puzzles()).expect("the file can be read");
        assert_eq!(Some(&all), shipped(G::NAME));
        let names: HashSet<&str> = all.themes.iter().map(|theme| theme.name.as_str()).collect();
        let mut ids = HashSet::new();
        for puzzle in &all.puzzles {
            let (game, best) = start::<G>(puzzle).expect("it can be played");
            // Whether it still is the best is for `lamplight puzzles check` to say: nets grow, positions stay.
            assert_eq!(game.to_move().seat(), Some(puzzle.seat));
            assert_eq!(best.len(), puzzle.best.len());
            assert!(ids.insert(&puzzle.id), "{} stands there twice", puzzle.id);
            assert!(!puzzle.themes.is_empty(), "{} is about nothing", puzzle.id);
            assert!(puzzle.themes.iter().all(|theme| names.contains(theme.as_str())), "{:?}", puzzle.themes);
            assert_eq!(puzzle.rating, puzzles::rating(puzzle.solved));
            assert_eq!(puzzle.proofs.len(), 2, "{} is proved twice", puzzle.id);
        }
    }
}

#[test]
fn every_puzzle_can_be_played_and_its_plan_too() {
    for name in shelf::names() {
        shelf::visit(name, Checked).unwrap();
    }
}

#[test]
fn a_file_with_a_bad_line_tells_which() {
    let error = Collection::read("{\"themes\":[]}\n# mined 3\n{\"id\":1}\n").unwrap_err();
    assert_eq!(error.line, 3);
    assert_eq!(Collection::read("").unwrap(), Collection::default());
}
