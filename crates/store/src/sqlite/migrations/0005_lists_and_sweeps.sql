-- Lists of the tables of one game, newest first.
CREATE INDEX game_table_of_game ON game_table (listed, game, created_at);
CREATE INDEX game_table_of_game_by_status ON game_table (listed, game, status, created_at);

-- What the sweep looks for must not be looked for among everything there is.
CREATE INDEX game_table_idle ON game_table (updated_at) WHERE status IN (0, 3);
CREATE INDEX session_expiry ON session (expires_at);

-- How many tables there are by status, counted as they come and go.
CREATE TABLE table_count (
    status      INTEGER PRIMARY KEY,
    n           INTEGER NOT NULL
) STRICT;
INSERT INTO table_count (status, n)
    SELECT value, (SELECT count(*) FROM game_table WHERE status = value) FROM json_each('[0, 1, 2, 3]');
CREATE TRIGGER game_table_comes AFTER INSERT ON game_table BEGIN
    UPDATE table_count SET n = n + 1 WHERE status = new.status;
END;
CREATE TRIGGER game_table_changes AFTER UPDATE OF status ON game_table WHEN old.status <> new.status BEGIN
    UPDATE table_count SET n = n - 1 WHERE status = old.status;
    UPDATE table_count SET n = n + 1 WHERE status = new.status;
END;
CREATE TRIGGER game_table_goes AFTER DELETE ON game_table BEGIN
    UPDATE table_count SET n = n - 1 WHERE status = old.status;
END;
