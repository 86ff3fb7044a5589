-- Who may look after the house in a browser.
CREATE TABLE steward (
    player      TEXT PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
    since       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who may not talk (0) or not come in (1), until a moment or until it is lifted. Exactly one of player and address is set.
CREATE TABLE sanction (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    kind        INTEGER NOT NULL,
    player      TEXT REFERENCES player (id) ON DELETE CASCADE,
    address     TEXT,
    until       INTEGER,
    reason      TEXT NOT NULL,
    at          INTEGER NOT NULL
) STRICT;
CREATE INDEX sanction_player ON sanction (player) WHERE player IS NOT NULL;

-- Everything that was done by whoever looks after the house. It outlives whom it is about.
CREATE TABLE audit (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    at          INTEGER NOT NULL,
    who         TEXT NOT NULL,
    who_name    TEXT NOT NULL,
    deed        TEXT NOT NULL,
    player      TEXT,
    game_table  TEXT,
    address     TEXT,
    detail      TEXT NOT NULL,
    reason      TEXT NOT NULL
) STRICT;
CREATE INDEX audit_player ON audit (player) WHERE player IS NOT NULL;
CREATE INDEX audit_table ON audit (game_table) WHERE game_table IS NOT NULL;

-- Logs whose tables were removed. They are long, so they go in small steps.
CREATE TABLE leftover (
    game_table  TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- What is kept for a time only must not be looked for among everything there is.
CREATE INDEX chat_age ON chat (at);
CREATE INDEX game_table_finished ON game_table (updated_at) WHERE status = 2;
