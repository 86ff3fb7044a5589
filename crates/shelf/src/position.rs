use serde::Serialize;
use serde_json::Value;
use table::Faults;

use crate::{Shelved, UnknownGame, Visitor, names, visit};

/// A sound position of some game, in all its forms.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Written {
    /// The game.
    pub game: &'static str,
    /// The text form, whole: nothing is left out.
    pub text: String,
    /// The same as JSON.
    pub position: Value,
    /// The state's hash.
    pub hash: String,
}

/// Why a position was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionRefused {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// It is not a position of that game: everything that is wrong with it.
    #[error("this is no position of {game}: {faults}")]
    Faults {
        /// The game.
        game: String,
        /// Each fault with its place.
        faults: Faults,
    },
    /// It is not a position of any game: what each of them says.
    #[error("no game knows this position\n{}", each_line(.0))]
    Nobodys(Vec<(&'static str, Faults)>),
}

fn each_line(faults: &[(&str, Faults)]) -> String {
    faults.iter().map(|(game, faults)| format!("{game}: {faults}")).collect::<Vec<_>>().join("\n")
}

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Out = Result<Written, Faults>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let game = table::read_position::<G>(self.0)?;
        let position = game.position();
        Ok(Written {
            game: G::NAME,
            text: position.to_string(),
            position: serde_json::to_value(&position).unwrap_or_default(),
            hash: game.hash().to_string(),
        })
    }
}

/// Reads a position of the game with this name, in its text form or as JSON, and tells all its forms or all its faults.
/// Code that wants the game itself calls [`table::read_position`] in a [`Visitor`].
///
/// ```
/// let read = shelf::read_position("tribes", "players 2")?;
/// assert_eq!(shelf::read_position("tribes", &read.position.to_string())?, read);
/// # Ok::<(), shelf::PositionRefused>(())
/// ```
pub fn read_position(game: &str, text: &str) -> Result<Written, PositionRefused> {
    visit(game, Read(text))?.map_err(|faults| PositionRefused::Faults { game: game.to_owned(), faults })
}

/// The same for whatever game knows this position.
pub fn read_position_of_any(text: &str) -> Result<Written, PositionRefused> {
    let mut refused = Vec::new();
    for game in names() {
        match visit(game, Read(text))? {
            Ok(read) => return Ok(read),
            Err(faults) => refused.push((*game, faults)),
        }
    }
    Err(PositionRefused::Nobodys(refused))
}
