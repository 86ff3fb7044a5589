//! How minds play Djinn. One program for all, because each would compile the whole search again.

mod hint;
mod laws;
