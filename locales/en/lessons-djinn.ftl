lessons-djinn-walk-title = Walk through the city
lessons-djinn-walk-1 = A turn begins with a walk. You stand in front of the Tavern R4: cross it and go to the Academy S1.
lessons-djinn-walk-2 = Now do the action of the place: the Academy gives a scroll and 3 magic.
lessons-djinn-walk-done = Walk, then act: that is a turn. With magic you catch djinns, and you hold as much of it as your limit says.
lessons-djinn-walk-miss = This time go to the Academy S1 and do its action.

lessons-djinn-catch-title = Catch a djinn
lessons-djinn-catch-1 = A violet djinn lives at the Tavern R4. Go there.
lessons-djinn-catch-2 = A djinn needs 4 magic, and you have 4. Choose the djinn, then bind it.
lessons-djinn-catch-done = Caught! It sits in one of your circles and is worth 3 points there.
lessons-djinn-catch-miss = Go to R4, choose the violet djinn and bind it. Who catches nothing there loses 1 magic.

lessons-djinn-market-title = Buy a bottle and a cork
lessons-djinn-market-1 = Go to the Market S3.
lessons-djinn-market-2 = Begin to trade and buy a bottle: 2 coins, in the colour you like.
lessons-djinn-market-3 = Now a cork for 3 coins: only a corked bottle holds a djinn.
lessons-djinn-market-done = Now you have a home worth 10 points for a djinn of this colour.
lessons-djinn-market-miss = You need the Market S3 and its trades: first a bottle, then a cork.

lessons-djinn-bottle-title = Into the bottle
lessons-djinn-bottle-1 = You have a blue bottle and a cork. Catch a blue djinn at R4 and put it into the bottle.
lessons-djinn-bottle-done = 10 points. In a circle it would be worth 3.
lessons-djinn-bottle-miss = In the circle it is worth 3 points, in the bottle 10.

lessons-djinn-tavern-title = Hire a mage
lessons-djinn-tavern-1 = Go to the Tavern S2.
lessons-djinn-tavern-2 = Hire one of the four open mages. They cost nothing now; some ask for a coin or a scroll whenever they help.
lessons-djinn-tavern-done = A mage makes every catch cheaper, as long as it is awake.
lessons-djinn-tavern-miss = Go to the Tavern S2, do its action and take a mage.

lessons-djinn-mage-title = A mage helps
lessons-djinn-mage-1 = The red djinn at R4 needs 4 magic, and you have 1. Go there, choose it and let your mage help with strength 3.
lessons-djinn-mage-2 = 1 and 3 are enough. Bind the djinn.
lessons-djinn-mage-done = Your mage is asleep now. Tavern, Archives and Source wake it again.
lessons-djinn-mage-miss = Choose the red djinn first, then the mage, then bind.

lessons-djinn-circle-title = Make room
lessons-djinn-circle-1 = Both your circles are full, so you could catch nothing more. Go to the Archives S6 and open another circle for 1 scroll.
lessons-djinn-circle-done = Room for one more djinn. No home, no catch: always look at your circles and bottles first.
lessons-djinn-circle-miss = Go to the Archives S6, do their action and open a circle.

lessons-djinn-source-title = At the Source
lessons-djinn-source-1 = Go to the Source in the middle of the city.
lessons-djinn-source-2 = Here djinns move from circles into bottles. Put the red one into your red bottle.
lessons-djinn-source-done = 10 points in place of 3, and an empty circle. The Source also fills up your magic and wakes mages.
lessons-djinn-source-miss = Go to the Source, do its action and bottle the red djinn.

lessons-djinn-master-title = Catch a master
lessons-djinn-master-1 = A master needs 4 magic, and 2 more for every other djinn beside it: 6 here. Catch the master at R4.
lessons-djinn-master-2 = Who catches a master takes one more djinn from there for free. Take it.
lessons-djinn-master-done = Two djinns for one. When all six masters are gone, the game ends soon.
lessons-djinn-master-miss = Go to R4, choose the master and nobody else, and bind it.

lessons-djinn-trophy-title = A trophy
lessons-djinn-trophy-1 = Three djinns in bottles of one colour make a trophy: 30 or 36 points and a gift at once. Hand in your red ones for one worth 36.
lessons-djinn-trophy-done = The trophy is yours. Nothing else in this game brings so much at once.
lessons-djinn-trophy-miss = This time take a trophy worth 36 points, before you walk on.

lessons-djinn-pay-title = When somebody is there already
lessons-djinn-pay-1 = Somebody stands at R4. Stop there all the same and pay a coin or a scroll.
lessons-djinn-pay-2 = Paid. Now catch the violet djinn.
lessons-djinn-pay-done = You could also have passed over R4 without paying, to the place behind it.
lessons-djinn-pay-miss = Stop at R4, pay, and catch the violet djinn there.

lessons-djinn-forgo-title = Forgo the action
lessons-djinn-forgo-1 = You are short of magic. Go to the Catacombs S4, leave the chests alone and take 2 magic in place of the action.
lessons-djinn-forgo-done = Everywhere you may take 2 coins, 2 magic or one of each in place of the action.
lessons-djinn-forgo-miss = Go to the Catacombs S4 and choose 2 magic in place of the action.
