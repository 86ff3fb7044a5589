-- A program that plays with its owner's rights: SHA-256 of its token.
CREATE TABLE bot_token (
    id          INTEGER PRIMARY KEY,
    token       BLOB NOT NULL UNIQUE,
    player      TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    label       TEXT NOT NULL,
    created_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX bot_token_player ON bot_token (player);
