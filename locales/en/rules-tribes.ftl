rules-tribes-title = Five Tribes: the rules in our words
rules-tribes-base = The game

rules-tribes-aim = What it is about
rules-tribes-aim-text =
    The city of Naqala has no ruler, and five tribes wander through it. Two to four players send them about, take tiles, trade, and call djinns.

    Whoever has the most points when the game ends wins. Points come from gold, Viziers, Elders, djinns, tiles with your camels, palm trees and palaces on them, and goods in your hand.

rules-tribes-setup = Laying the table
rules-tribes-setup-text =
    Thirty tiles are shuffled into a board of six columns and five rows, and three meeples are drawn blindly for every tile, so that the bag is empty. Columns are called a to f, rows 1 to 5.

    Everybody has 50 gold, kept covered. With three or four players each has 8 camels and one turn marker; with two players 11 camels and two turn markers. The markers stand in random order on the bid order track.

    Nine resource cards lie in a row; its front is marked. Three djinns lie open.

rules-tribes-round = A round
rules-tribes-round-text =
    A round has three parts:
    • Everybody bids for the order of play.
    • Every turn marker acts once, the highest bid first.
    • The rows of cards are filled up again.

    When a marker acts, its owner takes one whole turn: move meeples, check for control, do the action of the tribe, do the action of the tile, sell goods.

rules-tribes-bid = Bidding
rules-tribes-bid-text =
    In bid order, put your marker on a free place of the turn order track and pay its price at once: 0, 0, 0, 1, 3, 5, 8, 12 or 18 gold.

    The three places for 0 are a queue: who bids 0 enters it next to the 1 and pushes earlier bidders back. So the last to bid 0 is the first of them to play.

    The order in which the markers act is the bid order of the next round.

rules-tribes-move = Moving meeples
rules-tribes-move-table =
    Pick up all meeples of one tile. Walk from tile to neighbouring tile, never diagonally, and drop one meeple on every tile you step on, in the order of colours you like. You need exactly as many steps as you have meeples.

    • You may not step straight back to the tile you just came from. A longer way round to it is fine.
    • The last meeple must be dropped on a tile that already holds one of its colour. Meeples you dropped earlier in this move count.
    • Camels, palm trees and palaces do not hinder anybody.

    If any move is possible at all you must make one.
rules-tribes-move-text =
    { rules-tribes-move-table }

    The board offers only steps from which the move can still be finished.

rules-tribes-control = Taking a tile
rules-tribes-control-text =
    After the last drop you take all meeples of that colour from the tile, the one just dropped included; that is always at least two.

    If the tile is now empty and nobody's camel stands there, you put one of your camels on it. The tile is yours to the end of the game, with all palm trees and palaces that stand or will stand on it.

    A tile emptied by picking up its meeples does not become yours. Without a camel left you cannot take a tile, but everything else goes on.

rules-tribes-tribes = The five tribes
rules-tribes-tribes-text =
    What you do next depends on the colour of the meeples you took.

    Tribe | Action
    Viziers (yellow) | { tribes-act-vizier }
    Elders (white) | { tribes-act-elder }
    Merchants (green) | { tribes-act-merchant }
    Builders (blue) | { tribes-act-builder }
    Assassins (red) | { tribes-act-assassin }

    { tribes-act-note }

rules-tribes-tiles = The tiles
rules-tribes-tiles-text =
    Then the tile where your move ended is used, whoever owns it. Oasis and Village must be used, the others may be.

    Tile | Points | Number | Action
    Oasis | red 8 | 6 | Place a palm tree here.
    Village | blue 5 | 5 | Place a palace here.
    Small market | red 6 | 8 | Pay 3 gold, take 1 of the first 3 cards.
    Large market | red 4 | 4 | Pay 6 gold, take 2 of the first 6 cards.
    Sacred place | blue 6, 10, 12, 15 | 7 | Pay 2 Elders, or 1 Elder and 1 Fakir, and take 1 of the open djinns.

    There are 12 palm trees and 10 palaces; a tile may hold any number of them.

rules-tribes-djinns = Djinns
rules-tribes-djinns-table =
    A djinn stays with you and is worth its points at the end. Some work by themselves. The others cost something each time, an Elder or a Fakir as the card says, and can be used once in each of your turns, also in the turn in which you got them.
rules-tribes-djinns-text =
    { rules-tribes-djinns-table }

    Touch or focus a djinn at the table to read what it does. You are only offered a power when you can pay for it and it has an effect.

rules-tribes-goods = Goods and Fakirs
rules-tribes-goods-text =
    There are nine kinds of goods: ivory, jewels and gold (2 of each), papyrus, silk and spice (4 of each), fish, wheat and pottery (6 of each), and 18 Fakirs.

    At the end of your turn you may sell sets. In a set all goods differ. What is left in your hand at the end of the game is worth the same.

    Different goods | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
    Gold or points | 1 | 3 | 7 | 13 | 21 | 30 | 40 | 50 | 60

    Fakirs are never sold. They help Builders and Assassins, and pay for djinns.

rules-tribes-cleanup = Filling up
rules-tribes-cleanup-text =
    When all markers have acted, the cards left in the row move to its front and new ones are added up to nine; the djinns are filled up to three. Before that nothing is refilled, so late players choose from less.

rules-tribes-end = The end
rules-tribes-end-text =
    The game ends with the round in which somebody places the last camel, or in which no move of meeples is possible any more. All markers of that round still act.

rules-tribes-score = Points
rules-tribes-score-text =
    For | Points
    Gold | 1 each
    Viziers | 1 each, and 10 for every opponent with fewer
    Elders | 2 each
    Djinns | as printed
    Tiles with your camel | as printed
    Palm trees on your tiles | 3 each
    Palaces on your tiles | 5 each
    Goods | best sets, by the table above

    Most points win; who is level shares the win.

rules-tribes-rulings = Where the rules leave a question open
rules-tribes-rulings-text =
    • Assassins may kill on the tile where they were taken, and must kill if somebody is in reach without Fakirs.
    • Djinns with a price can be used once per turn; with two players each of your two markers is a turn of its own.
    • “Neighbouring” for Hagis and Lamia means all eight tiles around.
    • Nekir is paid once per killing, even if two die at once.
    • If you cannot afford any free place when bidding, you take the cheapest for what you have.

    Some of these can be changed when a table is made.

rules-tribes-thieves = The Thieves of Naqala

rules-tribes-thieves-what = What comes with them
rules-tribes-thieves-what-text =
    Five thieves, one for each tribe, lie in a pile with one face up; with the Artisans there is a sixth. The djinn Morgiane joins the others: no thief of another player touches her owner.

    Whenever you could buy a djinn at a Sacred place you may take the open thief instead, at the same price. A new one is turned up when the rows are filled, so at most one is sold in a round.

rules-tribes-thieves-use = Using a thief
rules-tribes-thieves-use-text =
    Right after the action of the thief's tribe you may use it, but not in the turn in which you bought it. The thief then leaves the game.

    Clockwise from your left every other player gives up what the thief demands and chooses what that is; whoever has too little gives what there is. Then you choose what to take. The rest is discarded.

    A thief you did not use is worth 6 points.

rules-tribes-thieves-list = The thieves
rules-tribes-thieves-list-text =
    Thief | Tribe | The others give up | You take
    Houssain | Merchants | 2 resource cards each | 2 of them
    Ziad | Viziers | 1 Vizier each | 1 of them
    Ouafat | Elders | 1 djinn each | 1 of them
    Kohdjah | Assassins | the camel on 1 tile each | control of 1 of these tiles
    Shalim | Builders | 1 palm tree or palace each | 1 of them, for a tile of yours
    Madjaar | Artisans | 1 item each | 1 of them

rules-tribes-artisans = The Artisans of Naqala

rules-tribes-artisans-what = A larger city
rules-tribes-artisans-what-text =
    Six new tiles are mixed with ten of the others in the middle of a board of six by six. A sixth tribe, 15 purple Artisans, is mixed into the bag. Everybody gets a tent, and 18 items lie face down. The djinns Geb and Ptah join; Boaz and Kandicha know the Artisans too.

rules-tribes-artisans-ground = Mountains and chasm
rules-tribes-artisans-ground-text =
    Mountains stand on two sides of every workshop. No meeple steps across them, and none onto the chasm. Assassins, Builders and tents do not mind mountains; the chasm is never red, blue or anybody's.

    New tile | Points | Number | Action
    Workshop | blue 5 | 3 | Pay 1 Artisan or 2 Fakirs and take the top item unseen.
    Specialised market | red 10 | 2 | Pay 4 gold and take any one open card.
    Chasm | none | 1 | Nobody can go there.

rules-tribes-artisans-tribe = The Artisans
rules-tribes-artisans-tribe-text =
    Keep the Artisans you took. Draw as many items, keep one of them covered, and put the others openly on the discard. Assassins may kill Artisans in front of a player as they may kill Viziers and Elders.

rules-tribes-artisans-tent = The tent
rules-tribes-artisans-tent-text =
    Once in the game, when you take a tile, you may put your tent there instead of a camel. It counts as a camel does, and brings 1 more point for every red tile among its own and the eight around it.

    The game now ends when somebody has placed all camels and the tent.

rules-tribes-artisans-items = Items
rules-tribes-artisans-items-text =
    Precious items are worth 5, 7 or 9 points at the end. Magic items work once, in your own turn, one of them a turn, and are worth nothing at the end:

    • Flying carpet: your last meeple flies to any tile that holds its colour.
    • Fabulous lamp: take one of the open djinns without paying.
    • Enchanting flute: bring up to five meeples from neighbouring tiles onto one tile.
    • Burning scimitar: kill any two meeples on the board; tiles emptied so become yours.
    • Tempest talisman: move one of your camels to an empty tile.
    • Horn of plenty: lay a new row of nine cards in the order you like.
    • Rebirth ring: take an item back from the discard.

rules-tribes-artisans-score = More points
rules-tribes-artisans-score-text =
    • Every Artisan is 2 points, 3 if nobody has more than you.
    • Precious items count what is printed; Geb gives 3 more for each, Ptah 2 more for each Artisan.
    • The values of Geb, Ptah and Morgiane and the numbers of the precious items are ours: no source we could read gives them.
