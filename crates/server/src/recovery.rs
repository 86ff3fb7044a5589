//! Ways into an account, and how often they may be tried: by one address, and at one account from anywhere.

use axum::http::StatusCode;
use store::{PlayerRow, TokenHash};

use crate::hall::Hall;
use crate::http::Address;
use crate::identity::{self, Person};
use crate::names;
use crate::problem::Problem;
use crate::random;

/// So many codes are made at a time.
const CODES: usize = 8;

/// Somebody tries to get into an account, which may not exist.
pub struct Guess {
    /// The account.
    pub row: Option<PlayerRow>,
    account: String,
}

impl Guess {
    /// Counts a guess at the account with this name.
    pub async fn at(hall: &Hall, address: &Address, name: &str) -> Result<Guess, Problem> {
        hall.allow(&hall.config.limits.passwords, &address.0)?;
        let row = account(hall, name).await?;
        let asked = names::look(&name.chars().take(100).collect::<String>());
        Guess::begin(hall, row, asked)
    }

    /// Counts a guess at one's own account.
    pub async fn at_own(hall: &Hall, address: &Address, person: &Person) -> Result<Guess, Problem> {
        hall.allow(&hall.config.limits.passwords, &address.0)?;
        let row = hall.store.player(&person.id).await?;
        Guess::begin(hall, row, person.id.clone())
    }

    fn begin(hall: &Hall, row: Option<PlayerRow>, asked: String) -> Result<Guess, Problem> {
        // A name that nobody has is limited as well: how many guesses there are must not tell who is here.
        let account = row.as_ref().map_or(asked, |row| row.id.clone());
        hall.allow(&hall.config.limits.guesses, &account)?;
        Ok(Guess { row, account })
    }

    /// It was right: only wrong ones count, so that nobody is shut out of an account that is used a lot.
    pub fn right(self, hall: &Hall) -> Option<PlayerRow> {
        hall.give_back(&hall.config.limits.guesses, &self.account);
        self.row
    }

    /// Is this the password? Tells whose it is.
    pub async fn password(self, hall: &Hall, password: &str) -> Result<PlayerRow, Problem> {
        let kept = self.row.as_ref().and_then(|row| row.password.clone());
        let kept = kept.filter(|_| identity::check_password(password).is_ok());
        let is_right = identity::verify_password(hall, password.to_owned(), kept).await?;
        if is_right { self.right(hall).ok_or_else(wrong_password) } else { Err(wrong_password()) }
    }
}

/// Says nothing of which of the two it was.
pub fn wrong_password() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "me/wrong-password", "name or password is wrong")
}

/// The account with this name, or with one that looks like it.
pub async fn account(hall: &Hall, name: &str) -> Result<Option<PlayerRow>, Problem> {
    // Names of an earlier version may be written in a way that is not allowed any more.
    let typed = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let forms = names::check(name).ok();
    let claimed = forms.as_ref().map(|forms| forms.claimed.clone());
    for claimed in claimed.into_iter().chain([typed]) {
        if let Some(row) = hall.store.player_by_claim(&claimed).await? {
            return Ok(Some(row));
        }
    }
    match forms {
        Some(forms) => Ok(hall.store.player_by_look(&forms.look).await?),
        None => Ok(None),
    }
}

/// Refuses whoever does not know the password of the account they are signed in with. A guest has none.
pub async fn check_own_password(
    hall: &Hall,
    address: &Address,
    person: &Person,
    given: Option<&str>,
) -> Result<(), Problem> {
    if person.is_guest {
        return Ok(());
    }
    let guess = Guess::at_own(hall, address, person).await?;
    guess.password(hall, given.unwrap_or_default()).await.map(|_| ()).map_err(|problem| {
        if problem.status == StatusCode::UNAUTHORIZED {
            let text = "your password is needed for this, and it is wrong";
            return Problem::new(StatusCode::UNAUTHORIZED, "me/wrong-password", text);
        }
        problem
    })
}

/// New codes, as they are shown and as they are kept.
pub fn new_codes() -> Result<(Vec<String>, Vec<TokenHash>), Problem> {
    let codes = (0..CODES).map(|_| random::code()).collect::<Result<Vec<_>, _>>()?;
    let kept = codes.iter().map(|code| read_code(code)).collect();
    Ok((codes, kept))
}

/// A code as it is kept, however it was typed.
pub fn read_code(given: &str) -> TokenHash {
    let letters: String = given.chars().take(100).filter(|c| c.is_alphanumeric()).collect();
    random::hash(&letters.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ_and_may_be_typed_as_one_likes() {
        let (codes, kept) = new_codes().unwrap();
        assert_eq!((codes.len(), kept.len()), (CODES, CODES));
        assert!(codes.iter().all(|code| code.len() == 19 && code.matches('-').count() == 3), "{codes:?}");
        assert!((1..CODES).all(|n| kept[n] != kept[0]));
        let typed = format!(" {} ", codes[0].replace('-', " ").to_uppercase());
        assert_eq!(read_code(&typed), kept[0]);
    }
}
