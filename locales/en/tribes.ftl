tribes-name = Five Tribes
tribes-about = Pick up meeples, drop them one by one, and let the last decide what your turn brings. 2 to 4 players, with the Thieves and the Artisans of Naqala if you like.

# the score pad
tribes-source-gold = Gold
tribes-source-viziers = Viziers
tribes-source-vizier_majority = Vizier majorities
tribes-source-elders = Elders
tribes-source-djinns = Djinns
tribes-source-tiles = Tiles
tribes-source-palms = Palm trees
tribes-source-palaces = Palaces
tribes-source-merchandise = Goods
tribes-source-artisans = Artisans
tribes-source-items = Items
tribes-source-tent = Tents
tribes-ending-last-camel = somebody has placed the last camel
tribes-ending-last-camel-by = { $name } has placed the last camel
tribes-ending-last-camel-by-you = you have placed your last camel
tribes-ending-no-legal-move = nobody can move any more

# options of a new table
tribes-option-expansions = Expansions
tribes-option-expansions-thieves = The Thieves of Naqala
tribes-option-expansions-artisans = The Artisans of Naqala
tribes-option-open_gold = Gold lies open
tribes-option-open_hands = Resource cards lie open
tribes-option-djinn_limit = A djinn with a cost can be used
tribes-option-djinn_limit-per_activation = once in each turn
tribes-option-djinn_limit-per_round = once in a round
tribes-option-hagis_lamia_neighbourhood = Neighbours for Hagis and Lamia
tribes-option-hagis_lamia_neighbourhood-8 = all eight around
tribes-option-hagis_lamia_neighbourhood-4 = the four sides
tribes-option-assassins_may_skip = Assassins need not kill
tribes-option-assassinate_own_tile = Assassins may kill on their own tile
tribes-option-nekir_per_victim = Nekir pays for each victim
tribes-option-match_dropped_this_move = The last meeple may join one dropped in the same move
tribes-option-no_mono_start_tiles = No tile starts with three of one tribe
tribes-option-two_player_fixed_ABBA = Two players start bidding A B B A
tribes-option-artisan_tie = Tied leaders in Artisans
tribes-option-artisan_tie-all = all get the higher value
tribes-option-artisan_tie-nobody = nobody gets the higher value

# names of things
tribes-tribe-vizier = Vizier
tribes-tribe-elder = Elder
tribes-tribe-merchant = Merchant
tribes-tribe-builder = Builder
tribes-tribe-assassin = Assassin
tribes-tribe-artisan = Artisan
tribes-meeples-vizier =
    { $count ->
        [one] { $count } Vizier
       *[other] { $count } Viziers
    }
tribes-meeples-elder =
    { $count ->
        [one] { $count } Elder
       *[other] { $count } Elders
    }
tribes-meeples-merchant =
    { $count ->
        [one] { $count } Merchant
       *[other] { $count } Merchants
    }
tribes-meeples-builder =
    { $count ->
        [one] { $count } Builder
       *[other] { $count } Builders
    }
tribes-meeples-assassin =
    { $count ->
        [one] { $count } Assassin
       *[other] { $count } Assassins
    }
tribes-meeples-artisan =
    { $count ->
        [one] { $count } Artisan
       *[other] { $count } Artisans
    }
tribes-marker-camel = camel
tribes-marker-tent = tent
tribes-colour-red = red
tribes-colour-blue = blue
tribes-colour-neutral = no colour
tribes-card-ivory = Ivory
tribes-card-jewels = Jewels
tribes-card-gold = Gold
tribes-card-papyrus = Papyrus
tribes-card-silk = Silk
tribes-card-spice = Spice
tribes-card-fish = Fish
tribes-card-wheat = Wheat
tribes-card-pottery = Pottery
tribes-card-fakir = Fakir
tribes-card-text = One of the nine goods, { $copies } in the deck. Different goods together make a set: 1, 3, 7, 13, 21, 30, 40, 50 or 60 gold for one to nine of them.
tribes-card-fakir-text = Adds to your Builders and your Assassins' reach, and pays djinns. Never part of a set; { $copies } in the deck.
tribes-payment-elder = 1 Elder
tribes-payment-fakir = 1 Fakir
tribes-payment-elders = 2 Elders
tribes-payment-elder-fakir = 1 Elder and 1 Fakir
tribes-payment-artisan = 1 Artisan
tribes-payment-fakirs = 2 Fakirs
tribes-ground-large-market = Large Market
tribes-ground-large-market-text = Pay 6 gold for two of the first six resources, if you like.
tribes-ground-small-market = Small Market
tribes-ground-small-market-text = Pay 3 gold for one of the first three resources, if you like.
tribes-ground-oasis = Oasis
tribes-ground-oasis-text = A palm tree must be placed here. It is worth 3 points to whoever controls the tile.
tribes-ground-village = Village
tribes-ground-village-text = A palace must be placed here. It is worth 5 points to whoever controls the tile.
tribes-ground-sacred-place = Sacred Place
tribes-ground-sacred-place-text = Take a djinn for two Elders, or for an Elder and a Fakir, if you like.
tribes-ground-workshop = Workshop
tribes-ground-workshop-text = Pay an Artisan or two Fakirs for an item from the pile, if you like. Mountains close two of its sides.
tribes-ground-specialized-market = Specialised Market
tribes-ground-specialized-market-text = Pay 4 gold for any one of the open resources, if you like.
tribes-ground-chasm = Chasm
tribes-ground-chasm-text = Nobody steps on it and nothing stands there.

# djinns
tribes-djinn-al_amin = Al-Amin
tribes-djinn-anun_nak = Anun-Nak
tribes-djinn-baal = Ba'al
tribes-djinn-boaz = Boaz
tribes-djinn-bouraq = Bouraq
tribes-djinn-echidna = Echidna
tribes-djinn-enki = Enki
tribes-djinn-hagis = Hagis
tribes-djinn-haurvatat = Haurvatat
tribes-djinn-iblis = Iblis
tribes-djinn-jafaar = Jafaar
tribes-djinn-kandicha = Kandicha
tribes-djinn-kumarbi = Kumarbi
tribes-djinn-lamia = Lamia
tribes-djinn-leta = Leta
tribes-djinn-marid = Marid
tribes-djinn-monkir = Monkir
tribes-djinn-nekir = Nekir
tribes-djinn-shamhat = Shamhat
tribes-djinn-sibittis = Sibittis
tribes-djinn-sloar = Sloar
tribes-djinn-utug = Utug
tribes-djinn-morgiane = Morgiane
tribes-djinn-geb = Geb
tribes-djinn-ptah = Ptah
tribes-power-al_amin = When the game is scored, every two of your Fakirs stand for one good of your choice.
tribes-power-anun_nak = Draw three meeples from the bag onto a tile that is quite bare: no meeple, camel, palm tree or palace.
tribes-power-baal = Whenever somebody gains a djinn, you get gold: 1 if it was you, 2 if it was someone else.
tribes-power-boaz = Assassins cannot touch the Viziers and Elders in front of you.
tribes-power-bouraq = Put a palace on any Village of the board.
tribes-power-echidna = Your Builders earn twice as much this turn.
tribes-power-enki = Put a palm tree on any Oasis of the board.
tribes-power-hagis = A palace you are about to place goes to a neighbouring tile instead.
tribes-power-haurvatat = When the game is scored, each palm tree on your tiles is worth 5 instead of 3.
tribes-power-iblis = Your Assassins kill two this turn: two on the same tile, or two in front of the same player.
tribes-power-jafaar = When the game is scored, each of your Viziers is worth 3 instead of 1.
tribes-power-kandicha = Every victim of your Assassins rewards you: a Merchant with a card from the pile, a Builder with the gold it would have earned there, a Vizier or Elder by joining you.
tribes-power-kumarbi = When you bid, each Fakir you discard lets you pay the price one step lower.
tribes-power-lamia = A palm tree you are about to place goes to a neighbouring tile instead.
tribes-power-leta = Put one of your camels on a tile that is quite bare: no meeple, camel, palm tree or palace.
tribes-power-marid = For each meeple dropped on one of your tiles during a move you get gold: 1 if you dropped it, 2 if someone else did.
tribes-power-monkir = For each palace that is placed you get gold: 1 if you placed it, 2 if someone else did.
tribes-power-nekir = Whenever Assassins kill you get gold: 1 if they were yours, 2 if they were someone else's.
tribes-power-shamhat = When the game is scored, each of your Elders is worth 4 instead of 2.
tribes-power-sibittis = Look at the top three djinns of the pile, keep one and discard the others.
tribes-power-sloar = Draw the top card of the resource pile, unseen by the others.
tribes-power-utug = Put one of your camels on a tile where meeples stand, if it has no camel, palm tree or palace.
tribes-power-morgiane = The thieves of other players do nothing to you.
tribes-power-geb = When the game is scored, each of your precious items is worth 3 more.
tribes-power-ptah = When the game is scored, each of your Artisans is worth 2 more.
tribes-revised-boaz = Assassins cannot touch the Viziers, Elders and Artisans in front of you.
tribes-revised-kandicha = Every victim of your Assassins rewards you: a Merchant with a card from the pile, a Builder with the gold it would have earned there, a Vizier or Elder by joining you, an Artisan by joining you with an item from the pile.
tribes-cost-passive = Always at work.
tribes-cost-elder-or-fakir = For 1 Elder or 1 Fakir:
tribes-cost-elder-and-more = For 1 Elder and another Elder or Fakir:
tribes-cost-fakir = For 1 Fakir:
tribes-cost-fakirs = For 1 Fakir or more:

# thieves
tribes-thief-houssain = Houssain
tribes-thief-ziad = Ziad
tribes-thief-ouafat = Ouafat
tribes-thief-kohdjah = Kohdjah
tribes-thief-shalim = Shalim
tribes-thief-madjaar = Madjaar
tribes-theft-houssain = After your Merchants: every other player gives up two resource cards of their choice; you take two of them.
tribes-theft-ziad = After your Viziers: every other player gives up a Vizier; you take one of them.
tribes-theft-ouafat = After your Elders: every other player gives up a djinn of their choice; you take one of them.
tribes-theft-kohdjah = After your Assassins: every other player takes back the camel of one tile of their choice; you may put your own camel on one of these tiles.
tribes-theft-shalim = After your Builders: every other player gives up a palm tree or palace of a tile they control; you put one of them on any tile of yours.
tribes-theft-madjaar = After your Artisans: every other player gives up an item of their choice; you take one of them.
tribes-thief = Thief: once, or { $points } points if never used

# items
tribes-item-jewellery = Jewellery
tribes-item-treasure_chest = Treasure Chest
tribes-item-crown = Crown
tribes-item-flying_carpet = Flying Carpet
tribes-item-fabulous_lamp = Fabulous Lamp
tribes-item-enchanting_flute = Enchanting Flute
tribes-item-burning_scimitar = Burning Scimitar
tribes-item-tempest_talisman = Tempest Talisman
tribes-item-horn_of_plenty = Horn of Plenty
tribes-item-rebirth_ring = Rebirth Ring
tribes-item-precious = A precious item, worth { $points } points when the game is scored.
tribes-magic-flying_carpet = The last meeple of your move flies to any tile where its own tribe stands, over mountains and chasm.
tribes-magic-fabulous_lamp = Take one of the open djinns for nothing.
tribes-magic-enchanting_flute = Choose a tile and call one to five meeples to it from its neighbours. Nobody gains control.
tribes-magic-burning_scimitar = Kill two meeples anywhere on the board. A tile you empty so becomes yours if nobody controls it.
tribes-magic-tempest_talisman = Move one of your camels to a tile that is quite bare.
tribes-magic-horn_of_plenty = Discard the open resources and lay out nine new ones in the order you like.
tribes-magic-rebirth_ring = Take an item of your choice from the discarded ones.

# what may be done now
tribes-do-over = The game is over.
tribes-do-bid = Your bid: choose a price. Higher prices act earlier.
tribes-do-bid-of = Your bid { $number } of { $total }: choose a price. Higher prices act earlier.
tribes-do-start = Your turn: choose a tile and pick up all its meeples.
tribes-do-start-no-move = No meeple can be moved. Use a power, or end your turn.
tribes-do-sow = Drop a meeple on a marked tile. { $count } are left.
tribes-do-sow-last = Drop the last meeple where its own tribe stands.
tribes-do-mark = { $tile } is yours: mark it with a camel or with your tent?
tribes-do-act-vizier = Keep your { $meeples }.
tribes-do-act-elder = Keep your { $meeples }.
tribes-do-act-merchant = { $meeples }: take as many cards from the front.
tribes-do-act-builder = { $meeples }: earn gold for the blue tiles around. Fakirs add to it.
tribes-do-act-assassin = { $meeples }: choose a victim on the board or in front of a player.
tribes-do-act-artisan = { $meeples }: draw as many items and keep one.
tribes-do-second-victim = Choose the second victim in the same place.
tribes-do-tile-oasis = { $tile } is an Oasis: place the palm tree.
tribes-do-tile-village = { $tile } is a Village: place the palace.
tribes-do-tile-small-market = Small Market: take one of the first three cards for 3 gold, or go on.
tribes-do-tile-large-market = Large Market: take two of the first six cards for 6 gold, or go on.
tribes-do-tile-specialized-market = Specialised Market: take any card for 4 gold, or go on.
tribes-do-tile-sacred-place = Sacred Place: choose a djinn, or go on.
tribes-do-tile-workshop = Workshop: pay for an item, or go on.
tribes-do-tile-chasm = Go on.
tribes-do-second-card = Choose the second card.
tribes-do-aim = { $djinn }: choose a tile.
tribes-do-settle-palm = Place the palm tree on { $tile }, or move it to a neighbour.
tribes-do-settle-palace = Place the palace on { $tile }, or move it to a neighbour.
tribes-do-shift-palm = Choose the neighbour of { $tile } for the palm tree.
tribes-do-shift-palace = Choose the neighbour of { $tile } for the palace.
tribes-do-keep-djinn = Keep one of these djinns.
tribes-do-keep-item = Keep one of these items.
tribes-do-close = Use powers or sell goods if you like, then end your turn.
tribes-do-close-only-end = All done: end your turn.
tribes-do-sale = Add goods to the set, or sell it for { $gold } gold.
tribes-do-thief = Use { $thief } now?
tribes-do-give-houssain = { $thief } is here: give up a resource card.
tribes-do-give-ziad = { $thief } is here: give up a Vizier.
tribes-do-give-ouafat = { $thief } is here: give up a djinn.
tribes-do-give-kohdjah = { $thief } is here: choose the tile you give up.
tribes-do-give-shalim = { $thief } is here: give up a palm tree or palace.
tribes-do-give-madjaar = { $thief } is here: give up an item.
tribes-do-claim-houssain = Take a card of those given up.
tribes-do-claim-ziad = Take a Vizier of those given up.
tribes-do-claim-ouafat = Take a djinn of those given up.
tribes-do-claim-kohdjah = Choose one of the freed tiles for yourself, or go on.
tribes-do-claim-shalim = Take a palm tree or palace of those given up.
tribes-do-claim-madjaar = Take an item of those given up.
tribes-do-claim-at-palm = Choose a tile of yours for the palm tree.
tribes-do-claim-at-palace = Choose a tile of yours for the palace.
tribes-do-magic-flying-carpet = The carpet is ready.
tribes-do-magic-fabulous-lamp = The lamp: take one of the open djinns.
tribes-do-magic-enchanting-flute = The flute: choose the tile to call meeples to.
tribes-do-magic-burning-scimitar = The scimitar: choose a victim.
tribes-do-magic-tempest-talisman = The talisman: choose the camel that moves.
tribes-do-magic-horn-of-plenty = The horn: choose the next card of the new row.
tribes-do-magic-rebirth-ring = The ring: choose an item from the discarded ones.
tribes-do-flute = Call meeples to { $tile }: { $left } more at most.
tribes-do-talisman = Choose where the camel of { $tile } goes.
tribes-do-horn = Choose the next card of the new row.
tribes-wait-bid = { $name } is bidding.
tribes-wait-sow = { $name } is moving meeples.
tribes-wait-act = { $name } has { $meeples } and decides.
tribes-wait-give = { $name } is giving something to { $thief }.
tribes-wait-close = { $name } is about to end the turn.
tribes-wait-turn = It is { $name }'s turn.

# moves
tribes-move-bid = Bid { $spot }
tribes-move-bid-fakirs =
    { $fakirs ->
        [one] Bid { $spot } with { $fakirs } Fakir
       *[other] Bid { $spot } with { $fakirs } Fakirs
    }
tribes-move-sow = Pick up { $tile }
tribes-move-drop = { $tribe } to { $tile }
tribes-move-fly = { $tribe } flies to { $tile }
tribes-move-act = Do the tribe's action
tribes-move-act-fakirs =
    { $fakirs ->
        [one] Do the tribe's action with { $fakirs } Fakir
       *[other] Do the tribe's action with { $fakirs } Fakirs
    }
tribes-move-kill = Kill: { $tribe } on { $tile }
tribes-move-kill-held = Kill: { $tribe } of { $name }
tribes-move-place = Place it here
tribes-move-take = Take card { $position }
tribes-move-buy = { $djinn } for { $payment }
tribes-move-hire = { $thief } for { $payment }
tribes-move-craft = An item for { $payment }
tribes-move-use = Use { $djinn } for { $payment }
tribes-move-magic = Use { $item }
tribes-move-steal = Send { $thief } (with { $tribe })
tribes-move-at = Choose { $tile }
tribes-move-keep = Keep { $what }
tribes-move-keep-secret = Keep an item
tribes-move-call = Call: { $tribe } from { $tile }
tribes-move-lay = Lay { $card }
tribes-move-mark-camel = Place a camel
tribes-move-mark-tent = Place the tent
tribes-move-give = Give up { $loot }
tribes-move-claim = Take { $loot }
tribes-move-sell = Sell { $good }
tribes-move-done = Done
tribes-move-skip = Go on without
tribes-move-end = End turn
tribes-loot-tile = tile { $tile }
tribes-loot-palm = palm tree of { $tile }
tribes-loot-palace = palace of { $tile }
tribes-offer-act-vizier = Keep { $meeples }
tribes-offer-act-elder = Keep { $meeples }
tribes-offer-act-merchant =
    { $count ->
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
tribes-offer-act-builder = Let { $meeples } earn { $gold } gold
tribes-offer-act-assassin = Nobody can be killed: go on
tribes-offer-act-artisan =
    { $count ->
        [one] Draw { $count } item
       *[other] Draw { $count } items
    }
tribes-offer-act-fakirs =
    { $fakirs ->
        [one] … with { $fakirs } Fakir: { $gold } gold
       *[other] … with { $fakirs } Fakirs: { $gold } gold
    }
tribes-offer-take = { $card } (no. { $position })
tribes-offer-place-palm = Place the palm tree here
tribes-offer-place-palace = Place the palace here
tribes-offer-sold = Sell the set for { $gold } gold
tribes-offer-no-thief = Keep the thief for later

# the log
tribes-log-round-began = Round { $round }
tribes-log-bid = { $name } pays { $paid } gold
tribes-log-turn-began = { $name }'s turn
tribes-log-turn-skipped = { $name } has no legal move
tribes-log-picked-up = { $meeples } from { $tile }
tribes-log-collected = { $name } collects { $meeples } on { $tile }
tribes-log-controlled = { $name } controls { $tile } ({ $marker })
tribes-log-freed = { $name } no longer controls { $tile }
tribes-log-camel-moved = { $name }'s camel goes from { $from } to { $to }
tribes-log-kept = { $name } keeps { $meeples }
tribes-log-spent = { $name } pays { $meeples }
tribes-log-gold-gained = { $name } gets { $amount } gold ({ $from })
tribes-log-gold-paid = { $name } pays { $amount } gold
tribes-log-fakirs-spent =
    { $count ->
        [one] { $name } discards { $count } Fakir
       *[other] { $name } discards { $count } Fakirs
    }
tribes-log-card-taken = { $name } takes { $card }
tribes-log-card-drawn = { $name } draws { $card }
tribes-log-card-drawn-unseen = { $name } draws a card
tribes-log-killed = { $name } kills: { $tribe } on { $tile }
tribes-log-killed-held = { $name } kills: { $tribe } of { $victim }
tribes-log-placed-palm = { $name } places a palm tree on { $tile }
tribes-log-placed-palace = { $name } places a palace on { $tile }
tribes-log-djinn-gained = { $name } gains { $djinn }
tribes-log-djinn-used = { $name } uses { $djinn } for { $payment }
tribes-log-shown = To choose from: { $what }
tribes-log-shown-unseen = { $name } looks at { $count }
tribes-log-discarded = Discarded: { $what }
tribes-log-meeples-drawn = { $meeples } from the bag to { $tile }
tribes-log-sold = { $name } sells { $goods } for { $gold } gold
tribes-log-row-refilled = New resources: { $cards }
tribes-log-row-discarded = Resources discarded: { $cards }
tribes-log-revealed = New: { $what }
tribes-log-reshuffled-resources = The discarded resources are shuffled into a new pile
tribes-log-reshuffled-djinns = The discarded djinns are shuffled into a new pile
tribes-log-reshuffled-items = The discarded items are shuffled into a new pile
tribes-log-end-last-camel = The last camel stands: the game ends with this round
tribes-log-end-no-legal-move = Nobody can move any more: the game ends with this round
tribes-log-game-over = The game is over
tribes-log-thief-hired = { $name } hires { $thief } for { $payment }
tribes-log-thief-used = { $name } sends { $thief }
tribes-log-gave = { $name } gives up: { $what }
tribes-log-claimed = { $name } takes: { $what }
tribes-log-item-gained = { $name } gains { $item }
tribes-log-item-gained-unseen = { $name } gains an item
tribes-log-item-restored = { $name } takes back { $item }
tribes-log-item-used = { $name } uses { $item }
tribes-log-called = { $tribe } comes from { $from } to { $to }
tribes-log-laid = { $card } is laid

# the same, said to the one who did it
tribes-log-bid-you = You pay { $paid } gold
tribes-log-turn-began-you = Your turn
tribes-log-turn-skipped-you = You have no legal move
tribes-log-collected-you = You collect { $meeples } on { $tile }
tribes-log-controlled-you = You control { $tile } ({ $marker })
tribes-log-freed-you = You no longer control { $tile }
tribes-log-camel-moved-you = Your camel goes from { $from } to { $to }
tribes-log-kept-you = You keep { $meeples }
tribes-log-spent-you = You pay { $meeples }
tribes-log-gold-gained-you = You get { $amount } gold ({ $from })
tribes-log-gold-paid-you = You pay { $amount } gold
tribes-log-fakirs-spent-you =
    { $count ->
        [one] You discard { $count } Fakir
       *[other] You discard { $count } Fakirs
    }
tribes-log-card-taken-you = You take { $card }
tribes-log-card-drawn-you = You draw { $card }
tribes-log-card-drawn-unseen-you = You draw a card
tribes-log-killed-you = You kill: { $tribe } on { $tile }
tribes-log-killed-held-you = You kill: { $tribe } of { $victim }
tribes-log-killed-held-yours = { $name } kills: your { $tribe }
tribes-log-placed-palm-you = You place a palm tree on { $tile }
tribes-log-placed-palace-you = You place a palace on { $tile }
tribes-log-djinn-gained-you = You gain { $djinn }
tribes-log-djinn-used-you = You use { $djinn } for { $payment }
tribes-log-shown-unseen-you = You look at { $count }
tribes-log-sold-you = You sell { $goods } for { $gold } gold
tribes-log-end-last-camel-by = { $name } has placed the last camel: the game ends with this round
tribes-log-end-last-camel-by-you = You have placed your last camel: the game ends with this round
tribes-log-thief-hired-you = You hire { $thief } for { $payment }
tribes-log-thief-used-you = You send { $thief }
tribes-log-gave-you = You give up: { $what }
tribes-log-claimed-you = You take: { $what }
tribes-log-item-gained-you = You gain { $item }
tribes-log-item-gained-unseen-you = You gain an item
tribes-log-item-restored-you = You take back { $item }
tribes-log-item-used-you = You use { $item }
tribes-move-kill-yours = Kill: your { $tribe }

# the table
tribes-board = Board
tribes-parts = Parts of the table
tribes-tab-market = Market
tribes-tab-players = Players
tribes-tile = { $tile }, { $ground } worth { $value } ({ $colour })
tribes-tile-chasm = { $tile }, Chasm
tribes-tile-empty = no meeples
tribes-tile-camel = controlled by { $name }
tribes-tile-tent = controlled by { $name } with a tent
tribes-can-sow = can be picked up
tribes-can-drop = you can drop { $what }
tribes-can-kill = you can kill { $what }
tribes-can-call = you can call { $what }
tribes-can-choose = can be chosen
tribes-palms =
    { $count ->
        [one] { $count } palm tree
       *[other] { $count } palm trees
    }
tribes-palaces =
    { $count ->
        [one] { $count } palace
       *[other] { $count } palaces
    }
tribes-track = Turn order track
tribes-track-bid = Bid { $price }
tribes-track-bid-leaves = Bid { $price } and keep { $gold } gold
tribes-track-kept = You keep { $gold } gold.
tribes-track-free = { $price }: free
tribes-track-taken = { $price }: { $name }
tribes-track-next = { $name } is next
tribes-track-bidding = Still to bid
tribes-track-acted = Next round's order
tribes-row = Resources
tribes-row-front = front
tribes-row-empty = No resources are left.
tribes-row-card = { $position }. { $card }
tribes-row-take = Take { $card }, no. { $position }
tribes-pile = { $count } in the pile
tribes-djinns = Djinns
tribes-djinns-none = No djinn is on offer.
tribes-buy-for = For { $payment }
tribes-take-it = Take
tribes-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tribes-players = Players
tribes-used = (used)
tribes-gold = Gold
tribes-gold-covered = covered
tribes-gold-count = { $count } gold
tribes-camels =
    { $count ->
        [one] { $count } camel left
       *[other] { $count } camels left
    }
tribes-tents =
    { $count ->
        [one] { $count } tent left
       *[other] { $count } tents left
    }
tribes-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tribes-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tribes-items =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
tribes-mine = My things
tribes-mine-empty = No resource cards yet.
tribes-mine-sell = Sell { $card }
tribes-mine-give = Give up { $card }
tribes-mine-sets = Worth { $value } as sets: { $sets }.
tribes-mine-set =
    { $count ->
        [one] { $count } good for { $value }
       *[other] { $count } goods for { $value }
    }
tribes-round = Round { $round }
tribes-last-round = Last round: { $reason }.
tribes-over = Over: { $reason }.
tribes-closest = The game ends with the round of the last camel (closest: { $name }, { $count } left), or when nobody can move.
tribes-palms-left =
    { $count ->
        [one] { $count } palm tree left
       *[other] { $count } palm trees left
    }
tribes-palaces-left =
    { $count ->
        [one] { $count } palace left
       *[other] { $count } palaces left
    }
tribes-bag = In the bag: { $count } ({ $meeples })
tribes-bag-empty = The bag is empty.
tribes-discard = Discarded resources: { $cards }
tribes-djinn-discard = Discarded djinns: { $djinns }
tribes-thief-pile =
    { $count ->
        [one] { $count } thief in the pile
       *[other] { $count } thieves in the pile
    }
tribes-item-pile =
    { $count ->
        [one] { $count } item in the pile
       *[other] { $count } items in the pile
    }
tribes-item-discard = Discarded items: { $items }
tribes-hand = In hand
tribes-sale-set = The set
tribes-pool = Given up so far:
tribes-choose = Which one?
tribes-close = Close

# a whole turn in one line
tribes-plan = { $from } to { $to }, last { $tribe }
tribes-plan-then = { $from } to { $to }, last { $tribe }; then { $then }
tribes-plan-on = On to { $to }, last { $tribe }
tribes-plan-on-then = On to { $to }, last { $tribe }; then { $then }

# the lens
tribes-lens-on = Lens: what would a tile bring?
tribes-lens-off = Put the lens away
tribes-lens-how = Choose a tile: the lens shows every place where its last meeple could end, and the points.
tribes-lens-asking = Looking at { $tile } …
tribes-lens-none = No move starts on { $tile }.
tribes-lens-blind = The lens cannot look at this table now.
tribes-lens-from = From { $tile }, best first:
tribes-lens-result = { $tribe } on { $tile }: { $points }
tribes-lens-gift = next player { $points }

# keys
tribes-key-arrows = go from tile to tile
tribes-key-enter = choose the tile
tribes-key-digits = drop or choose a meeple: 1 Vizier, 2 Elder, 3 Merchant, 4 Builder, 5 Assassin, 6 Artisan
tribes-key-escape = close what is open

# pictures of the rules page
tribes-figure-move = Meeples picked up on c3 and dropped on c4 and d4.
tribes-figure-control = Tiles with camels, a palm tree and a palace.
tribes-figure-ground = Workshops with mountains on two sides, and the chasm.

# why a move was refused
tribes-refused-game-over = The game is over.
tribes-refused-game-not-now = This cannot be done now. The line above the board says what is due.
tribes-refused-bid-no-such-spot = There is no such price on the turn order track.
tribes-refused-bid-spot-taken = Player { $by } stands on { $spot } already.
tribes-refused-bid-zeros-taken = All three spots for 0 are taken: bid 1 or more.
tribes-refused-pay-too-poor = It costs { $price } gold, and you have { $gold }.
tribes-refused-pay-too-few-fakirs = You do not have that many Fakirs.
tribes-refused-pay-fakirs-for-nothing = Some of these Fakirs would be spent for nothing.
tribes-refused-pay-cannot-pay = This cannot be paid in that way.
tribes-refused-sow-no-such-tile = There is no such tile on the board.
tribes-refused-sow-empty-tile = Nobody stands on { $tile }.
tribes-refused-sow-no-way-to-finish = From { $tile } the last meeple could never join its own tribe.
tribes-refused-drop-not-in-hand = No meeple of this tribe is in your hand.
tribes-refused-drop-not-adjacent = Meeples go one tile at a time, and from { $at } to { $tile } no way is open.
tribes-refused-drop-step-back = The last step came from { $tile }: going straight back is not allowed.
tribes-refused-drop-no-match = The last meeple must join its own tribe, and none of it stands on { $tile }.
tribes-refused-drop-dead-end = After this drop the last meeple could not join its own tribe any more.
tribes-refused-kill-must-kill = The Assassins must choose a victim.
tribes-refused-kill-nobody-there = There is no such meeple to kill there.
tribes-refused-kill-out-of-reach = { $tile } is out of the Assassins' reach, even with all your Fakirs.
tribes-refused-kill-own-tile = At this table Assassins may not kill on the tile they come from.
tribes-refused-kill-own-meeple = Meeples in front of you cannot be your victims.
tribes-refused-kill-protected = Boaz protects the meeples of player { $seat }.
tribes-refused-kill-other-place = Both victims must be in the same place.
tribes-refused-take-no-such-card = Only cards 1 to { $among } may be taken.
tribes-refused-buy-not-on-offer = { $djinn } does not lie open.
tribes-refused-use-not-yours = { $djinn } is not yours.
tribes-refused-use-works-by-itself = { $djinn } works by itself and is never used.
tribes-refused-use-used-up = { $djinn } has been used already.
tribes-refused-use-no-effect = { $djinn } would do nothing now.
tribes-refused-use-not-a-target = { $djinn } cannot be used on { $tile }.
tribes-refused-use-not-neighbouring = { $tile } is not a neighbour of { $of }.
tribes-refused-use-not-shown = { $djinn } is not among the djinns shown.
tribes-refused-sell-not-held = You do not hold this card.
tribes-refused-sell-in-set-already = The set holds this good already: goods of a set all differ.
tribes-refused-sell-fakirs = Fakirs cannot be sold.
tribes-refused-sell-over = Selling is over for this turn.
tribes-refused-hire-not-on-offer = { $thief } does not lie open.
tribes-refused-steal-not-yours = You cannot send { $thief } now.
tribes-refused-give-not-yours = You do not have this to give up.
tribes-refused-claim-not-given = Nobody gave this up.
tribes-refused-claim-not-your-tile = { $tile } is not yours.
tribes-refused-craft-no-items = No items are left.
tribes-refused-magic-not-yours = This item is not yours.
tribes-refused-magic-nothing-to-use = This item is not used in this way.
tribes-refused-magic-used-up = You have used a magic item in this turn already.
tribes-refused-magic-no-effect = This item would do nothing now.
tribes-refused-magic-not-shown = This item is not among those to choose from.
tribes-refused-magic-not-a-target = The item cannot be used on this tile.
tribes-refused-magic-not-to-be-laid = No such card is left to be laid.
tribes-refused-magic-cannot-fly = This meeple cannot fly there: it lands where its tribe stands.
tribes-refused-skip-compulsory = This cannot be skipped.

# player aid and score pad of a real table
tribes-act-vizier = Keep them. At the end each is 1 point, and for every opponent with fewer Viziers you get 10 more.
tribes-act-elder = Keep them. They pay for djinns; each one left at the end is 2 points.
tribes-act-merchant = Put them into the bag and take as many cards from the front of the row.
tribes-act-builder = Put them into the bag. You get gold: Builders times blue tiles among the tile and its eight neighbours. Every Fakir you discard counts as one more Builder.
tribes-act-assassin = Put them into the bag and kill one meeple: on a tile at most as many steps away as you have Assassins, or a Vizier or Elder in front of an opponent. Every Fakir you discard is one more step.
tribes-act-artisan = Keep them, draw as many items, keep one of them covered and discard the others openly. At the end each is 2 points, 3 if nobody has more of them.
tribes-act-note = If a killing empties a tile without a camel, you take that tile too. If you have only one camel left, it goes to the tile where your move ended.
tribes-tiles-red = Red { $values }; tiles: { $count }
tribes-tiles-blue = Blue { $values }; tiles: { $count }
tribes-tiles-neutral = No colour; tiles: { $count }
tribes-pad-gold = Gold coins
tribes-pad-tent = Red tiles around the tent, its own too
tribes-pad-ties = Tied leaders in Artisans get the lower value
