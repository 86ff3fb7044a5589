//! Names: how they are written, and which of them look alike. Names that look alike are one name.

use store::{NameForms, OldNameRow, StoreError};
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use crate::hall::{Hall, now_ms};
use crate::problem::Problem;

/// What stands in place of the name of somebody who is gone.
pub const GONE: &str = "(gone)";

/// How the names begin that the house gives to guests; four characters of their id follow.
pub const GUEST: &str = "Guest ";

const LONGEST_NAME: usize = 24;

/// So many names of an old file are looked at together.
const PAGE: u32 = 200;

/// A name as it is shown, trimmed, of fair length and printable, with the forms in which it is compared.
pub fn check(name: &str) -> Result<NameForms, Problem> {
    let given = name.chars().take(4 * LONGEST_NAME).nfkc().collect::<String>();
    let shown = given.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = shown.chars().count();
    let look = look(&shown);
    if length == 0
        || length > LONGEST_NAME
        || shown.chars().any(is_unseen)
        || shown == GONE
        || look.is_empty()
    {
        let text = format!("{length} characters were given; 1 to {LONGEST_NAME} printable ones are allowed");
        return Err(Problem::bad("name/bad", text).with("given", length).with("most", LONGEST_NAME));
    }
    Ok(NameForms { claimed: shown.to_lowercase(), shown, look })
}

/// As [`check`], for a name that somebody wants to have: those that the house gives are nobody's to choose.
pub fn check_wish(name: &str) -> Result<NameForms, Problem> {
    let name = check(name)?;
    let given = look(GUEST);
    let is_given =
        name.look.strip_prefix(given.as_str()).is_some_and(|rest| rest.trim_start().chars().count() <= 4);
    if is_given { Err(taken()) } else { Ok(name) }
}

/// Refuses a name to be shown at a seat that is somebody else's.
pub async fn check_seat(hall: &Hall, name: &str, by: &str) -> Result<(), Problem> {
    let name = check(name)?;
    if hall.store.is_name_taken(&name.look, by, now_ms()).await? { Err(taken()) } else { Ok(()) }
}

fn taken() -> Problem {
    Problem::conflict("name/taken", "somebody else has this name, or one that looks like it")
}

/// Characters that show nothing or turn the text around: with them one name could look like another, or like none.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || turns_text(c)
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0e}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Characters that change the direction of what is around them: with them a line can say one thing and show another.
pub fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Is there anything to be seen in this line?
pub fn shows_something(line: &str) -> bool {
    line.chars().any(|c| !c.is_whitespace() && !is_unseen(c) && c != '\u{fe0f}')
}

/// Equal for names that look alike, in whatever letters and case they are written.
pub fn look(name: &str) -> String {
    let name: String = name.nfkc().collect();
    // A capital and its small letter are the same letter, and may be confused with different ones, so both are asked.
    let once: String = skeleton(&name).collect::<String>().to_lowercase();
    let twice: String = skeleton(&once).collect::<String>().to_lowercase();
    // The capital of i looks like l.
    twice
        .nfkc()
        .filter(|c| !c.is_whitespace())
        .map(|c| if matches!(c, 'i' | 'ı') { 'l' } else { c })
        .collect()
}

/// Finds out what the names of an old file look like. Of two claimed names that look alike the older keeps its look,
/// and both stay.
pub async fn learn_old_names(hall: &Hall) -> Result<(), StoreError> {
    loop {
        let old = hall.store.old_names(PAGE).await?;
        if old.is_empty() {
            return Ok(());
        }
        for OldNameRow { player, name } in old {
            let mut look = look(&name);
            if look.is_empty() {
                // Shown as it is, and compared with nobody's.
                look = format!("\u{0}{player}");
            }
            hall.store.set_look(OldNameRow { player, name }, &look).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_bounded_and_printable() {
        assert_eq!(check("  Ann   Lee ").unwrap().shown, "Ann Lee");
        let long = "x".repeat(25);
        for bad in [
            "",
            "   ",
            &long,
            "a\u{202e}b",
            "a\u{0}b",
            "\u{3164}",
            "An\u{ad}n",
            "A\u{fe01}nn",
            "\u{fe0f}",
            GONE,
        ] {
            assert!(check(bad).is_err(), "{bad:?}");
        }
        assert!(check(&"ß".repeat(24)).is_ok(), "characters, not bytes");
        assert_eq!(check("Ａｎｎ").unwrap().shown, "Ann", "wide letters are letters");
        assert_eq!(check("Jose\u{301}").unwrap(), check("José").unwrap(), "one letter, written in two ways");
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for (a, b) in [
            ("Ann", "ANN"),
            ("paypal", "PayPaI"),
            ("paypal", "paypa1"),
            ("Ann", "Аnn"),   // Cyrillic А
            ("Anna", "Αnna"), // Greek Α
            ("Ivan", "IVAN"),
            ("scope", "ѕсоре"), // Cyrillic throughout
            ("Bob", "B0b"),
            ("modern", "rnodern"),
            ("Tea ☕", "Tea ☕\u{fe0f}"),
            ("Ann Lee", "AnnLee"),
            ("ﬁn", "fin"),
            ("Ⅳ", "IV"),
        ] {
            assert_eq!(look(a), look(b), "{a:?} {b:?}");
        }
        for (a, b) in
            [("Ann", "Anna"), ("Ann", "Änn"), ("Tom", "Tim"), ("Zoe", "Zoë"), ("Bob", "Rob"), ("あ", "い")]
        {
            assert_ne!(look(a), look(b), "{a:?} {b:?}");
        }
        let twice = look("Wally 1O0 Ⅷ ﬀ");
        assert_eq!(look(&twice), twice, "its own look");
    }

    #[test]
    fn what_the_house_gives_is_nobodys_to_choose() {
        for bad in ["Guest ab12", "guest ab12", "GUEST 1", "Gueѕt ab12", "Guest"] {
            assert!(check_wish(bad).is_err(), "{bad}");
        }
        assert!(check_wish("Guestavo").is_err(), "it looks like a guest without a space");
        assert!(check_wish("Guest of honour").is_ok());
        assert!(check("Guest ab12").is_ok(), "it may be signed in with, if somebody has it");
    }

    #[test]
    fn a_line_shows_something() {
        for line in ["hello", "…", "👩\u{200d}🚀", "שלום"] {
            assert!(shows_something(line), "{line:?}");
        }
        for line in ["", " ", "\u{200b}", "\u{2800}\u{2800}", "\u{3164}", "\u{fe0f}", "\u{e0041}", "\u{2003}"]
        {
            assert!(!shows_something(line), "{line:?}");
        }
        assert!("a\u{202e}b".chars().any(turns_text) && !"שלום".chars().any(turns_text));
    }
}
