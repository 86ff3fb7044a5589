/// A piece of a rules text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A list.
    List(Vec<String>),
    /// A table; its first row is the head.
    Table(Vec<Vec<String>>),
}

/// A message of several lines as pieces, as the browser reads it: an empty line ends a piece, lines that begin with `•`
/// are a list, lines with `|` between their cells a table.
#[must_use]
pub fn blocks(message: &str) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut is_new = true;
    for line in message.lines().map(str::trim) {
        if line.is_empty() {
            is_new = true;
            continue;
        }
        let last = if is_new { None } else { found.last_mut() };
        is_new = false;
        if let Some(item) = line.strip_prefix('•') {
            let item = item.trim().to_owned();
            match last {
                Some(Block::List(items)) => items.push(item),
                _ => found.push(Block::List(vec![item])),
            }
        } else if line.contains('|') {
            let cells = line.split('|').map(|cell| cell.trim().to_owned()).collect();
            match last {
                Some(Block::Table(rows)) => rows.push(cells),
                _ => found.push(Block::Table(vec![cells])),
            }
        } else {
            match last {
                Some(Block::Text(text)) => {
                    text.push(' ');
                    text.push_str(line);
                }
                _ => found.push(Block::Text(line.to_owned())),
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_line_ends_a_piece_and_signs_make_lists_and_tables() {
        let text = "one\ntwo\n\n• a\n• b\n\nHead | Value\nx | 1\n\nend";
        let owned = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        assert_eq!(
            blocks(text),
            [
                Block::Text("one two".to_owned()),
                Block::List(owned(&["a", "b"])),
                Block::Table(vec![owned(&["Head", "Value"]), owned(&["x", "1"])]),
                Block::Text("end".to_owned()),
            ]
        );
    }
}
