//! Drawings of things: the browser's own, as paths. `npm run marks` in `web/` writes them.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::Deserialize;

static MARKS: &str = include_str!("../marks.json");

/// One drawing: its shapes, on a square of 100 by 100.
pub(crate) type Mark = Vec<Shape>;

/// One painted path.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Shape {
    /// Its way: M, L, C and Z with whole coordinates on the square, as SVG writes them.
    d: String,
    pub(crate) fill: Option<Paint>,
    pub(crate) stroke: Option<Line>,
}

/// Red, green, blue, and how much of it covers what is below.
pub(crate) type Paint = (u8, u8, u8, f32);

/// A painted line: colour and width on the square.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Line {
    pub(crate) paint: Paint,
    pub(crate) width: f32,
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    Move([f32; 2]),
    Line([f32; 2]),
    Curve([f32; 6]),
    Close,
}

impl Shape {
    /// Its way on the square, step by step.
    pub(crate) fn steps(&self) -> Vec<Step> {
        let starts: Vec<usize> = self.d.match_indices(char::is_alphabetic).map(|(at, _)| at).collect();
        let ends = starts.iter().skip(1).copied().chain([self.d.len()]);
        let parts = starts.iter().zip(ends).map(|(start, end)| self.d[*start..end].split_at(1));
        let step = |(kind, rest): (&str, &str)| {
            let numbers: Vec<f32> = rest.split(' ').filter_map(|number| number.parse().ok()).collect();
            match kind {
                "M" => numbers[..].try_into().ok().map(Step::Move),
                "L" => numbers[..].try_into().ok().map(Step::Line),
                "C" => numbers[..].try_into().ok().map(Step::Curve),
                _ => Some(Step::Close),
            }
        };
        parts.filter_map(step).collect()
    }
}

/// The drawing of a thing of a game, if there is one.
pub(crate) fn mark(game: &str, id: &str) -> Option<&'static Mark> {
    static READ: OnceLock<HashMap<String, HashMap<String, Mark>>> = OnceLock::new();
    let all = READ.get_or_init(|| serde_json::from_str(MARKS).expect("the drawings are part of the program"));
    all.get(game)?.get(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_read_step_by_step() {
        let shape = Shape { d: "M1 2L3.5 4C1 2 3 4 5 6Z".to_owned(), fill: None, stroke: None };
        let curve = Step::Curve([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        assert_eq!(shape.steps(), [Step::Move([1.0, 2.0]), Step::Line([3.5, 4.0]), curve, Step::Close]);
    }

    #[test]
    fn every_drawing_is_painted_and_stays_on_its_square() {
        let all: HashMap<String, HashMap<String, Mark>> = serde_json::from_str(MARKS).expect("drawings");
        assert!(all["tribes"].len() > 60 && all["djinn"].len() > 100);
        for (id, mark) in all.values().flatten() {
            assert!(!mark.is_empty(), "{id} is empty");
            for shape in mark {
                assert!(shape.fill.is_some() || shape.stroke.is_some(), "{id} has a shape nobody sees");
                assert!(matches!(shape.steps().first(), Some(Step::Move(_))), "{id}: {}", shape.d);
                for step in shape.steps() {
                    let on_square = |numbers: &[f32]| numbers.iter().all(|one| (-30.0..=130.0).contains(one));
                    assert!(
                        match step {
                            Step::Move(to) | Step::Line(to) => on_square(&to),
                            Step::Curve(by) => on_square(&by),
                            Step::Close => true,
                        },
                        "{id} leaves its square: {step:?}"
                    );
                }
            }
        }
    }
}
