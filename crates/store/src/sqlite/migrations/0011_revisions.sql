-- How often a table was written, its log with it: who writes says what they have read.
ALTER TABLE game_table ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
