lessons-tribes-move-title = Move the meeples
lessons-tribes-move-1 = Choose c3. You pick up all the meeples that stand there.
lessons-tribes-move-2 = Walk and drop one on every tile you step on. The last one must join its own colour: bring the yellow Vizier to f3.
lessons-tribes-move-done = That is how every turn begins. You took both Viziers, and the empty tile is yours.
lessons-tribes-move-miss = From c3 three steps lead to f3, and the yellow one comes last.

lessons-tribes-match-title = Join your own colour
lessons-tribes-match-1 = Your last meeple takes everybody of its colour from the tile. Find the move that takes three green Merchants.
lessons-tribes-match-done = Three in one go. Where many of a colour wait together, it is good to end.
lessons-tribes-match-miss = Those were fewer. Two Merchants wait on e3: let the green one from c2 be the last.

lessons-tribes-control-title = Take a tile
lessons-tribes-control-1 = If your last meeple leaves the tile empty, the tile is yours. Take c5, worth 12 points.
lessons-tribes-control-done = Your camel stands there now: 12 points at the end.
lessons-tribes-control-miss = Somebody of another colour stayed, so the tile is still free. On c5 only an Elder waits: end there with the white one.

lessons-tribes-vizier-title = Viziers (yellow)
lessons-tribes-vizier-1 = Viziers are kept: 1 point each, and 10 more for every opponent with fewer. You have 1, your opponent 2. Overtake!
lessons-tribes-vizier-done = Three against two: 10 points more, as long as you stay ahead.
lessons-tribes-vizier-miss = That was another tribe. The yellow one from d2 can join the Vizier on d4.

lessons-tribes-merchant-title = Merchants (green)
lessons-tribes-merchant-1 = Each Merchant you take brings you the next card from the front of the row. Take three: end on c3 with the green one from b4.
lessons-tribes-merchant-done = Ivory, silk and fish: the more different goods, the more they are worth together.
lessons-tribes-merchant-miss = That was another tribe. From b4, drop the white one first and end on c3 with the green one.

lessons-tribes-builder-title = Builders (blue)
lessons-tribes-builder-1 = Builders earn gold: how many you take, times the blue tiles among theirs and the eight around it. Find the place that pays 10 or more.
lessons-tribes-builder-done = A blue neighbourhood pays. The number on a tile shows its colour.
lessons-tribes-builder-miss = There are too few blue tiles around that place. Look at d3.

lessons-tribes-assassin-title = Assassins (red)
lessons-tribes-assassin-1 = Take the Assassins: end on c4 with the red one from b3.
lessons-tribes-assassin-2 = Two Assassins reach two steps far and kill one meeple. On e4 a lonely Merchant guards 15 points. You know what to do.
lessons-tribes-assassin-done = The tile was empty after that, so it became yours: 15 points without even going there.
lessons-tribes-assassin-miss = Nothing was won there. A tile becomes yours if its only meeple falls: look at e4.

lessons-tribes-elder-title = Elders (white) and djinns
lessons-tribes-elder-1 = Elders are kept; they pay for djinns. End on the Sacred place e4 with the white one.
lessons-tribes-elder-2 = Two Elders buy one of the open djinns. Take the one you like.
lessons-tribes-elder-done = A djinn brings points at the end and a power for the whole game. Touch one at any time to read about it.
lessons-tribes-elder-miss = That was another tribe. Drop the green one first, then the white one on e4.

lessons-tribes-palm-title = Palm trees and palaces
lessons-tribes-palm-1 = After the tribe, the tile itself acts. d3 is your Oasis: end there with the blue one, and a palm tree grows.
lessons-tribes-palm-done = 3 points more for the tile's owner. A Village brings a palace in the same way: 5 points.
lessons-tribes-palm-miss = The palm tree grows where your move ends. Drop the yellow one first, then the blue one on d3.

lessons-tribes-market-title = Markets
lessons-tribes-market-1 = End on the Small market b4 with the yellow one.
lessons-tribes-market-2 = For 3 gold you may take one of the first three cards. You hold fish, wheat and silk: take what you do not have yet.
lessons-tribes-market-done = Four different goods are worth 13, three only 7.
lessons-tribes-market-miss = Only different goods count together. Pottery is the one you do not have.

lessons-tribes-sell-title = Sell goods
lessons-tribes-sell-1 = At the end of your turn you may sell a set of goods that all differ. Four of them bring 13 gold: choose them one by one, then sell.
lessons-tribes-sell-done = 13 gold at once. Goods still in your hand at the end of the game are worth the same.
lessons-tribes-sell-miss = A set of four brings 13. Put ivory, silk, wheat and one fish into it before you sell.

lessons-tribes-bid-title = Bid for the order
lessons-tribes-bid-1 = Before each round everybody bids: who pays more acts earlier. Your opponent has paid 5. Be first, but pay no more than you need.
lessons-tribes-bid-done = 8 is enough. Pay for the first place only when a move on the board is worth more than it costs.
lessons-tribes-bid-miss = Less than 5 lets your opponent go first, and 12 or 18 is wasted: 8 is the next price.

lessons-tribes-hire-title = Hire a thief
lessons-tribes-hire-1 = End on the Sacred place c4 with the yellow one.
lessons-tribes-hire-2 = In place of a djinn you may hire the open thief, at the same price. Hire Ziad.
lessons-tribes-hire-done = He waits for a later turn in which you take Viziers. Unused he is worth 6 points.
lessons-tribes-hire-miss = This time take the thief in place of a djinn.

lessons-tribes-steal-title = Send a thief
lessons-tribes-steal-1 = Houssain works with Merchants. Take those on c4, and then send him.
lessons-tribes-steal-2 = The others had to give up two cards each. Take the two that you do not have yet.
lessons-tribes-steal-done = Two good cards for you. A thief works once and then leaves the game.
lessons-tribes-steal-miss = After the Merchants’ action you are asked whether you send the thief: say yes. Then take silk and jewels, which you do not have.

lessons-tribes-give-title = When a thief comes to you
lessons-tribes-give-1 = Your opponent has sent Shalim: you must give up a palm tree or a palace. Give what is worth less.
lessons-tribes-give-done = A palm tree is worth 3 points, a palace 5. You always choose yourself what you give up.
lessons-tribes-give-miss = The palace is worth 5 points, the palm tree only 3.

lessons-tribes-item-title = Artisans (purple)
lessons-tribes-item-1 = Take the Artisans: end on d4 with the purple one.
lessons-tribes-item-2 = For each Artisan you see one item, and you keep one of them. Choose.
lessons-tribes-item-done = Only you know what it is. The Artisans stay with you, too: 2 points each, 3 if nobody has more.
lessons-tribes-item-miss = That was another tribe. Drop the green one first, then the purple one on d4.

lessons-tribes-tent-title = The tent
lessons-tribes-tent-1 = Take c4. Once in the game you may put your tent there in place of a camel: 1 point more for every red tile among its own and the eight around it.
lessons-tribes-tent-done = A good place: many red tiles lie around it. You have only this one tent.
lessons-tribes-tent-miss = A camel is worth the tile alone. Here the tent brings more.

lessons-tribes-magic-title = A magic item
lessons-tribes-magic-1 = You hold the Flying carpet: your last meeple may fly to any tile that holds its colour. Pick up b3 and let the yellow one fly to f6.
lessons-tribes-magic-done = Across the whole city, to 15 points. A magic item works once.
lessons-tribes-magic-miss = The carpet carries the last meeple. Drop the red one first, then let the yellow one fly to f6.
