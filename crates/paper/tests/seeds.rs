//! Our aids beside the documents the project grew out of: everything they state stands on ours, in every language.
//!
//! `seeds.json` holds the facts of those documents in words of our own, each with the place on our aid where it must be
//! found, and lists what is not there, with the reason.

use std::collections::BTreeMap;

use djinn::Djinn;
use paper::Words;
use serde::Deserialize;
use table::Game;
use table::aid::Aid;
use tribes::Tribes;

#[derive(Deserialize)]
struct Seeds {
    /// How numbers up to nine begin when they are written as words, by language.
    numbers: BTreeMap<String, Vec<String>>,
    /// How a thing is called, by language; `|` parts several ways to say it.
    terms: BTreeMap<String, BTreeMap<String, String>>,
    statements: Vec<Statement>,
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
struct Statement {
    seeds: Vec<String>,
    game: String,
    /// A thing on the aid, or `section:` and the name of a section.
    on: String,
    says: String,
    words: Vec<String>,
    numbers: Vec<u32>,
}

#[derive(Deserialize)]
struct Exception {
    seeds: Vec<String>,
    says: String,
    why: String,
    /// Where ours says it right.
    ours: String,
    numbers: Vec<u32>,
}

fn seeds() -> Seeds {
    serde_json::from_str(include_str!("seeds.json")).expect("the list of statements can be read")
}

/// What stands at every place of the aid of a game.
fn places(game: &str, words: &Words) -> BTreeMap<String, String> {
    let aid: Aid = if game == Tribes::NAME { Tribes::aid() } else { Djinn::aid() }.expect("it has an aid");
    let mut places = BTreeMap::new();
    for section in &aid.sections {
        let texts = section.texts.iter().map(|key| words.say(key));
        let text = [words.say(&section.title)].into_iter().chain(texts).collect::<Vec<_>>().join(" ");
        places.insert(format!("section:{}", section.id), text);
        for entry in &section.entries {
            let figure = entry.figure.map(|figure| figure.to_string());
            let phrases = [&entry.name].into_iter().chain(&entry.lead).chain(&entry.texts);
            let texts = phrases.map(|phrase| words.phrase(phrase)).chain(figure);
            places.insert(entry.id.clone(), texts.collect::<Vec<_>>().join(" "));
        }
    }
    places
}

fn has_number(text: &str, number: u32, spelt: &[String]) -> bool {
    let in_words = spelt.get(number as usize).map_or("", String::as_str);
    let mut parts = text.split(|sign: char| !sign.is_alphanumeric());
    parts.any(|part| {
        part == number.to_string()
            || in_words.split('|').any(|word| !word.is_empty() && part.starts_with(word))
    })
}

#[test]
fn every_statement_of_the_documents_stands_on_our_aids_in_every_language() {
    let seeds = seeds();
    let mut faults = Vec::new();
    for language in paper::languages() {
        let words = Words::of(language).expect("a language of ours");
        for game in ["tribes", "djinn"] {
            let places = places(game, &words);
            for statement in seeds.statements.iter().filter(|one| one.game == game) {
                let Some(text) = places.get(&statement.on).map(|text| text.to_lowercase()) else {
                    faults.push(format!(
                        "there is no {} on the aid of {game}: {}",
                        statement.on, statement.says
                    ));
                    continue;
                };
                for word in &statement.words {
                    // A language that nobody has written terms for is checked for its numbers.
                    let Some(ways) = seeds.terms[word].get(language) else { continue };
                    if !ways.split('|').any(|way| text.contains(way)) {
                        faults.push(format!(
                            "{language} {}: no word for {word} ({})",
                            statement.on, statement.says
                        ));
                    }
                }
                let spelt = seeds.numbers.get(language).map_or(&[][..], Vec::as_slice);
                for number in statement.numbers.iter().filter(|number| !has_number(&text, **number, spelt)) {
                    faults.push(format!("{language} {}: no {number} ({})", statement.on, statement.says));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_document_is_compared_and_every_exception_has_its_reason() {
    let seeds = seeds();
    for document in ["000", "001", "002", "003", "004"] {
        let stated = seeds.statements.iter().filter(|one| one.seeds.iter().any(|seed| seed == document));
        assert!(stated.count() >= 18, "too few statements of document {document}");
    }
    let words = Words::of("en").expect("English");
    let all: BTreeMap<String, String> =
        ["tribes", "djinn"].iter().flat_map(|game| places(game, &words)).collect();
    for exception in &seeds.exceptions {
        assert!(!exception.why.is_empty() && !exception.seeds.is_empty(), "{} has no reason", exception.says);
        let text = &all[&exception.ours];
        for number in &exception.numbers {
            assert!(has_number(text, *number, &[]), "{}: {text} does not say {number}", exception.says);
        }
    }
}

/// The Spanish document prints 3 in place of 3; no language of ours repeats it.
#[test]
fn haurvatat_is_worth_five_everywhere() {
    for language in paper::languages() {
        let text = &places("tribes", &Words::of(language).expect("a language of ours"))["djinn-haurvatat"];
        assert!(has_number(text, 5, &[]) && has_number(text, 3, &[]), "{language}: {text}");
    }
}
