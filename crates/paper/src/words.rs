use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use table::aid::{Phrase, Value};
use unic_langid::LanguageIdentifier;

/// Every file of every language, as it stands in `locales/`.
static LOCALES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The languages we speak, English first.
#[must_use]
pub fn languages() -> Vec<&'static str> {
    let mut all: Vec<&str> = LOCALES.iter().map(|(language, _)| *language).collect();
    all.sort_by_key(|language| *language != "en");
    all
}

/// Nobody has translated Lamplight into that language yet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no language {given:?}; languages are: {}", languages().join(", "))]
pub struct UnknownLanguage {
    /// What was asked for, cut to a readable length.
    pub given: String,
}

/// The words of one language.
pub struct Words {
    language: String,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language we speak.
    pub fn of(language: &str) -> Result<Words, UnknownLanguage> {
        let found = LOCALES.iter().find(|(name, _)| *name == language);
        let (_, files) =
            found.ok_or_else(|| UnknownLanguage { given: language.chars().take(40).collect() })?;
        Ok(Words::from_files(language, files.iter().map(|(_, text)| (*text).to_owned())))
    }

    /// The words of a language from the text of its files. What cannot be read in them is missing; the test command
    /// finds it.
    pub fn from_files(language: &str, files: impl IntoIterator<Item = String>) -> Words {
        let known: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![known]);
        bundle.set_use_isolating(false);
        for text in files {
            let resource = FluentResource::try_new(text).unwrap_or_else(|(partly, _)| partly);
            bundle.add_resource_overriding(resource);
        }
        Words { language: language.to_owned(), bundle }
    }

    /// Which language.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Every letter and sign of the words of a language as they stand in its files.
    #[cfg(test)]
    pub(crate) fn letters(&self) -> std::collections::BTreeSet<char> {
        let files =
            LOCALES.iter().find(|(name, _)| *name == self.language).map_or(&[][..], |(_, files)| *files);
        let on_paper =
            |name: &str| ["aid", "tribes", "djinn", "rules-"].iter().any(|part| name.starts_with(part));
        let texts = files.iter().filter(|(name, _)| on_paper(name)).map(|(_, text)| *text);
        texts.flat_map(str::chars).filter(|letter| !letter.is_control()).collect()
    }

    /// Is there such a message?
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A message without values; a missing one shows its key between angle marks, as in the browser.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, None)
    }

    /// A message with values.
    #[must_use]
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            args.set(*name, self.value(value));
        }
        self.say_with(&phrase.key, Some(&args))
    }

    fn say_with(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("‹{key}›");
        };
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }

    fn value(&self, value: &Value) -> FluentValue<'static> {
        let text = match value {
            Value::Number(number) => return FluentValue::from(*number),
            Value::Code(code) => code.clone(),
            Value::Phrase(phrase) => self.phrase(phrase),
            Value::List { list } => self.join(&list.iter().map(|one| self.phrase(one)).collect::<Vec<_>>()),
        };
        FluentValue::String(Cow::Owned(text))
    }

    /// "a, b and c" as the language joins them.
    fn join(&self, parts: &[String]) -> String {
        let Some((last, first)) = parts.split_last() else { return String::new() };
        if first.is_empty() {
            return last.clone();
        }
        let mut args = FluentArgs::new();
        args.set("first", first.join(", "));
        args.set("last", last.clone());
        self.say_with("aid-and", Some(&args))
    }
}
