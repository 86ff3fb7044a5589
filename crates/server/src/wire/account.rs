//! What people send and get about their accounts: passwords, ways back in.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A language of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// Italian.
    It,
    /// German.
    De,
}

/// How you can get back into your account.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Account {
    /// Codes that are left.
    pub codes: u32,
    /// Where letters go; nowhere if absent.
    pub email: Option<Email>,
    /// Can this house send letters?
    pub has_mail: bool,
    /// In how many places you are signed in.
    pub sessions: u32,
}

/// An address for letters.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Email {
    /// The address.
    pub address: String,
    /// Have you shown that you get letters there?
    pub is_confirmed: bool,
}

/// The wish for another password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct ChangePassword {
    /// The password of today.
    pub password: String,
    /// The new one, 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub new_password: String,
}

/// Something that needs your password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct OwnPassword {
    /// Your password.
    pub password: String,
}

/// New codes. They are shown this once.
#[derive(Clone, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Codes {
    /// Each sets a new password, once. Earlier ones are worth nothing any more.
    pub codes: Vec<String>,
}

/// The wish to get letters at an address.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct SetEmail {
    /// The address, at most 200 characters.
    #[schema(max_length = 200)]
    pub address: String,
    /// Your password.
    pub password: String,
    /// The language of the letter that asks whether it is yours.
    #[serde(default)]
    #[ts(optional, as = "Option<Language>")]
    pub language: Language,
}

/// The secret of a letter.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct LetterSecret {
    /// What stands after the `#` of its link.
    pub secret: String,
}

/// The wish for a new password, with one of the account's codes.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct RecoverByCode {
    /// The claimed name.
    pub name: String,
    /// The code.
    pub code: String,
    /// The new password, 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub new_password: String,
}

/// The wish for a letter that leads to a new password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct AskForLetter {
    /// The claimed name.
    pub name: String,
    /// The letter's language.
    #[serde(default)]
    #[ts(optional, as = "Option<Language>")]
    pub language: Language,
}

/// The wish for a new password, with the secret of a letter.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct RecoverByLetter {
    /// What stands after the `#` of its link.
    pub secret: String,
    /// The new password, 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub new_password: String,
}
