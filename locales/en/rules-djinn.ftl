rules-djinn-title = Djinn: the rules in our words
rules-djinn-base = The game

rules-djinn-aim = What it is about
rules-djinn-aim-text =
    Djinns have broken into the city and crowd around six of its places, each band with a master. One to four mages walk the streets, gather magic, bottles and helpers, and catch as many as they can.

    Points come from trophies, djinns in corked bottles, djinns in banishing circles, scoring cards, and a little from bottles and corks left over.

rules-djinn-city = The city
rules-djinn-city-text =
    Thirteen places are joined by paths: six square ones with a standard action, six round ones with a stronger special action, and the Magic Source in the middle. Each of six locations has one square and one round place, dealt anew every game and never next to each other.

    Djinns live at the round places only: one master and three djinns each at the start. There are four colours.

    Your figure stands on a path in front of a place, so everybody sees where it came from.

rules-djinn-turn = A turn
rules-djinn-turn-text =
    First move, then act.

    On your very first turn, stand in front of any square place. Later, cross the place where you are and follow a path to the next one, never back the way you came. If somebody stands there you choose: pay 1 coin or 1 scroll to each of them and stop, or pass over the place and go on.

    Then act:
    • At a square place you may do its standard action and that of your secret passage there, in any order.
    • At a round place you may do the special action or the standard one. If a djinn is there you must also try to catch, before or after.
    • Or forgo the action and take 2 coins, or 2 magic, or one of each. Catching remains a duty.

rules-djinn-places = The places
rules-djinn-places-text =
    Place | What it is for
    Academy | a scroll and magic; the special action also raises your limit
    Tavern | hire a mage and wake one; the special action wakes two and adds a key
    Market | buy bottles and corks, swap coins and scrolls
    Catacombs | open treasure chests; some have a compartment for a key
    Manufactory | hat, cloak or staff, and corks
    Archives | wake mages, open a banishing circle, lay a secret passage
    Source | fill up your magic, bottle djinns from your circles, wake two mages

    The table shows every price and gain at the place itself.

rules-djinn-catch = Catching djinns
rules-djinn-catch-table =
    Choose which djinns you want. Each needs 4 magic, a master 4 and 2 more for every other djinn there. You bring up the sum with your own magic and with mages: pay a mage's price, use it, and it falls asleep. Green strength counts once in a catch; a colour bonus counts for each djinn of that colour, never for masters.

    Every djinn you catch must be housed at once: in an empty open banishing circle, or in a bottle of its colour with a cork. A master fits any bottle and then counts as that colour. Who catches a master takes one more djinn from there for free.

    If you cannot or do not want to catch, you lose 1 magic. A master left alone is driven off. Whenever a master is caught or driven off, new djinns come: 0, 2, 2 or 3 with one, two, three or four players.
rules-djinn-catch-text =
    { rules-djinn-catch-table }

    Only catches that can be completed are offered.

rules-djinn-trophies = Trophies
rules-djinn-trophies-text =
    At any time in your turn you may hand in three djinns bottled in one colour for a trophy worth 30 or 36 points and an immediate bonus. Your first trophy comes from the first row, the second from the second, the third from the third, later ones from any. In the final round there are no trophies.

rules-djinn-passages = Secret passages, mages, equipment
rules-djinn-passages-text =
    • A secret passage gives its owner an extra action at a square place on every later visit.
    • Mages help in catches and must be woken before they help again.
    • You may wear one hat, one cloak and one staff; a new one replaces the old.

rules-djinn-characters = Characters
rules-djinn-characters-text =
    Before the first turn everybody takes one good and one bad character: from the last player to the first, then back again. Some change what you start with, others hold for the whole game. Each says what it does when you choose it.

rules-djinn-end = The end
rules-djinn-end-text =
    When the last of the six masters is gone, the round is finished and one more is played. Then everybody uses the Source once more, and points are counted.

rules-djinn-score = Points
rules-djinn-score-text =
    For | Points
    Trophy | 30 or 36
    Djinn in a corked bottle | 10
    Djinn in a banishing circle | 3
    Bottle left over | 1
    Cork left over | 1
    Scoring card fulfilled | 8, 9 or 15

    Most points win. If level, more coins, scrolls and keys together win; if still level, the win is shared.

rules-djinn-solo = Alone
rules-djinn-solo-text =
    One player plays against the clock: after every fifth turn one master is driven off, so the end comes after thirty turns at the latest. Below 75 points you are a novice, from 75 an apprentice, from 100 a mage, from 125 you belong to the inner circle.

rules-djinn-own = What is our own design
rules-djinn-own-text =
    We could read no rulebook of this game, only a short reference and reviews. The course of a turn, catching, trophies, the end and the points follow them. The map, the figures at the places, the mages, passages, equipment, chests, trophy bonuses, characters, scoring cards and the solo clock are our own design, made to fit what is known. They can be put right in one place when a rulebook turns up.

    From the sources come these numbers: 4 magic for a djinn and 2 more for each one beside a master, 1 magic for catching nothing, 2 for forgoing; six masters and 0, 2, 2 or 3 new djinns; three djinns for a trophy of 30 or 36; 10, 3 and 1 points; scoring cards of 8, 9 and 15; and the start with 4 coins, 3 magic, limit 4 and two open circles. Every other number, the ranks too, is ours.
