djinn-name = Djinn
djinn-about = Walk a city overrun by djinns, gather magic and helpers, and bottle as many djinns as you can. 1 to 4 players; alone, against the clock.

# the score pad
djinn-source-trophies = Trophies
djinn-source-bottled = Djinns in bottles
djinn-source-circled = Djinns in circles
djinn-source-bottles = Bottles left
djinn-source-corks = Corks left
djinn-source-cards = Scoring cards
djinn-ending-masters-gone = the last master is gone
djinn-ending-solo-clock = the clock has driven off the last master
djinn-ending-round-cap = the last round that was agreed is over

# options of a new table
djinn-option-trophies_in_final_round = Trophies also in the final round
djinn-option-final_source_visit = A closing visit to the Source for everybody
djinn-option-occupancy = A figure occupies
djinn-option-occupancy-field = the whole field
djinn-option-occupancy-path = only its path
djinn-option-first_placement_pays = Others are paid on the first turn too
djinn-option-bottling_from_circles = Djinns go from circles into bottles
djinn-option-bottling_from_circles-source = at the Source
djinn-option-bottling_from_circles-anytime = at any time
djinn-option-master_surcharge_counts_chosen = Djinns caught with a master make it dearer
djinn-option-free_djinn_optional = The free djinn may be left
djinn-option-green_per_card = Every mage's green strength counts
djinn-option-start_djinns_per_field = Djinns at each round field at the start
djinn-option-draw_on_master_gone = New djinns when a master is gone
djinn-option-draw_on_master_gone-by_players = by players: 0, 2, 2, 3
djinn-option-draw_on_master_gone-0 = none
djinn-option-draw_on_master_gone-1 = 1
djinn-option-draw_on_master_gone-2 = 2
djinn-option-draw_on_master_gone-3 = 3
djinn-option-draw_on_master_gone-4 = 4
djinn-option-draw_on_master_gone-5 = 5
djinn-option-draw_on_master_gone-6 = 6
djinn-option-max_limit = End of the magic track
djinn-option-coins_scrolls_unlimited = Coins and scrolls never run out
djinn-option-scoring_cards_shown = Scoring cards in play
djinn-option-round_cap = Last round at the latest
djinn-option-solo_clock = Alone: turns until a master is driven off, 0 for never

# places
djinn-place-academy = Academy
djinn-place-tavern = Tavern
djinn-place-market = Market
djinn-place-catacombs = Catacombs
djinn-place-manufactory = Manufactory
djinn-place-archives = Archives
djinn-place-source = Source
djinn-standard-academy = Study: 1 scroll and 3 magic
djinn-standard-tavern = Hire a mage and wake one
djinn-standard-market = Up to 3 trades
djinn-standard-catacombs = Open 2 chests
djinn-standard-manufactory = Buy equipment or a cork, 2 coins each
djinn-standard-archives = Wake 2 mages, or for 1 scroll open a circle or lay a passage
djinn-standard-source = Refill magic, bottle djinns from circles, wake up to 2 mages
djinn-special-academy = Limit +2, then 1 scroll and 3 magic
djinn-special-tavern = Hire a mage, take a key and wake up to 2 mages
djinn-special-market = Up to 4 trades, one of them 1 coin cheaper
djinn-special-catacombs = Open 3 chests
djinn-special-manufactory = Buy equipment for 1 coin and up to 2 corks for 1 coin each
djinn-special-archives = Two of: wake all mages, open a circle, lay a passage
djinn-special-source = Refill magic, bottle djinns from circles, wake up to 2 mages
djinn-more-academy = Magic pays for catches; the limit is how much of it you can hold.
djinn-more-tavern = Awake mages make a catch cheaper; who has helped falls asleep.
djinn-more-market = A trade: buy a scroll for { $scroll } coin, a bottle for { $bottle } or a cork for { $cork }, or sell a scroll for { $scroll }.
djinn-more-catacombs = Chests bring coins, scrolls, keys and more; a key opens a compartment.
djinn-more-manufactory = Hat, cloak and staff help for the rest of the game; a cork closes a bottle.
djinn-more-archives = A circle holds one caught djinn; a passage of yours brings something at every stop.
djinn-more-source = Here djinns go from circles into bottles, where they are worth most.
djinn-field-square = { $place } { $field }, square
djinn-field-round = { $place } { $field }, round
djinn-field-source = { $place }, the middle of the city
djinn-field-both = { $special }. Or as at the square field: { $standard }
djinn-lives = here live { $crowd }
djinn-stands = { $name } stands here, coming from { $from }
djinn-stands-you = you stand here, coming from { $from }
djinn-passage-of = passage { $passage } of { $name }
djinn-passage-yours = your passage { $passage }

# things
djinn-colour-red = red
djinn-colour-blue = blue
djinn-colour-yellow = yellow
djinn-colour-violet = violet
djinn-djinn-red = red djinn
djinn-djinn-blue = blue djinn
djinn-djinn-yellow = yellow djinn
djinn-djinn-violet = violet djinn
djinn-djinn-master = master
djinn-djinns-red =
    { $count ->
        [one] { $count } red djinn
       *[other] { $count } red djinns
    }
djinn-djinns-blue =
    { $count ->
        [one] { $count } blue djinn
       *[other] { $count } blue djinns
    }
djinn-djinns-yellow =
    { $count ->
        [one] { $count } yellow djinn
       *[other] { $count } yellow djinns
    }
djinn-djinns-violet =
    { $count ->
        [one] { $count } violet djinn
       *[other] { $count } violet djinns
    }
djinn-bottle-red = red bottle
djinn-bottle-blue = blue bottle
djinn-bottle-yellow = yellow bottle
djinn-bottle-violet = violet bottle
djinn-good-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
djinn-good-scroll =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
djinn-good-key =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
djinn-good-magic = { $count } magic
djinn-good-limit = { $count } storage limit
djinn-good-cork =
    { $count ->
        [one] { $count } cork
       *[other] { $count } corks
    }
djinn-good-circle =
    { $count ->
        [one] { $count } open circle
       *[other] { $count } open circles
    }
djinn-effect-coin = { djinn-good-coin }
djinn-effect-scroll = { djinn-good-scroll }
djinn-effect-key = { djinn-good-key }
djinn-effect-magic = { $count } magic
djinn-effect-limit = limit +{ $count }
djinn-effect-bottle =
    { $count ->
        [one] { $count } bottle
       *[other] { $count } bottles
    }
djinn-effect-cork = { djinn-good-cork }
djinn-effect-mage =
    { $count ->
        [one] { $count } mage
       *[other] { $count } mages
    }
djinn-effect-equip = { $count } free equipment
djinn-effect-circle = { djinn-good-circle }
djinn-effect-passage =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
djinn-effect-wake =
    { $count ->
        [one] wake { $count } mage
       *[other] wake { $count } mages
    }
djinn-effect-wake_all = wake all mages
djinn-effect-refill = magic up to the limit
djinn-effect-chest =
    { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
djinn-effect-unlocked_chest = { $count } chests with compartments open
djinn-effect-bottling =
    { $count ->
        [one] bottle { $count } djinn from a circle
       *[other] bottle { $count } djinns from circles
    }
djinn-effect-nothing = nothing
djinn-kind-hat = Hat
djinn-kind-cloak = Cloak
djinn-kind-staff = Staff
djinn-equipment-H1 = 1 coin on stopping at an Academy
djinn-equipment-H2 = 2 magic on stopping at a Tavern
djinn-equipment-H3 = 1 coin on stopping at a Market
djinn-equipment-H4 = 2 magic on stopping at Catacombs
djinn-equipment-H5 = 1 coin on stopping at a Manufactory
djinn-equipment-H6 = 2 magic on stopping at Archives
djinn-equipment-H7 = 2 coins on stopping at the Source
djinn-equipment-H8 = 1 coin and 2 magic on stopping at a round field without djinns
djinn-equipment-C1 = one figure need not be paid when you stop
djinn-equipment-C2 = catching nothing costs no magic
djinn-equipment-C3 = limit +2 at once
djinn-equipment-C4 = forgoing brings 1 more
djinn-equipment-C5 = bottles cost 1 coin less
djinn-equipment-C6 = corks cost 1 coin less
djinn-equipment-C7 = a coin opens what a key opens
djinn-equipment-C8 = your first mage in a catch costs 1 less
djinn-equipment-T1 = 2 green strength in every catch
djinn-equipment-T2 = red djinns cost 1 less
djinn-equipment-T3 = blue djinns cost 1 less
djinn-equipment-T4 = yellow djinns cost 1 less
djinn-equipment-T5 = violet djinns cost 1 less
djinn-equipment-T6 = masters cost 3 less
djinn-equipment-T7 = once: 5 green strength in a catch
djinn-equipment-T8 = once: magic up to the limit
djinn-character-G1 = Rich: starts with 3 coins more
djinn-character-G2 = Well read: starts with 2 scrolls
djinn-character-G3 = Gifted: starts with limit 5 and 1 magic more
djinn-character-G4 = Locksmith: starts with 2 keys
djinn-character-G5 = Collector: starts with a bottle
djinn-character-G6 = Careful: starts with a cork
djinn-character-G7 = Befriended: starts with a mage
djinn-character-G8 = Charming: one figure need not be paid at a stop
djinn-character-G9 = Thrifty: forgoing brings 1 more
djinn-character-G10 = Curious: draws 1 chest more in the Catacombs and puts 1 away
djinn-character-N1 = Poor: starts with 2 coins less
djinn-character-N2 = Tired: starts with 2 magic less
djinn-character-N3 = Untidy: starts with one open circle only
djinn-character-N4 = Timid: catching nothing costs 2 magic
djinn-character-N5 = Disliked: a stop costs 2 for every figure
djinn-character-N6 = Wasteful: forgoing brings 1 less
djinn-character-N7 = Loner: at most 2 mages in a catch
djinn-character-N8 = Clumsy: equipment costs 1 coin more
djinn-character-N9 = Careless: bottles and corks left over score nothing
djinn-character-N10 = Lost: owns passages A to C only
djinn-mage-red = red mage { $mage }
djinn-mage-blue = blue mage { $mage }
djinn-mage-yellow = yellow mage { $mage }
djinn-mage-violet = violet mage { $mage }
djinn-mage-strength = strength { $green }
djinn-mage-bonus = +{ $bonus } for each { $colour } djinn
djinn-mage-price = costs { $price }
djinn-mage-free = costs nothing
djinn-passage-A = 2 coins
djinn-passage-B = 3 magic
djinn-passage-C = 1 scroll, and wake 1 mage
djinn-passage-D = a bottle or a cork for 1 coin
djinn-scoring-W1 = 3 keys
djinn-scoring-W2 = 6 coins
djinn-scoring-W3 = 4 scrolls
djinn-scoring-W4 = 4 mages
djinn-scoring-W5 = 4 open circles
djinn-scoring-W6 = hat, cloak and staff
djinn-scoring-W7 = limit 10
djinn-scoring-W8 = all own passages laid
djinn-scoring-W9 = djinns bottled in 3 colours
djinn-scoring-W10 = a master in a bottle or circle
djinn-scoring-W11 = 3 mages awake
djinn-scoring-W12 = 5 djinns in bottles and circles
djinn-scoring-W13 = 2 trophies
djinn-scoring-W14 = djinns bottled in all 4 colours
djinn-scoring-W15 = 4 djinns in bottles
djinn-scoring-W16 = 2 masters caught
djinn-trophy-words = trophy { $trophy }, { $points } points and { $bonus }
djinn-trophy-words-plain = trophy { $trophy }, { $points } points
djinn-rank-novice = Novice
djinn-rank-apprentice = Apprentice
djinn-rank-mage = Mage
djinn-rank-inner_circle = Inner circle

# the table
djinn-map = The city
djinn-parts = Parts of the table
djinn-tab-offer = On offer
djinn-tab-players = Players
djinn-tab-routes = Routes
djinn-mine = My board
djinn-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
djinn-magic-of = { $magic } of { $limit } magic
djinn-circles = Banishing circles
djinn-circle-empty = empty circle
djinn-circle-closed = closed circle
djinn-bottles = Bottles
djinn-bottles-none = no bottles yet
djinn-bottles-empty = { $count } empty { $colour }
djinn-bottles-full = { $count } { $colour } with a djinn
djinn-mages = Mages
djinn-mages-none = no mages yet
djinn-awake = awake
djinn-asleep = asleep
djinn-equipment = Equipment
djinn-equipment-none = nothing worn
djinn-character = Character
djinn-passages = Passages
djinn-passage-laid = on { $field }
djinn-passage-free = not laid yet
djinn-trophies = Trophies
djinn-trophies-row = Row { $row }
djinn-trophies-none = none yet
djinn-scoring = Scoring cards
djinn-scoring-progress = { $have } of { $goal }
djinn-scoring-done = fulfilled
djinn-supply = Supply
djinn-supply-words =
    { $bottles ->
        [one] { $bottles } bottle
       *[other] { $bottles } bottles
    }, { $corks ->
        [one] { $corks } cork
       *[other] { $corks } corks
    }, { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    }, { $chests ->
        [one] { $chests } chest unopened
       *[other] { $chests } chests unopened
    }, { $bag ->
        [one] { $bag } djinn in the bag
       *[other] { $bag } djinns in the bag
    }
djinn-round = Round { $round }
djinn-masters-left =
    { $count ->
        [one] { $count } master left
       *[other] { $count } masters left
    }
djinn-final-soon = The last master is gone: round { $round } is the last.
djinn-final-now = Final round. No trophies any more; then everybody visits the Source.
djinn-final-source = Closing visit to the Source
djinn-clock =
    { $count ->
        [one] The clock drives off a master after this turn
       *[other] The clock drives off a master in { $count } turns
    }
djinn-clock-alone = Alone against the clock: every { $count } turns a master is driven off. With the last of { $masters } the end is near.
djinn-routes = Route board
djinn-routes-note = A hint from what lies open: as things stand now, with the Academy and the Source used on the way. Others move too.
djinn-routes-none = Once your figure stands in the city, this shows what lies within three moves.
djinn-routes-moves =
    { $count ->
        [one] In one move
       *[other] In { $count } moves
    }
djinn-routes-hold =
    { $purse ->
        [one] { $magic } magic, { $purse } coin or scroll
       *[other] { $magic } magic, { $purse } coins and scrolls
    }
djinn-routes-via = by way of { $stops }
djinn-catch-can = a djinn can be caught
djinn-catch-magic = no catch: { $missing } magic missing
djinn-catch-room = no catch: no empty circle, no fitting bottle
djinn-catch-cork = no catch: a bottle, but no cork
djinn-catch-none = no djinns
djinn-sum = The catch
djinn-sum-djinns = { $count } × { $cost } for djinns
djinn-sum-master = master, { $cost } + { $more } for each other djinn
djinn-sum-help = mages and staff
djinn-sum-need = Magic needed
djinn-sum-have = Magic there
djinn-sum-left = Magic left
djinn-sum-missing = Magic missing
djinn-sum-homes =
    Homes: { $circles ->
        [one] { $circles } empty circle
       *[other] { $circles } empty circles
    }, { $corks ->
        [one] { $corks } cork
       *[other] { $corks } corks
    }, { $bottles ->
        [one] { $bottles } bottle
       *[other] { $bottles } bottles
    }
djinn-chosen = Chosen: { $crowd }
djinn-group-move = Where to
djinn-group-catch = Catch
djinn-group-act = Action of the place
djinn-group-answer = Choose
djinn-group-good = Good
djinn-group-bad = Bad
djinn-group-forgo = Forgo the action and take
djinn-group-trophy = Hand in three bottled djinns for a trophy
djinn-on-map = Choose a marked field on the map.
djinn-card-each = { $cost } magic each
djinn-card-master = the master { $cost }
djinn-can-choose = can be chosen
djinn-key-arrows = walk over the city
djinn-key-enter = choose the field
djinn-key-escape = go back

# moves
djinn-move-choose = take the character { $character }
djinn-move-place = stand in front of { $field }, coming from { $from }
djinn-move-go = go to { $field }
djinn-move-skip = pass over { $field }
djinn-move-pay = pay { $name } { $unit }
djinn-move-spare = leave { $name } unpaid
djinn-move-standard = standard action
djinn-move-special = special action
djinn-move-forgo = take { $goods } instead of the action
djinn-move-passage = use the passage
djinn-move-catch = catch: { $djinn }
djinn-move-refuse = catch nothing
djinn-move-use = use { $mage }
djinn-move-use-saving = use { $mage }, saving { $unit }
djinn-move-use-staff = use the staff
djinn-move-bind = pay with magic and bind
djinn-move-house-circle = into a circle
djinn-move-house-bottle = into a { $bottle }
djinn-move-free = take the { $djinn } for free
djinn-move-pass = do without
djinn-move-done = finish the action
djinn-move-buy-scroll = buy a scroll
djinn-move-sell-scroll = sell a scroll
djinn-move-buy-bottle = buy a { $bottle }
djinn-move-buy-cork = buy a cork
djinn-move-buy-equipment = buy: { $kind }, { $text }
djinn-move-hire = hire { $mage }
djinn-move-equip = take: { $kind }, { $text }
djinn-move-take-bottle = take a { $bottle }
djinn-move-unlock = open the compartment for { $opener }
djinn-move-put-away = put chest { $chest } away
djinn-move-wake = wake { $mage }
djinn-move-wake-all = wake all sleeping mages
djinn-move-circle = open a circle
djinn-move-dig = lay passage { $passage } at { $field }
djinn-move-refill = magic up to the limit
djinn-move-bottle = bottle the { $djinn } from its circle
djinn-move-bottle-master = bottle the master in a { $bottle }
djinn-move-trophy = { $trophy }, for 3 djinns in { $colour } bottles
djinn-move-trophy-masters =
    { $masters ->
        [one] { $trophy }, for 3 djinns in { $colour } bottles, { $masters } master among them
       *[other] { $trophy }, for 3 djinns in { $colour } bottles, { $masters } masters among them
    }
djinn-move-end = end the turn
djinn-offer-place = coming from { $from }
djinn-offer-go = { $field }
djinn-offer-go-pay =
    { $count ->
        [0] { $field }: stop, nobody need be paid
        [one] { $field }: stop and pay 1 coin or scroll to { $names }
       *[other] { $field }: stop and pay { $count } coins or scrolls to { $names }
    }
djinn-offer-skip = { $field }: pass over, free of charge
djinn-offer-dig = passage { $passage } ({ $text }) at { $field }
djinn-offer-special = Special: { $text }
djinn-offer-standard = Standard: { $text }
djinn-offer-passage = Passage { $passage }: { $text }
djinn-offer-price = { $doing } ({ $price })
djinn-offer-catch = { $catch } ({ $cost })
djinn-offer-refuse = Catch nothing and lose { $count } magic
djinn-offer-refuse-free = Catch nothing, it costs no magic
djinn-offer-mage = { $doing }: { $text }
djinn-offer-bind = Pay { $need } magic and bind; { $left } left
djinn-offer-unlock = Open the compartment for { $opener }: { $content }
djinn-offer-put-away = Put chest { $chest } away ({ $content })
djinn-offer-pass-free = Leave the free djinn
djinn-offer-pass-compartment = Leave the compartment closed
djinn-offer-pass-equip = Take no equipment
djinn-offer-pass-passage = Lay no passage
djinn-offer-pass-bottling = Bottle no more
djinn-offer-pass-other = Do without

# what is to be done
djinn-do-over = The game is over.
djinn-do-rank = The game is over. Your rank: { $rank }
djinn-do-draft = Take a character: everybody ends up with one good and one bad.
djinn-do-gifts = Take what your character brings.
djinn-do-place = Put your figure in front of a square field.
djinn-do-move = Where to? Never straight back.
djinn-do-move-skip = Where to? Pay those who stand there, or pass over them.
djinn-do-pay = Pay { $name } a coin or a scroll.
djinn-do-act = { $place }: what will you do?
djinn-do-act-catch = { $place }: act and catch, in any order.
djinn-do-only-catch = { $place }: now catch djinns, or catch nothing.
djinn-do-end = Nothing left to do here: end your turn.
djinn-do-market =
    { $count ->
        [one] Market: one trade left.
       *[other] Market: { $count } trades left.
    }
djinn-do-manufactory = Manufactory: what will you buy?
djinn-do-archives = Archives: what will you do?
djinn-do-source = Source: refill, bottle, wake.
djinn-do-source-closing = Closing visit to the Source: bottle what you can, then end.
djinn-do-passage = Buy a bottle or a cork from your passage.
djinn-do-catch = The catch needs { $need } magic: let mages help.
djinn-do-catch-paid = The catch needs { $need } magic: bind, or go on choosing.
djinn-do-house = Where does the { $djinn } go?
djinn-do-free = A master brings a free djinn: which one?
djinn-do-compartment = Chest { $chest } has a compartment. Open it?
djinn-do-put-away = Which chest do you put away unopened?
djinn-do-give-bottle = Choose the colour of your bottle.
djinn-do-give-mage = Choose a mage.
djinn-do-give-equip = Choose a piece of equipment.
djinn-do-give-passage = Lay a passage at a square field.
djinn-do-give-wake = Choose a mage to wake.
djinn-do-give-bottling = Move djinns from circles into bottles.
djinn-wait-draft = { $name } takes a character.
djinn-wait-move = { $name } walks through the city.
djinn-wait-act = { $name } acts.
djinn-wait-catch = { $name } catches djinns.

# what happened
djinn-log-chosen = { $name } is now { $character }
djinn-log-placed = { $name } starts in front of { $field }, coming from { $from }
djinn-log-skipped = { $name } passes over { $field }
djinn-log-stopped = { $name } goes from { $from } to { $field }
djinn-log-paid = { $name } pays { $unit } to { $to }
djinn-log-spared = { $name } need not pay { $to }
djinn-log-acted = { $name } does the standard action: { $place }
djinn-log-acted-special = { $name } does the special action: { $place }
djinn-log-forwent = { $name } forgoes the action for { $goods }
djinn-log-passage-used = { $name } uses passage { $passage }
djinn-log-gained = { $name } gets { $goods }
djinn-log-lost = { $name } spends { $goods }
djinn-log-hired = { $name } hires { $mage }
djinn-log-woken = { $name } wakes { $mage }
djinn-log-used = { $name } uses { $mage }
djinn-log-shown = Now on offer: { $what }
djinn-log-equipped = { $name } puts on: { $kind }, { $text }
djinn-log-equipped-instead = { $name } puts on: { $kind }, { $text } (instead of: { $replaced })
djinn-log-chest-drawn = { $name } opens chest { $chest }: { $content }
djinn-log-chest-put-away = { $name } puts chest { $chest } away
djinn-log-unlocked = { $name } opens the compartment of chest { $chest }: { $content }
djinn-log-dug = { $name } lays passage { $passage } at { $field }
djinn-log-staff-used = { $name } gives up a staff: { $text }
djinn-log-bound = { $name } catches at { $field } for { $magic } magic: { $crowd }
djinn-log-free-taken = { $name } takes a { $djinn } for free
djinn-log-housed-circle = { $name } puts the { $djinn } into a circle
djinn-log-housed-bottle = { $name } puts the { $djinn } into a { $bottle }
djinn-log-bottled = { $name } moves the { $djinn } from its circle into a { $bottle }
djinn-log-let-go = { $name } catches nothing
djinn-log-driven-off = The master at { $field } is driven off
djinn-log-drawn = New at { $field }: { $crowd }
djinn-log-drawn-none = No new djinns come to { $field }
djinn-log-trophy-gained = { $name } gets { $trophy }, for 3 djinns in { $colour } bottles
djinn-log-end-near-masters-gone = The last master is gone: round { $round } is the last
djinn-log-end-near-solo-clock = The clock has driven off the last master: turn { $round } is the last
djinn-log-end-near-round-cap = The agreed end: round { $round } is the last
djinn-log-round-began = Round { $round } begins
djinn-log-source-visited = { $name } visits the Source once more

# the same, said to the one who did it
djinn-log-chosen-you = You are now { $character }
djinn-log-placed-you = You start in front of { $field }, coming from { $from }
djinn-log-skipped-you = You pass over { $field }
djinn-log-stopped-you = You go from { $from } to { $field }
djinn-log-paid-you = You pay { $unit } to { $to }
djinn-log-paid-yours = { $name } pays you { $unit }
djinn-log-spared-you = You need not pay { $to }
djinn-log-spared-yours = { $name } need not pay you
djinn-log-acted-you = You do the standard action: { $place }
djinn-log-acted-special-you = You do the special action: { $place }
djinn-log-forwent-you = You forgo the action for { $goods }
djinn-log-passage-used-you = You use passage { $passage }
djinn-log-gained-you = You get { $goods }
djinn-log-lost-you = You spend { $goods }
djinn-log-hired-you = You hire { $mage }
djinn-log-woken-you = You wake { $mage }
djinn-log-used-you = You use { $mage }
djinn-log-equipped-you = You put on: { $kind }, { $text }
djinn-log-equipped-instead-you = You put on: { $kind }, { $text } (instead of: { $replaced })
djinn-log-chest-drawn-you = You open chest { $chest }: { $content }
djinn-log-chest-put-away-you = You put chest { $chest } away
djinn-log-unlocked-you = You open the compartment of chest { $chest }: { $content }
djinn-log-dug-you = You lay passage { $passage } at { $field }
djinn-log-staff-used-you = You give up a staff: { $text }
djinn-log-bound-you = You catch at { $field } for { $magic } magic: { $crowd }
djinn-log-free-taken-you = You take a { $djinn } for free
djinn-log-housed-circle-you = You put the { $djinn } into a circle
djinn-log-housed-bottle-you = You put the { $djinn } into a { $bottle }
djinn-log-bottled-you = You move the { $djinn } from its circle into a { $bottle }
djinn-log-let-go-you = You catch nothing
djinn-log-trophy-gained-you = You get { $trophy }, for 3 djinns in { $colour } bottles
djinn-log-source-visited-you = You visit the Source once more
djinn-move-pay-you = pay you { $unit }
djinn-move-spare-you = leave you unpaid
djinn-log-over = The game is over

# pictures of the rules page
djinn-figure-city = A city at its start: square and round places, djinns and a master at each round one, two figures on their paths, and a passage of A.
djinn-figure-turn = A came from the north-east and may not go back. The solid arrow leads to a free place; at the dashed one B stands, to be paid or passed over.
djinn-figure-catch = A red djinn and the master beside two others, with a mage's help: the table always shows the sum.

# why a move was refused
djinn-refused-act-done-once = You have done this once already in this action.
djinn-refused-act-no-special = Only round places have a special action; this one is square.
djinn-refused-act-nothing-to-do = This action would do nothing for you now.
djinn-refused-act-used = You have already used or given up the action of this place.
djinn-refused-archives-no-scroll = This costs a scroll, and you have none.
djinn-refused-bind-not-paid = The catch needs more magic than you have.
djinn-refused-bottle-not-in-circle = There is no such djinn in your circles.
djinn-refused-buy-enough = No more of this may be bought with this action.
djinn-refused-buy-supply-empty = None of this is left in the supply.
djinn-refused-buy-too-dear = You have too few coins for this.
djinn-refused-catch-mages-used = Mages are helping already, so no djinn can be added to the catch.
djinn-refused-catch-no-room = You have no home for this catch: it needs empty circles, or fitting bottles with corks.
djinn-refused-catch-no-such-djinn = No such djinn is left to choose here.
djinn-refused-catch-not-due = There is nothing to catch here, or you have done it.
djinn-refused-catch-too-strong = You could not pay for this catch, even with all the help you have.
djinn-refused-choose-kind-held = You have a character of this kind already; the other kind is missing.
djinn-refused-choose-not-offered = This character is not on offer.
djinn-refused-circle-all-active = All your circles are open already.
djinn-refused-dig-no-site = Passages are laid at square places where you have none yet.
djinn-refused-dig-placed = This passage is laid already, or it is not yours.
djinn-refused-done-nothing-done = The action has begun: do something before you finish it.
djinn-refused-end-catch-due = Djinns live here: catch some or catch nothing before you end your turn.
djinn-refused-equip-not-shown = This equipment is not on offer.
djinn-refused-forgo-passage-used = You have used your passage here, so you can no longer forgo the action.
djinn-refused-forgo-wrong-units = That is not what forgoing the action brings.
djinn-refused-free-none = No djinn of this colour can be taken for free here.
djinn-refused-free-required = The free djinn must be taken.
djinn-refused-game-not-now = This cannot be done now.
djinn-refused-game-over = The game is over.
djinn-refused-go-too-dear = You have too few coins and scrolls to pay those who stand there.
djinn-refused-hire-not-shown = This mage is not on offer.
djinn-refused-house-no-bottle = You have no empty bottle of this colour with a cork.
djinn-refused-house-no-circle = No circle is free for this djinn if all the caught are to find a home.
djinn-refused-house-wrong-bottle = This djinn does not go into a bottle of that colour.
djinn-refused-move-backwards = You may never go straight back the way you came.
djinn-refused-move-no-path = No path leads there from where you are.
djinn-refused-pass-not-allowed = You have to choose here; you cannot do without.
djinn-refused-passage-none = You have no passage here that you could use now.
djinn-refused-pay-none-left = You have none of that to pay with.
djinn-refused-pay-wrong-seat = Somebody else is paid first.
djinn-refused-place-not-square = A figure begins in front of a square place.
djinn-refused-put-away-not-drawn = This chest is not among those drawn.
djinn-refused-refill-full = Your magic is at its limit already.
djinn-refused-skip-free-field = Nobody stands there, and only occupied places can be passed over.
djinn-refused-spare-nobody = You may leave nobody unpaid here.
djinn-refused-trophy-closed = No trophy can be gained any more: it is the final round or the closing visit.
djinn-refused-trophy-gone = Somebody has this trophy already.
djinn-refused-trophy-not-three = A trophy takes three djinns bottled in one colour, and you have fewer.
djinn-refused-trophy-wrong-row = Your trophy comes from another row.
djinn-refused-unlock-nothing = You have nothing to open the compartment with.
djinn-refused-use-asleep = This mage is asleep.
djinn-refused-use-leads-nowhere = If this mage helped, you could no longer pay for the catch.
djinn-refused-use-no-help = This mage would not help with this catch.
djinn-refused-use-no-staff = You have no staff that could be used up now.
djinn-refused-use-not-yours = This mage is not yours.
djinn-refused-use-too-dear = You cannot pay the coins and scrolls this mage costs.
djinn-refused-use-too-many = Your character lets you use two mages in a catch, and you have used them.
djinn-refused-use-wrong-saving = There is no choice now of what this mage saves.
djinn-refused-wake-nobody = None of your mages is asleep.
djinn-refused-wake-not-asleep = This mage is awake, or wakes with all the others.
djinn-refused-wake-too-many = More mages are asleep than you may wake: choose one of them.

# player aid and score pad of a real table
djinn-chests = Chests
djinn-aid-standard = Square: { $action }.
djinn-aid-special = Round: { $action }.
djinn-aid-djinn = djinn
djinn-aid-djinn-text = Needs 4 magic to catch, less the help of mages and staff, and an empty open circle or a bottle of its colour with a cork. Lives at round places only.
djinn-aid-master = Needs 4 magic and 2 more for every other djinn there; colour bonuses do not help. Fits any bottle and brings one djinn of the same place for free. Left alone it is driven off.
djinn-aid-trophy = Trophy { $trophy }
djinn-aid-card = Scoring card { $card }
djinn-aid-equipment = { $kind } { $card }
djinn-aid-passage = Passage { $passage }
djinn-aid-character = Character { $tile }
djinn-aid-chest = Chest { $chest }
djinn-aid-brings = Brings { $what }.
djinn-aid-compartment = In its compartment, for a key: { $what }.
djinn-pad-bottled-red = In red bottles
djinn-pad-bottled-blue = In blue bottles
djinn-pad-bottled-yellow = In yellow bottles
djinn-pad-bottled-violet = In violet bottles
djinn-pad-masters = Masters among these
djinn-pad-masters-caught = Masters caught in the game
djinn-pad-coins = Coins
djinn-pad-scrolls = Scrolls
djinn-pad-keys = Keys
djinn-pad-awake = Mages awake
djinn-pad-circles = Open circles
djinn-pad-limit = Magic limit
djinn-pad-passages = Passages laid
