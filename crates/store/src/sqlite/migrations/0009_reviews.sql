-- Reviews: of a table's game, or of a log somebody brought. A review's head comes last, when every choice is judged.
CREATE TABLE review (
    id          TEXT PRIMARY KEY,
    total       INTEGER NOT NULL,
    head        TEXT,
    created_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- `made` counts within a review, so that whoever follows it asks only for what is new.
CREATE TABLE verdict (
    review      TEXT NOT NULL REFERENCES review (id) ON DELETE CASCADE,
    made        INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    body        TEXT NOT NULL,
    PRIMARY KEY (review, made),
    UNIQUE (review, number)
) STRICT, WITHOUT ROWID;
