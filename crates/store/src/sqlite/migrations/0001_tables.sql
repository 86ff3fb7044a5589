-- People, with or without a password. A claimed name is unique in its folded form.
CREATE TABLE player (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    claimed     TEXT UNIQUE,
    password    TEXT,
    created_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where somebody is signed in: SHA-256 of the cookie's token.
CREATE TABLE session (
    token       BLOB PRIMARY KEY,
    player      TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    expires_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_player ON session (player);

-- A game, from its invitation to its end. Setup, settings and clocks are the server's own text.
CREATE TABLE game_table (
    id          TEXT PRIMARY KEY,
    game        TEXT NOT NULL,
    rules       INTEGER NOT NULL,
    owner       TEXT REFERENCES player (id) ON DELETE SET NULL,
    status      INTEGER NOT NULL,
    listed      INTEGER NOT NULL,
    setup       TEXT NOT NULL,
    settings    TEXT NOT NULL,
    seed        TEXT,
    clocks      TEXT,
    rematch     TEXT,
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    due_at      INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX game_table_listed ON game_table (listed, status, created_at);
CREATE INDEX game_table_due ON game_table (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE seat (
    game_table  TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    player      TEXT REFERENCES player (id) ON DELETE SET NULL,
    name        TEXT,
    bot         TEXT,
    stand_in    TEXT,
    PRIMARY KEY (game_table, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_player ON seat (player) WHERE player IS NOT NULL;

-- The log: exactly one of move and undo is set.
CREATE TABLE entry (
    game_table  TEXT NOT NULL,
    seq         INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    move        TEXT,
    undo        INTEGER,
    at          INTEGER NOT NULL,
    hash        TEXT NOT NULL,
    PRIMARY KEY (game_table, seq)
) STRICT, WITHOUT ROWID;

-- The newest state written out in full, so that a long game comes back quickly.
CREATE TABLE snapshot (
    game_table  TEXT PRIMARY KEY,
    seq         INTEGER NOT NULL,
    position    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    game_table  TEXT NOT NULL,
    n           INTEGER NOT NULL,
    player      TEXT REFERENCES player (id) ON DELETE SET NULL,
    name        TEXT NOT NULL,
    seat        INTEGER,
    text        TEXT NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (game_table, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_player ON chat (player) WHERE player IS NOT NULL;
