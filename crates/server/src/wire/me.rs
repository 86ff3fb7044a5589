use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who you are.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Me {
    /// Your public id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Has the name no password yet? Then only this browser can use it.
    pub is_guest: bool,
}

/// A guest's wish to be called otherwise.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct Rename {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A guest's wish to keep a name.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct Claim {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
    /// 8 to 256 characters.
    #[schema(min_length = 8, max_length = 256)]
    pub password: String,
}

/// A name that is kept from now on.
#[derive(Clone, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct Claimed {
    /// Who you are now.
    #[serde(flatten)]
    pub me: Me,
    /// Codes that set a new password, once each, if it is forgotten. They are shown this once.
    pub codes: Vec<String>,
}

/// A name and its password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct Credentials {
    /// The claimed name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// How far to sign out.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct SignOut {
    /// On every device, not only here.
    #[serde(default)]
    pub everywhere: bool,
}

/// The wish to be forgotten.
#[derive(Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct DeleteMe {
    /// Needed if the name has a password.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// A wish for a bot token.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "index.ts")]
pub struct NewToken {
    /// What it is for, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub label: String,
}

/// A bot token, without its secret.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct TokenInfo {
    /// Its number, to revoke it.
    pub id: i64,
    /// What it is for.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
}

/// A new bot token. The secret is shown this once.
#[derive(Clone, Serialize, TS, ToSchema)]
#[ts(export_to = "index.ts")]
pub struct TokenMade {
    /// The token.
    pub info: TokenInfo,
    /// What a bot sends as `Authorization: Bearer ...`; it then has its owner's rights at every table.
    pub secret: String,
}
