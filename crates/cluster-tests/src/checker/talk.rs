//! Talk: what was acknowledged is kept, once, and everybody is told the same. No two lines of a round are alike.

use super::{Case, Rule, Violation};
use crate::history::{Talk, What, Wish};

/// Of a table's talk only so many lines are kept.
const KEPT: usize = 200;

pub(super) fn check(case: &Case<'_>) -> Vec<Violation> {
    let kept = &case.truth.talk;
    let mut found = Vec::new();
    let mut broken = |text: String| found.push(case.broken(Rule::Talk, text));
    for (index, line) in kept.iter().enumerate() {
        if kept[..index].iter().any(|other| other.text == line.text) {
            broken(format!("{line:?} is kept twice"));
        }
    }
    let differs = |told: &Talk| {
        let is_gone = kept.len() >= KEPT && kept.first().is_some_and(|first| told.n < first.n);
        !is_gone && !kept.contains(told)
    };
    for event in &case.events {
        match &event.what {
            What::Said { talk, .. } if differs(talk) => broken(format!("{talk:?} was told, but is not kept")),
            What::Snapshot(sight) => {
                if let Some(talk) = sight.talk.iter().find(|talk| differs(talk)) {
                    broken(format!("{talk:?} was told, but is not kept"));
                }
            }
            What::Done { id, .. } => {
                let Some((Wish::Say { text }, _)) = case.wish(event, *id) else { continue };
                if !kept.iter().any(|line| line.text == *text) && kept.len() < KEPT {
                    broken(format!("{text:?} was acknowledged, but is not kept"));
                }
            }
            What::Refused { id, .. } => {
                let Some((Wish::Say { text }, _)) = case.wish(event, *id) else { continue };
                if kept.iter().any(|line| line.text == *text) {
                    broken(format!("{text:?} was refused, but is kept"));
                }
            }
            _ => {}
        }
    }
    found
}
