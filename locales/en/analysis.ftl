# The analysis board.
analysis-text = Set up any position, play on for all seats, try variations, and ask the strongest mind what it thinks.
analysis-bad-file = This is no analysis of Lamplight, or it was damaged on the way.
analysis-from-text = A written position
analysis-from-file = A file
analysis-from-games = Any step of a finished game can be analysed from its replay:
analysis-game = Game
analysis-position = Position
analysis-how = How is a position written?
analysis-how-text = One thing a line: the number of players, each tile with its meeples, what everybody has, and whose turn it is. What is left out has its usual place. A click on the board leads to the line of a tile.
analysis-example-tribes =
    players 2
    c3 large_market ywg
    f3 sacred_place_6 y
    b2 bb
    d5 r
    a4 yw
    a2 yw
    e1 rg
    A viziers=1
    turn A
analysis-use-example = Use this example
analysis-set-up = Set it up
analysis-file-text = An analysis that you saved, or the log of a game.
analysis-open = Open a file
analysis-beginning = Beginning
analysis-dealt = dealt again
analysis-deal = Deal again
analysis-share = Copy link
analysis-save = Save as a file
analysis-other = Another position
analysis-decides = { $name } decides, round { $round }
analysis-over = The game is over.
analysis-ask = Ask the strongest mind
analysis-lines = What the strongest mind thinks
analysis-thinking = Thinking, step { $depth } of { $most } …
analysis-thought = { $nodes } decisions were played in thought.
analysis-tree = Variations
analysis-name = Name
analysis-comment = Comment
analysis-remove = Remove this and what follows
analysis-trial = This is a trial. Nothing is sent to the table.
analysis-trial-text = What you cannot know is dealt at random.
analysis-to-table = Back to the table
analysis-no-help = This table does not allow to ask a mind.
analysis-edit = Edit this position
