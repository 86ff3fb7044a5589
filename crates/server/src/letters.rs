//! What letters say, in the reader's language. The words are with all others, in `locales/`.

use crate::wire::Language;

/// A letter to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub body: String,
}

impl Letter {
    /// Asks whether its reader is the person with this name.
    pub fn confirm(language: Language, name: &str, origin: &str, secret: &str) -> Letter {
        let link = format!("{origin}/confirm#{secret}");
        write(language, ["letter-confirm-subject", "letter-confirm"], name, &link)
    }

    /// Leads to a new password.
    pub fn recover(language: Language, name: &str, origin: &str, secret: &str) -> Letter {
        let link = format!("{origin}/recover#{secret}");
        write(language, ["letter-recover-subject", "letter-recover"], name, &link)
    }
}

fn write(language: Language, [subject, text]: [&str; 2], name: &str, link: &str) -> Letter {
    let say = |key: &str| words(language, key).replace("{ $name }", name);
    let body = format!("{}\n\n{}\n\n{link}\n\n{}\n", say("letter-greeting"), say(text), say("letter-ignore"));
    Letter { subject: say(subject), body }
}

/// A message of one line.
fn words(language: Language, key: &str) -> &'static str {
    let file = match language {
        Language::En => include_str!("../../../locales/en/letters.ftl"),
        Language::Es => include_str!("../../../locales/es/letters.ftl"),
        Language::It => include_str!("../../../locales/it/letters.ftl"),
        Language::De => include_str!("../../../locales/de/letters.ftl"),
    };
    let mut lines = file.lines().filter_map(|line| line.split_once(" = "));
    lines.find_map(|(known, text)| (known == key).then_some(text)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_whole_in_every_language() {
        for language in [Language::En, Language::Es, Language::It, Language::De] {
            for letter in [
                Letter::confirm(language, "Ann", "https://example.org", "abc"),
                Letter::recover(language, "Ann", "https://example.org", "abc"),
            ] {
                assert!(letter.subject.len() > 10, "{letter:?}");
                let parts: Vec<_> = letter.body.trim_end().split("\n\n").collect();
                assert_eq!(parts.len(), 4);
                assert!(parts.iter().all(|part| part.len() > 4 && !part.contains(['{', '}'])), "{letter:?}");
                assert!(parts[0].contains("Ann") && parts[2].ends_with("#abc"), "{letter:?}");
            }
        }
    }
}
