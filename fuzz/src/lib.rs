//! What all targets share: a text is tried on every game.

use shelf::{Shelved, Visitor};
use table::conformance::Breach;

/// Something that must hold for any text, whatever the game.
pub trait Property {
    /// Tries it on one game.
    fn hold<G: Shelved>(text: &str) -> Result<(), Breach>;
}

struct Try<'a, P>(&'a str, std::marker::PhantomData<P>);

impl<P: Property> Visitor for Try<'_, P> {
    type Out = Result<(), Breach>;

    fn visit<G: Shelved>(self) -> Result<(), Breach> {
        P::hold::<G>(self.0)
    }
}

/// Tries the property on every game; bytes that are no text are nobody's input.
pub fn every_game<P: Property>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for game in shelf::names() {
        match shelf::visit(game, Try::<P>(text, std::marker::PhantomData)) {
            Ok(Ok(())) => {}
            Ok(Err(breach)) => panic!("{game}: {breach}"),
            Err(unknown) => panic!("{unknown}"),
        }
    }
}
