use std::io;
use std::path::Path;

/// What a browser must know of a game, written by the game itself: types of its wire, and what is printed on its cards.
///
/// A game without a board of its own in the browser has nothing to write.
pub trait TypeScript {
    /// Writes it into this folder, replacing what was there.
    fn write_typescript(folder: &Path) -> io::Result<()> {
        let _ = folder;
        Ok(())
    }
}
