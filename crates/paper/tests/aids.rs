//! Every aid on every paper, in every language.

use djinn::Djinn;
use paper::{Form, Paper, Sides, Words};
use table::Game;
use table::aid::Aid;
use tribes::Tribes;

/// Every aid there is, with the name of its game: each game with each choice of boxes.
fn aids() -> Vec<(&'static str, Aid)> {
    let mut all = Vec::new();
    let games = [(Tribes::NAME, Tribes::aid()), (Djinn::NAME, Djinn::aid())];
    for (game, aid) in games.into_iter().filter_map(|(game, aid)| Some((game, aid?))) {
        for chosen in 0..1_u32 << aid.boxes.len() {
            let boxes: Vec<&str> =
                (0..aid.boxes.len()).filter(|n| chosen & (1 << n) != 0).map(|n| aid.boxes[n]).collect();
            all.push((game, aid.of_boxes(&boxes)));
        }
    }
    assert!(all.len() >= 5, "Five Tribes with four choices of boxes, and Djinn");
    all
}

fn pages(file: &[u8]) -> usize {
    let text = String::from_utf8_lossy(file);
    text.matches("/Type /Page").count() + text.matches("/Type/Page").count()
        - text.matches("/Type /Pages").count()
        - text.matches("/Type/Pages").count()
}

#[test]
fn every_aid_fits_on_one_sheet_in_every_language_and_is_small() {
    for (game, aid) in aids() {
        for language in paper::languages() {
            let words = Words::of(language).expect("a language of ours");
            for paper in [Paper::A4, Paper::Letter] {
                let what = format!("{game} {:?} {language} {paper:?}", aid.boxes);
                for sides in [Sides::Fewest, Sides::Two] {
                    let file = paper::aid(game, &aid, &words, paper, Form::Page(sides)).expect(&what);
                    assert!(file.starts_with(b"%PDF-"), "{what}");
                    assert!(pages(&file) <= 2, "{what}: {} pages", pages(&file));
                    assert!(file.len() < 200_000, "{what}: {} bytes", file.len());
                    assert!(
                        String::from_utf8_lossy(&file).contains("FontFile"),
                        "{what}: the fonts are not in the file"
                    );
                }
            }
        }
    }
}

#[test]
fn the_base_game_of_five_tribes_fits_on_one_side() {
    let (game, aid) = aids().swap_remove(0);
    for language in paper::languages() {
        let words = Words::of(language).expect("a language of ours");
        for on in [Paper::A4, Paper::Letter] {
            let file = paper::aid(game, &aid, &words, on, Form::Page(Sides::One)).expect(language);
            assert_eq!(pages(&file), 1, "{language}");
        }
    }
}

#[test]
fn cards_hold_one_thing_each_nine_on_a_page() {
    for (game, aid) in aids() {
        let words = Words::of("de").expect("German");
        let file = paper::aid(game, &aid, &words, Paper::A4, Form::Cards).expect("cards are never too many");
        let texts = aid.sections.iter().filter(|section| !section.texts.is_empty()).count();
        let things: usize = aid.sections.iter().map(|section| section.entries.len()).sum();
        assert_eq!(pages(&file), (texts + things).div_ceil(9), "{game}");
    }
}

#[test]
fn no_word_is_missing_in_any_language() {
    for (game, aid) in aids() {
        for language in paper::languages() {
            let words = Words::of(language).expect("a language of ours");
            for piece in paper::pieces(game, &aid, &words) {
                let text = piece.text();
                assert!(!text.contains('‹') && !text.contains('{'), "{game} {language}: {text}");
            }
        }
    }
}

/// A language made up for this test: English with every letter of every sentence in brackets. Whatever comes without
/// them was not taken from the words of the language.
#[test]
fn a_language_nobody_has_heard_of_is_spoken_throughout() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en");
    let files = std::fs::read_dir(folder).expect("English").map(|file| {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("words");
        text.lines().map(made_up).collect::<Vec<_>>().join("\n")
    });
    let words = Words::from_files("en", files);
    for (game, aid) in aids() {
        let pieces = paper::pieces(game, &aid, &words);
        for piece in &pieces {
            for word in piece.text().split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)) {
                // Codes of cards and passages are the same in every language: H1, A.
                let is_code = word.chars().any(|sign| sign.is_ascii_digit())
                    || word.chars().filter(|sign| sign.is_alphabetic()).count() == 1;
                assert!(
                    word.chars().filter(|sign| sign.is_alphabetic()).all(|sign| sign == 'Þ') || is_code,
                    "{game}: {word:?} in {:?} was not taken from the language",
                    piece.text()
                );
            }
        }
        assert!(paper::page(game, &aid, &words).contains('Þ'));
    }
}

/// A line of a file of words with every letter that people read turned into the same sign.
fn made_up(line: &str) -> String {
    let (key, text) = match line.split_once('=') {
        Some((key, text)) if !line.starts_with([' ', '#']) => (format!("{key}="), text.to_owned()),
        _ if line.starts_with('#') => return line.to_owned(),
        _ => (String::new(), line.to_owned()),
    };
    let mut depth = 0;
    let is_choice = text.trim_start().starts_with(['[', '*']);
    let mut in_choice = is_choice;
    let turned: String = text
        .chars()
        .map(|sign| {
            match sign {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            let kept = depth > 0 || in_choice || !sign.is_alphabetic();
            if in_choice && sign == ']' {
                in_choice = false;
            }
            if kept { sign } else { 'Þ' }
        })
        .collect();
    key + &turned
}
