nav = Main pages
nav-home = Play
nav-home-label = Lamplight, to the first page
nav-learn = Learn
nav-rules = Rules
nav-replay-file = Replay
nav-puzzles = Puzzles
nav-settings = Settings
nav-help = Help
footer-unofficial = Unofficial and free: about Lamplight
footer-at = At the real table: player aids, score pad
skip-to-content = Skip to the content

page-new = New table
page-replay = Replay
page-replay-file = Replay
page-review = Review
page-review-file = Review
page-analysis = Analysis board
page-puzzles = Puzzles
page-puzzle = Puzzles
page-learn = Learn
page-lesson = Learn
page-rules = Rules
page-settings = Settings
page-help = Help
page-about = About
page-house = Looking after the house
page-not-found = Not found
page-trouble = This page could not be loaded.

loading = One moment …
try-again = Try again
reload = Load the page again
go-home = To the first page
close = Close
back = Back
cancel = Cancel
copy = Copy
copied = Copied
not-found-title = Nothing here
not-found-text = There is no page at this address.

home-title = A table is laid for you
home-text = Five Tribes and Djinn, against friends or strong opponents, in your browser. No sign-up, no waiting.
home-play = Play
home-starting = Laying the table …
home-play-note = Starts a game of Five Tribes against one opponent at once.
home-play-bots = Play against a bot
home-continue = Continue
home-new = New table
home-games = The games
home-mine = My games
home-mine-empty = No game of yours is running. The big button starts one.
home-open = Open tables
home-open-empty = Nobody is waiting for players. Make a table and share its link.
home-plain = More games
home-past = Finished games
home-look = Have a look
home-join = Join
home-more = Show more
table-remove = Remove from my games
table-remove-sure = This ends the game for good. Remove it?

# how a table stands, in a list
card-stopped = given up
card-alone = { $points } points
card-tied = Tied: { $names }
card-won-you = You won by { $points }
card-at-least = at least { $points }
card-won = { $name } won by { $points }
card-turn = { $name } decides
home-learn-title = Learn Five Tribes in five minutes
home-learn-text = Twelve small lessons on the real board: do one thing, see what it brings, go on.
home-learn-begin = Begin
home-learn-all = All lessons
home-learn-away = I know the games

status-table-open = waiting for players
status-table-playing = running
status-table-over = finished
status-table-closed = closed

new-title = New table
new-game = The game
new-which = Which game
new-players = Players
new-seats = Who plays
new-seats-note = Several seats for people at this screen make a hot-seat game: a curtain hides each hand from the others.
new-table = The table
new-clock = Time to think
new-join = Who may take an open seat
new-assist = Help
new-free-undo = Take back as much as you like (only bots oppose)
new-pause = Bots pause a moment, so that one can follow
new-rulings = Rulings and variants
new-rulings-note = Where the rules are open to reading we chose the usual answer. Change it here if your group plays otherwise.
new-start = Start the game
new-make = Make the table
option-off = without { $name }
clock-none = As long as one likes
clock-quick = 10 minutes, and 10 seconds a turn
clock-calm = 25 minutes, and 30 seconds a turn
clock-hours = 8 hours a turn
clock-day = 1 day a turn
clock-days = 3 days a turn
clock-left = { $time } left
clock-other = { $minutes } minutes, and { $seconds } seconds a turn
clock-other-turn = { $hours } hours a turn
join-link = Whoever has the link
join-anyone = Everybody; the table is listed
assist-none = None
assist-lens = Lens: what each choice brings
assist-hints = Lens and hints
plan-me = A person at this screen
plan-open = Open: whoever comes
plan-bot = Bot, level { $number }: { $level }
plan-name = Name (optional)
setup-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }

level-random = Wanderer
level-about-random = Sees what brings points, and misses much of it. For a first game.
level-novice = Apprentice
level-about-novice = Knows what brings points, but often takes the second best.
level-greedy = Trader
level-about-greedy = Looks a little ahead, and errs now and then.
level-planner = Strategist
level-about-planner = Weighs its best turns with a trained eye, but not for long.
level-search = Sultan
level-about-search = Plays on in its head for as long as it is given. The real fight.
level-number = level { $number }
level-named = level { $number }: { $name }

seats = Players
seat-open = open seat
guest = Guest { $code }
seat-you = you
seat-away = away
seat-take = Sit here
seat-letter = Seat { $letter }
stand-in-resigned = given up, a bot plays ({ $level })
stand-in-time_out = out of time, a bot plays ({ $level })
stand-in-left = gone, a bot plays ({ $level })
take-back = Take the seat back

waiting-open =
    { $count ->
        [one] One seat is open
       *[other] { $count } seats are open
    }
waiting-how = Send the link to whoever should play with you. The game begins as soon as the last seat is taken.
waiting-ready = Everybody is here
waiting-start = Start the game
waiting-leave = Leave the table
waiting-guest = Take a seat to play. The game begins as soon as the last seat is taken.
waiting-clock = The clock starts when everybody is ready
waiting-name = Your name, as the others see it
waiting-free = Free the seat
waiting-bot = Add a bot …

# what the people of a table agree on
ready-ask = Are you ready? The clock starts when everybody is.
ready-yes = I am ready
ready-wait = Waiting until { $names } is ready. No clock runs.
call-off = Suggest calling it off
call-off-mine = You suggest calling the game off. The others have not agreed yet.
call-off-not = Take it back
call-off-theirs =
    { $count ->
        [one] { $names } would like to call the game off.
       *[other] { $names } would like to call the game off.
    }
call-off-agree = Agree
call-off-go-on = No, play on
gone-theirs =
    { $count ->
        [one] { $names } has given up. A bot plays on.
       *[other] { $names } have given up. Bots play on.
    }
gone-end = End the game here
gone-go-on = Go on with the bot
stopped-you = You gave up in round { $round }
stopped-by = { $name } gave up in round { $round }
stopped-together = Called off by agreement in round { $round }

invite = Link to invite others

table-title = Table
table-of = Table of { $names }
table-loading = Fetching the table …
table-trouble = This table cannot be shown
table-closed = This table was given up before the game began.
link-reconnecting = Connection lost. Trying again …
link-reconnecting-text = Nothing is lost: every confirmed move is kept by the server.

title-your-turn = Your turn
status-over = The game is over.
status-yours = Your turn.
status-others = { $name } is thinking.
status-sending = Sending …
actions = What you can do
undo = Take back
hint = Hint
hint-thinking = Thinking …
try-it = Try it
hint-says = Hint: { $move }
skip = Skip ahead
gains-turn = This turn { $points }
end-question = End your turn?
end-brought = This turn brings { $points }.
end-sure = End my turn
news = What happened last
recap-open = What { $name } did last
recap-open-you = What you did last
watch-again = Watch again
since-last =
    { $count ->
        [one] Since you were last here: 1 turn.
       *[other] Since you were last here: { $count } turns.
    }
since-watch = Watch
refused = Not done: { $reason }
refused-other = { $text }
refused-retry =
    { $seconds ->
        [one] Try again in one second.
       *[other] Try again in { $seconds } seconds.
    }
resign = Give up
resign-sure = Give up your seat?
resign-text = The others can go on with a bot in your seat, or end the game. While the game runs you can take your seat back. If all agree, it can also be called off.
resign-alone = The game ends here. Nobody else is waiting for you.
watching = You are watching.
side = Players, log and talk
tab-log = Log
tab-points = Points
tab-moves = Moves
tab-chat = Chat
tab-new =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
round = Round { $round }
spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
ending-soon = Last round: { $reason }
log = Log
log-empty = Nothing has happened yet.
log-earlier =
    { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
log-undo = took back
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
moves-notation = Type a move
moves-all =
    { $count ->
        [one] One legal move
       *[other] All { $count } legal moves
    }
moves-more =
    { $count ->
        [one] One more: type its beginning.
       *[other] { $count } more: type the beginning of one.
    }
moves-none = It is not for you to decide now.
ledger = Points by source
ledger-source = Source
ledger-total = Total
points-label = Points:
points-at-least = Points known to all, at least:
points-covered = + stands for points that only their owner knows.
points-hidden = hidden
plain-title = The table in words
plain-text = The board of this game is not drawn yet. Here is all you may see and all you may do.
plain-view = What you see
plain-do = Your turn: choose one of { $count } moves.
plain-wait = { $name } decides.
plain-over = The game is over.

curtain-title = { $name } decides
curtain-text = Hand the screen to { $name }. The others look away.
curtain-lift = I am { $name }

# why a hint
why-plan = The whole turn: { $plan }.
why-points = Expected { $points }
why-gift = Next player's best turn: { $before } before, { $after } after
why-win = Chance to win: { $chance } %
why-than-gift = { $plan } would bring { $points } now, but leave the next player { $by } more points.
why-than-win = { $plan } would bring { $points } now, but you would win { $by } in a hundred games less often.
why-than-lead = { $plan } would bring { $points } now, but playing on you would be { $by } points worse off.
why-than-other = { $plan } would bring { $points } now, but what comes after it is worse.
why-most = Nothing that was looked at brings more points now.

final-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
final-chart = Points over time
final-alone = You reached { $points } points
final-you-win =
    { $points ->
        [0] You win
       *[other] You win by { $points } points
    }
final-margin = { $points } points ahead
final-rematch = Play again
final-rematch-join = To the next game
final-replay = Replay
final-review = Review this game
chart-label = A line for each player, points upward, decisions from left to right
fair-yes = Fair: the seed is the one promised before the first move
fair-no = The seed is not the one that was promised
fair-unknown = This browser cannot check the seed here; `lamplight verify` can
fair-how = Before the first decision the server showed a fingerprint (SHA-256) of the secret all shuffles come from. Now the secret is open: its fingerprint must be the same, and the log with the secret gives the same game on any machine.
fair-commitment = Fingerprint shown at the start
fair-seed = The secret, now open

replay-mine = My finished games
replay-mine-empty = No game of yours is finished yet.
replay-title = Replay
replay-file-text = Open a log file that you downloaded here or that Lamplight wrote, and go through the game step by step.
replay-open = Open a log file
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $last }
replay-scrub = Step
replay-turns = Turns of
replay-turn-before = Turn before
replay-turn-next = Next turn
replay-share = Copy link
replay-download = Download log
replay-analyse = Analyse from here
replay-review-file = Review a log file

settings-screen = Screen
settings-language = Language
settings-theme = Light
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-sound = Sounds
settings-sound-off = Off
settings-sound-quiet = Quiet
settings-sound-clear = Clear
settings-motion = Motion
settings-motion-auto = As the system
settings-motion-full = On
settings-motion-reduced = Off
settings-speed = How fast others' moves are shown
settings-speed-slow = Slowly
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-playing = Playing
settings-tick-confirm = Ask before a turn ends
settings-tick-shortcuts = Keyboard shortcuts
settings-tick-letters = Letters on the pieces
settings-tick-notation = Moves in notation too (bid 8)

account = Name and account
account-guest = You are { $name }, a guest: only this browser knows you. Keep the name with a password to use it elsewhere.
account-known = You are signed in as { $name }.
account-name = Name
account-password = Password
account-password-rule = Only to keep a name or to sign in; at least 8 characters.
account-rename = Change name
account-claim = Keep this name
account-sign-in = Sign in
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-delete = Delete my account
account-delete-sure = I want my account and my names removed from every table.
account-renamed = You have a new name.
account-claimed = The name is yours now.
account-signed-in = Welcome back.
account-signed-out = Signed out.
account-deleted = Your account is gone.

help-title = Help
help-intro = Everything at the table works with mouse, touch and keyboard. The line above the board always says whose turn it is and what you may do.
help-playing = At the table
help-playing-status = The line above the board says what you may do now.
help-playing-pick = What you can choose is marked on the board; click, touch, or walk there with the arrow keys and press Enter.
help-playing-list = The tab “Moves” lists every legal move as a button and takes the notation typed in.
help-playing-undo = “Take back” undoes your last step as long as nothing was revealed and nobody else decided.
help-playing-log = The log keeps every decision in short notation, with what came of it.
help-playing-ledger = “Points” shows what everybody would score now, by source; a question mark hides what you may not know.
help-keys-everywhere = Keys everywhere
help-keys-table = Keys at the table
help-keys-replay = Keys in a replay
help-keys-board = Keys on the board of { $game }
help-keys-off = Single-key shortcuts can be switched off in the settings.
key-help = this page
key-undo = take back
key-hint = ask for a hint
key-moves = type a move
key-board = to the board
key-skip = skip ahead to now
key-log = show the log
key-points = show the points
key-chat = talk
key-read = say again what I may do
key-walk = walk from one thing to the next
key-choose = choose
key-step-back = one step back
key-step-on = one step on
key-first = to the beginning
key-last = to the end
key-play = play or pause

about-title = About Lamplight
about-what = What this is
about-what-text = Lamplight is the open home of two board games about djinns: Five Tribes with its expansions The Thieves of Naqala and The Artisans of Naqala, and Djinn. Play in the browser, watch, replay and study, or use the same engine as a fast simulator.
about-unofficial = Unofficial
about-unofficial-text = Lamplight has nothing to do with the publishers or designers of these games. The names of the games are used only to say what is implemented. If you like a game, buy it: a table with friends is better than any screen.
about-own = Own words, own drawings
about-own-text = Every text and every drawing here is our own. Rules are told in our words; where no source gives a number, ours is marked as our own design.
about-open = Open
about-open-text = The program is free software under the MIT licence or the Apache licence 2.0, as you prefer.
about-fair = Fair
about-fair-text = All chance comes from one secret per table. Its fingerprint is shown before the first move and the secret after the last, so that anybody can check that no shuffle was touched.
about-private = Private
about-private-text = No tracking, no adverts, no third party. A cookie holds your seat; your settings stay in this browser. You can delete your account and names at any time.
about-api = For programmers: how to write a client or a bot

rules-contents = Contents
rules-search = Search the rules
rules-now = What matters now
rules-nothing = Nothing in the rules speaks of “{ $wish }”.

refused-client-unreachable = The server cannot be reached.
refused-client-offline = There is no connection to the table at the moment.
refused-client-fault = Something went wrong in this browser.
refused-client-file-too-large = This file is too large to be a log.
refused-table-not-found = There is no such table.
refused-table-broken = The data of this table cannot be read. It is kept as it is; whoever runs this server has to look at it.
refused-table-stale = The table had moved on; here is how it stands now.
refused-table-over = The game is over.
refused-table-not-your-decision = Somebody else decides now.
refused-undo-nothing = There is nothing of yours to take back.
refused-undo-others-decided = Somebody else has decided since.
refused-undo-revealed = Your last step revealed something and cannot be taken back.
refused-server-stopping = The server is restarting.
refused-me-bot = A bot cannot change its owner’s account.
refused-me-nobody = The server does not know you any more. Load the page again.
refused-me-signed-out = You are signed out.
refused-me-wrong-password = Name and password do not fit.
refused-name-bad = A name has 1 to { $most } printable characters.
refused-name-claimed = A kept name cannot be changed.
refused-name-taken = Somebody else has this name, or one that looks like it.
refused-password-length = A password has { $least } to { $most } characters.
refused-seat-taken = Somebody else took this seat.
refused-seat-not-yours = This is not your seat.
refused-seat-yours-already = You sit here already.
refused-seat-bot-decides = A bot plays this seat now.
refused-seat-out-of-time = Your time for this decision has run out. The bot makes it, then you can take your seat back.
refused-table-full = No seat is open.
refused-table-not-full = A seat is still open.
refused-table-started = The game has begun.
refused-table-not-started = The game has not begun yet.
refused-table-not-over = The game is still running.
refused-table-not-yours = Only who made the table may do this.
refused-table-closed = This table was closed.
refused-table-reload = The table is being fetched anew.
refused-chat-length = Please be shorter: at most { $most } characters.
refused-chat-players-only = Only players may talk here.
refused-hint-thinking = A hint is on its way.
refused-hint-none = There is no hint for this moment.
refused-lens-none = The lens sees nothing here.
refused-assist-not-allowed = This table does not allow this help.
refused-log-bad = This is not a log we can read. What is wrong is in line { $line }.
refused-log-too-large = This log is too large.
refused-review-none = There is no review of this game yet.
refused-review-empty = There is nothing to review: nothing was decided.
refused-lesson-not-found = There is no such lesson.
refused-lesson-too-long = A lesson has at most { $most } moves.
refused-puzzle-not-found = There is no such puzzle.
refused-position-impossible = This position cannot be:
refused-analysis-too-long = An analysis has at most { $most } moves.
refused-analysis-nodes = A mind may be asked for { $least } to { $most } decisions in thought.
refused-analysis-shared-screen = Several people play at this screen: there are no trials.
refused-analysis-nothing-played = Nothing was decided that could be judged.
refused-setup-players = { $given } cannot play this: it is for { $min } to { $max }.
refused-setup-option = There is no option “{ $given }”. There are: { $allowed }.
refused-setup-value = “{ $key }” cannot be { $given }. Allowed: { $allowed }.
refused-setup-rules = Version { $given } of the rules is not known here. The newest is { $newest }.
refused-setup-unreadable = The server cannot read this setup: { $reason }
refused-protocol-too-old = This page is older than the server. It is loaded again.
refused-table-unknown-rules = This game follows rules that this server does not know yet. It is left as it is.
refused-undo-broken = This cannot be taken back: what came before it cannot be played again.
refused-log-game = This log is of another game.
refused-log-no-seed = This log has no seed: its game is still running.
refused-log-seed = The seed of this log is not the one that was promised.
refused-log-entry = The log cannot be replayed from line { $line } on.
refused-log-order = A line of this log is missing or stands in the wrong place.
refused-log-undo = This log takes back what was never done.
refused-log-history = What this log takes back cannot be played again.
refused-log-hash = This log leads to another position than it tells.
refused-log-end = This log tells of another end than its moves lead to.
refused-server-unavailable = The server is busy or resting. Try again soon.
refused-api-bad = The server does not understand this request. Load the page again.
refused-api-unknown = The server does not know this address.
refused-body-bad = The server does not understand what was sent. Load the page again.
refused-body-not-json = The server does not understand what was sent. Load the page again.
refused-body-too-large = That was too large to send.
refused-clock-bad = These thinking times cannot be played.
refused-command-bad = The server does not understand this request. Load the page again.
refused-command-too-large = That was too large to send.
refused-level-unknown = There is no such opponent.
refused-minds-unknown-level = There is no such opponent.
refused-limit-chat = You are talking too fast.
refused-limit-commands = Too much was asked for at once.
refused-limit-connections = Too many people are watching here already.
refused-limit-watchers = Too many people are watching here already.
refused-limit-guests = Too many new guests have come from your address.
refused-limit-hints = You have asked for help too often just now.
refused-limit-passwords = There were too many tries with a password.
refused-limit-replays = Too many replays were asked for at once.
refused-limit-reviews = Too many reviews at once.
refused-limit-lessons = That was very quick. The lessons need a short rest.
refused-limit-analysis = That was very quick. The analysis board needs a short rest.
refused-limit-lines = You have asked the mind too often just now.
refused-limit-requests = Too much was asked for in too short a time.
refused-limit-tables = You have opened too many tables in a short time.
refused-limit-tokens = You have as many bot tokens as allowed: give one back first.
refused-limit-undos = This game has become so long that nothing more can be taken back.
refused-limit-unfinished-tables = You have too many unfinished tables: finish or close one first.
refused-limit-bot-tables = You have too many running tables of bots alone: wait until one is over.
refused-move-not-a-move = The server cannot read this move.
refused-origin-foreign = This was asked for from another site and is not allowed.
refused-seat-unknown = There is no such seat at this table.
refused-seats-count = The number of seats does not fit the number of players.
refused-shelf-unknown-game = There is no such game here.
refused-token-label = A bot token needs a short name.
refused-token-unknown = There is no such bot token.
refused-house-banned = You may not come in here: { $reason }
refused-chat-muted = You may not talk here for now: { $reason }
refused-house-not-a-steward = This page is for those who look after the house.
refused-house-operator-only = Only the operator may do this, on the machine itself.
refused-house-reason = Say why, in 1 to { $most } characters.
refused-house-guest = This is a guest. The name was never claimed with a password.
refused-house-until = The end lies in the past.
refused-house-steward = This person looks after the house. The operator has to end that first.
refused-house-whom = Name either a person or an address.
refused-house-address = This is no address. An address is 192.0.2.7 or 2001:db8:1:2::/64.
refused-house-words = Type 1 to { $most } characters.
refused-person-not-found = There is no such person.

# Accounts, and people among each other
page-account = Your account
page-recover = Back into your account
page-confirm = Your e-mail address
account-forgot = Forgotten the password?
account-more = Password, recovery, blocked people, your data
seat-kept = kept for { $name }
home-invited = You are invited
refused-chat-unseen = That line shows nothing, or turns its text around; say it otherwise.
refused-email-bad = This is no e-mail address. One is such as ann@example.org.
refused-house-no-mail = This house sends no letters.
refused-letter-not-found = This link has been used, or is too old. Ask for a new letter.
refused-limit-guesses = Somebody has tried too often to get into this account. Wait a while, or use a recovery code.
refused-limit-letters = Too many letters in a short time. Use one you have, or wait a while.
refused-limit-reports = That is enough reports for now; somebody will read them first.
refused-limit-exports = You have saved your data several times just now. Wait a minute.
refused-limit-blocks = You keep away from { $most } people; no more are possible.
refused-me-guest = A guest has no password. Keep your name with one first.
refused-me-wrong-code = Name or code is wrong.
refused-person-not-wanted = This person takes no invitations from you.
refused-person-yourself = That is you yourself.
refused-report-detail = At most { $most } characters are allowed there.
refused-report-no-line = That line is gone, or somebody else said it.
refused-report-no-table = A line needs its table.
refused-seat-kept = This seat is kept for somebody else.
refused-table-turned-away = Whoever made this table does not want you to sit here.
