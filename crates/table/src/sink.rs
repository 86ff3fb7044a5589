/// Where a game puts the events of a decision.
///
/// Search passes `&mut ()`, which throws them away and costs nothing.
pub trait Sink<E> {
    /// Takes one event.
    fn put(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn put(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn put(&mut self, event: E) {
        self.push(event);
    }
}
