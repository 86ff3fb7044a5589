-- How far a game is, as the server's own text: lists tell it without replaying anything.
ALTER TABLE game_table ADD COLUMN progress TEXT;
