use crate::Item;

table::counts! {
    /// Items in one place, counted by kind.
    #[cfg_attr(
        feature = "ts",
        derive(ts_rs::TS),
        ts(export_to = "index.ts", type = "Partial<Record<Item, number>>")
    )]
    pub struct Items of Item, at most 18;
}
