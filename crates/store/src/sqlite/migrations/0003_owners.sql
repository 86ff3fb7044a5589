-- Who asks how many tables somebody has, or forgets somebody, must not read all tables.
CREATE INDEX game_table_owner ON game_table (owner) WHERE owner IS NOT NULL;

-- Lists of all tables, newest first.
CREATE INDEX game_table_newest ON game_table (listed, created_at);
