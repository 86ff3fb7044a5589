//! The suite passes a sound game and catches each kind of broken one.

mod flawed;

use flawed::{Flaw, Flawed};
use lamplight_table::conformance::{Breach, Effort, Law, Report, run};
use lamplight_table::toy::{Toy, ToyEvent, ToyExpansion, ToyFacts, ToyMove, ToyRefusal, ToySetup, ToyView};
use lamplight_table::{BadSetup, Digest, Eyes, Game, Moves, Reveal, Seat, Seed, Shown, Turn};

fn setup(players: u8) -> ToySetup {
    ToySetup { players, hand: 2, open: false, expansions: vec![] }
}

#[test]
fn a_sound_game_breaks_no_law() -> Result<(), Breach> {
    let mut whole = Report::default();
    for players in 2..=4 {
        for open in [false, true] {
            for expansions in [vec![], vec![ToyExpansion::Lamps]] {
                let setup = ToySetup { players, hand: 3, open, expansions };
                let report = run::<Toy>(&setup, &Effort { games: 150, ..Effort::default() })?;
                assert_eq!(report.games, 150);
                whole.decisions += report.decisions;
                whole.undos += report.undos;
                whole.refusals.extend(report.refusals);
                whole.endings.extend(report.endings);
            }
        }
    }
    assert!(whole.decisions > 20_000 && whole.undos > 500, "{whole:?}");
    let refusals = ["toy/empty-deck", "toy/not-now", "toy/not-yours", "toy/over"];
    assert!(whole.refusals.iter().eq(&refusals), "{:?}", whole.refusals);
    assert!(whole.endings.iter().eq(&["cards-gone", "ten-points"]), "{:?}", whole.endings);
    Ok(())
}

#[test]
fn an_old_version_of_the_rules_breaks_no_law_either() -> Result<(), Breach> {
    for version in 1..=Toy::RULES_VERSION {
        let effort = Effort { games: 100, rules: Some(version), ..Effort::default() };
        assert_eq!(run::<Toy>(&setup(3), &effort)?.games, 100);
    }
    Ok(())
}

fn caught<F: Flaw>() -> Law {
    let effort = Effort { games: 200, ..Effort::default() };
    let breach = run::<Flawed<F>>(&setup(3), &effort).expect_err("the flaw must be found");
    assert!(breach.to_string().contains("of seed 1"), "the place is told: {breach}");
    breach.law
}

macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident: $law:ident => { $($body:item)* })*) => {$(
        #[test]
        #[allow(non_snake_case, reason = "the flaw gives the test its name")]
        fn $name() {
            #[derive(Clone, Debug)]
            struct ThisFlaw;
            impl Flaw for ThisFlaw { $($body)* }
            assert_eq!(caught::<ThisFlaw>(), Law::$law);
        }
    )*};
}

flaws! {
    a_view_that_shows_everything_is_caught: HidesInViews => {
        fn view(toy: &Toy, _: Eyes) -> ToyView {
            toy.view(Eyes::Everything)
        }
    }
    an_illegal_move_in_the_list_is_caught: PlaysTheListed => {
        fn list(toy: &Toy, into: &mut Moves<ToyMove>) {
            toy.legal_moves(into);
            if into.contains(&ToyMove::Done) {
                into.push(ToyMove::Doubt);
            }
        }
    }
    a_move_listed_twice_is_caught: ListsSteadily => {
        fn list(toy: &Toy, into: &mut Moves<ToyMove>) {
            toy.legal_moves(into);
            into.extend(into.last().copied());
        }
    }
    a_game_that_runs_out_of_moves_is_caught: ListsSteadily => {
        fn list(toy: &Toy, into: &mut Moves<ToyMove>) {
            toy.legal_moves(into);
            if into.contains(&ToyMove::Trust) {
                into.clear();
            }
        }
    }
    a_move_missing_from_the_list_is_caught: RefusesTheUnlisted => {
        fn list(toy: &Toy, into: &mut Moves<ToyMove>) {
            toy.legal_moves(into);
            if toy.round() > 1 && into.contains(&ToyMove::Trust) {
                into.clear();
                into.push(ToyMove::Doubt);
            }
        }
    }
    a_refusal_that_changes_the_game_is_caught: RefusesTheUnlisted => {
        fn play(toy: &mut Toy, m: ToyMove, out: &mut Vec<ToyEvent>) -> Result<Reveal, ToyRefusal> {
            let refused = toy.play(m, out);
            if refused.is_err() {
                let _ = toy.play(ToyMove::Draw, &mut ());
            }
            refused
        }
    }
    a_refusal_that_names_a_hidden_card_is_caught: HidesInRefusals => {
        fn play(toy: &mut Toy, m: ToyMove, out: &mut Vec<ToyEvent>) -> Result<Reveal, ToyRefusal> {
            let top = flawed::top_card(toy);
            toy.play(m, out).map_err(|_| ToyRefusal::NotYours { card: top })
        }
    }
    a_hash_that_differs_between_equal_states_is_caught: SetsUp => {
        fn digest(toy: &Toy, digest: &mut Digest) {
            toy.digest(digest);
            digest.u64(std::ptr::from_ref(toy) as u64);
        }
    }
    a_reveal_kept_quiet_is_caught: RevealsHonestly => {
        fn play(toy: &mut Toy, m: ToyMove, out: &mut Vec<ToyEvent>) -> Result<Reveal, ToyRefusal> {
            toy.play(m, out).map(|_| Reveal::Nothing)
        }
    }
    an_event_that_tells_a_hidden_card_is_caught: HidesInEvents => {
        fn play(toy: &mut Toy, m: ToyMove, out: &mut Vec<ToyEvent>) -> Result<Reveal, ToyRefusal> {
            let reveal = toy.play(m, out)?;
            for event in out {
                if let ToyEvent::Laid { open, .. } = event {
                    *open = true;
                }
            }
            Ok(reveal)
        }
    }
    a_notation_that_tells_a_hidden_card_is_caught: HidesInNotation => {
        fn shown(m: ToyMove, _: Seat, _: Eyes) -> Shown<ToyMove> {
            Shown::Whole(m)
        }
    }
    a_fact_that_tells_a_hidden_card_is_caught: HidesInFacts => {
        fn facts(toy: &Toy, m: ToyMove) -> ToyFacts {
            ToyFacts { gives: Some(flawed::top_card(toy)), ..toy.facts(m) }
        }
    }
    a_turn_that_counts_backwards_is_caught: CountsItsTurns => {
        fn turn(toy: &Toy) -> Turn {
            Turn { number: 1000 - toy.turn().number, ..toy.turn() }
        }
    }
    a_turn_that_is_nobodys_is_caught: CountsItsTurns => {
        fn turn(toy: &Toy) -> Turn {
            Turn { seat: None, ..toy.turn() }
        }
    }
    an_old_version_played_by_the_new_rules_is_caught: KeepsItsVersions => {
        fn under(rules: u32, setup: &ToySetup, seed: Seed) -> Result<Toy, BadSetup> {
            Toy::under(if rules == 1 { 2 } else { rules }, setup, seed)
        }
    }
    imagining_the_true_world_is_caught: ImaginesFreely => {
        fn imagine(toy: &Toy, _: Seat, _: Seed) -> Toy {
            toy.clone()
        }
    }
    imagining_one_world_only_is_caught: ImaginesFreely => {
        fn imagine(toy: &Toy, seat: Seat, _: Seed) -> Toy {
            toy.imagine(seat, Seed::from_number(0))
        }
    }
    imagining_with_a_glance_at_the_deck_is_caught: ImaginesFreely => {
        fn imagine(toy: &Toy, seat: Seat, seed: Seed) -> Toy {
            toy.imagine(seat, seed.derive(u64::from(flawed::top_card(toy))))
        }
    }
    a_position_that_forgets_is_caught: ReadsItsPositions => {
        fn read(position: &<Toy as Game>::Position) -> Result<Toy, lamplight_table::Faults> {
            let toy = Toy::from_position(position)?;
            let fresh = Toy::new(&toy.setup(), Seed::from_number(9));
            Ok(fresh.expect("this setup was played"))
        }
    }
    a_text_form_that_forgets_is_caught: ReadsItsPositions => {
        fn text(position: &<Toy as Game>::Position) -> String {
            let text = position.to_string();
            text.lines().filter(|line| !line.starts_with("turned")).collect::<Vec<_>>().join("\n")
        }
    }
}

#[test]
fn a_game_without_end_is_caught() {
    let breach = run::<Toy>(&setup(2), &Effort { longest: 3, ..Effort::default() }).unwrap_err();
    assert_eq!(breach.law, Law::Ends);
    assert_eq!(breach.text, "no end after 3 decisions");
}

#[test]
fn a_setup_that_is_refused_is_told() {
    let breach = run::<Toy>(&setup(9), &Effort::default()).unwrap_err();
    assert_eq!(
        (breach.law, breach.text.as_str()),
        (Law::SetsUp, "toy cannot be played by 9; 2 to 4 can play")
    );
}
