-- Number and hash of the last entry stand with the table too, so that a log that lost its end is not taken for whole.
ALTER TABLE game_table ADD COLUMN last_seq INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN last_hash TEXT;
UPDATE game_table SET (last_seq, last_hash) =
    (SELECT seq, hash FROM entry WHERE entry.game_table = game_table.id ORDER BY seq DESC LIMIT 1)
    WHERE EXISTS (SELECT 1 FROM entry WHERE entry.game_table = game_table.id);
