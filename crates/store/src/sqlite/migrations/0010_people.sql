-- What a name looks like, in a form in which names that look alike are equal. Empty: not yet known, because the name is
-- older than this column. NULL: nobody is compared with it, because the house gave it or because an older claim looks the same.
ALTER TABLE player ADD COLUMN look TEXT;
UPDATE player SET look = '' WHERE claimed IS NOT NULL OR name NOT LIKE 'Guest ____';
CREATE INDEX player_look ON player (look) WHERE look IS NOT NULL;
CREATE UNIQUE INDEX player_claimed_look ON player (look) WHERE claimed IS NOT NULL AND look <> '';

-- Claimed names whose accounts are gone, and until when nobody else may have them.
CREATE TABLE retired_name (
    look        TEXT PRIMARY KEY,
    until       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Codes that set a new password, once each: SHA-256 of the code.
CREATE TABLE recovery_code (
    player      TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    code        BLOB NOT NULL,
    PRIMARY KEY (player, code)
) STRICT, WITHOUT ROWID;

-- Where letters to a person go, once they have shown that they get them.
CREATE TABLE email (
    player      TEXT PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
    address     TEXT NOT NULL,
    is_confirmed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Letters on their way: SHA-256 of the secret in it. It confirms an address (0) or sets a new password (1).
CREATE TABLE letter (
    secret      BLOB PRIMARY KEY,
    player      TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    kind        INTEGER NOT NULL,
    address     TEXT NOT NULL,
    expires_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX letter_player ON letter (player);
CREATE INDEX letter_expiry ON letter (expires_at);

-- Whom somebody does not want to hear (0), or to have to do with at all (1).
CREATE TABLE block (
    player      TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    other       TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    kind        INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (player, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX block_other ON block (other);

-- Whom the owner of a table has turned away.
CREATE TABLE turned_away (
    game_table  TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    player      TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    PRIMARY KEY (game_table, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX turned_away_player ON turned_away (player);

-- For whom an open seat is kept.
ALTER TABLE seat ADD COLUMN kept_for TEXT REFERENCES player (id) ON DELETE SET NULL;
CREATE INDEX seat_kept ON seat (kept_for) WHERE kept_for IS NOT NULL;

-- What people told those who look after the house of others. It goes with whom it is about.
CREATE TABLE report (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    at          INTEGER NOT NULL,
    reporter    TEXT REFERENCES player (id) ON DELETE SET NULL,
    player      TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    game_table  TEXT,
    line        INTEGER,
    quote       TEXT NOT NULL,
    why         TEXT NOT NULL,
    detail      TEXT NOT NULL,
    settled_at  INTEGER,
    settled_by  TEXT
) STRICT;
CREATE INDEX report_reporter ON report (reporter) WHERE reporter IS NOT NULL;
CREATE INDEX report_player ON report (player);
CREATE INDEX report_waiting ON report (id) WHERE settled_at IS NULL;
