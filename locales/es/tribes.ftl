tribes-name = Five Tribes
tribes-about = Toma peones, déjalos uno a uno y deja que el último decida qué trae tu turno. De 2 a 4 jugadores, con los ladrones y los artesanos de Naqala si quieres.

# the score pad
tribes-source-gold = Oro
tribes-source-viziers = Visires
tribes-source-vizier_majority = Mayorías de Visires
tribes-source-elders = Ancianos
tribes-source-djinns = Genios
tribes-source-tiles = Losetas
tribes-source-palms = Palmeras
tribes-source-palaces = Palacios
tribes-source-merchandise = Mercancías
tribes-source-artisans = Artesanos
tribes-source-items = Objetos
tribes-source-tent = Tiendas
tribes-ending-last-camel = alguien ha colocado su último camello
tribes-ending-last-camel-by = { $name } ha colocado el último camello
tribes-ending-last-camel-by-you = has colocado tu último camello
tribes-ending-no-legal-move = ya nadie puede mover

# options of a new table
tribes-option-expansions = Expansiones
tribes-option-expansions-thieves = Los ladrones de Naqala
tribes-option-expansions-artisans = Los artesanos de Naqala
tribes-option-open_gold = El oro está a la vista
tribes-option-open_hands = Las cartas de recurso están a la vista
tribes-option-djinn_limit = Un genio con coste se puede usar
tribes-option-djinn_limit-per_activation = una vez en cada turno
tribes-option-djinn_limit-per_round = una vez por ronda
tribes-option-hagis_lamia_neighbourhood = Vecinas para Hagis y Lamia
tribes-option-hagis_lamia_neighbourhood-8 = las ocho de alrededor
tribes-option-hagis_lamia_neighbourhood-4 = los cuatro lados
tribes-option-assassins_may_skip = Los Asesinos no tienen que matar
tribes-option-assassinate_own_tile = Los Asesinos pueden matar en su propia loseta
tribes-option-nekir_per_victim = Nekir paga por cada víctima
tribes-option-match_dropped_this_move = El último peón puede unirse a uno dejado en el mismo movimiento
tribes-option-no_mono_start_tiles = Ninguna loseta empieza con tres de una tribu
tribes-option-two_player_fixed_ABBA = Dos jugadores empiezan a pujar A B B A
tribes-option-artisan_tie = Empate en Artesanos
tribes-option-artisan_tie-all = todos reciben el valor más alto
tribes-option-artisan_tie-nobody = nadie recibe el valor más alto

# names of things
tribes-tribe-vizier = Visir
tribes-tribe-elder = Anciano
tribes-tribe-merchant = Mercader
tribes-tribe-builder = Constructor
tribes-tribe-assassin = Asesino
tribes-tribe-artisan = Artesano
tribes-meeples-vizier =
    { $count ->
        [one] { $count } Visir
       *[other] { $count } Visires
    }
tribes-meeples-elder =
    { $count ->
        [one] { $count } Anciano
       *[other] { $count } Ancianos
    }
tribes-meeples-merchant =
    { $count ->
        [one] { $count } Mercader
       *[other] { $count } Mercaderes
    }
tribes-meeples-builder =
    { $count ->
        [one] { $count } Constructor
       *[other] { $count } Constructores
    }
tribes-meeples-assassin =
    { $count ->
        [one] { $count } Asesino
       *[other] { $count } Asesinos
    }
tribes-meeples-artisan =
    { $count ->
        [one] { $count } Artesano
       *[other] { $count } Artesanos
    }
tribes-marker-camel = camello
tribes-marker-tent = tienda
tribes-colour-red = rojo
tribes-colour-blue = azul
tribes-colour-neutral = sin color
tribes-card-ivory = Marfil
tribes-card-jewels = Joyas
tribes-card-gold = Oro
tribes-card-papyrus = Papiro
tribes-card-silk = Seda
tribes-card-spice = Especias
tribes-card-fish = Pescado
tribes-card-wheat = Trigo
tribes-card-pottery = Cerámica
tribes-card-fakir = Faquir
tribes-card-text = Una de las nueve mercancías, { $copies } en el mazo. Mercancías distintas forman una serie: 1, 3, 7, 13, 21, 30, 40, 50 o 60 de oro por una a nueve de ellas.
tribes-card-fakir-text = Refuerza a tus Constructores y el alcance de tus Asesinos, y paga genios. Nunca forma parte de una serie; { $copies } en el mazo.
tribes-payment-elder = 1 Anciano
tribes-payment-fakir = 1 Faquir
tribes-payment-elders = 2 Ancianos
tribes-payment-elder-fakir = 1 Anciano y 1 Faquir
tribes-payment-artisan = 1 Artesano
tribes-payment-fakirs = 2 Faquires
tribes-ground-large-market = Mercado grande
tribes-ground-large-market-text = Paga 6 de oro por dos de las seis primeras cartas, si quieres.
tribes-ground-small-market = Mercado pequeño
tribes-ground-small-market-text = Paga 3 de oro por una de las tres primeras cartas, si quieres.
tribes-ground-oasis = Oasis
tribes-ground-oasis-text = Aquí hay que colocar una palmera. Vale 3 puntos para quien controle la loseta.
tribes-ground-village = Pueblo
tribes-ground-village-text = Aquí hay que colocar un palacio. Vale 5 puntos para quien controle la loseta.
tribes-ground-sacred-place = Lugar sagrado
tribes-ground-sacred-place-text = Toma un genio por dos Ancianos, o por un Anciano y un Faquir, si quieres.
tribes-ground-workshop = Taller
tribes-ground-workshop-text = Paga un Artesano o dos Faquires por un objeto del montón, si quieres. Las montañas cierran dos de sus lados.
tribes-ground-specialized-market = Mercado especializado
tribes-ground-specialized-market-text = Paga 4 de oro por cualquier carta a la vista, si quieres.
tribes-ground-chasm = Abismo
tribes-ground-chasm-text = Nadie entra en él y nada se coloca allí.

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
tribes-power-al_amin = En el recuento, cada dos de tus Faquires valen por una mercancía a tu elección.
tribes-power-anun_nak = Saca tres peones de la bolsa y ponlos en una loseta del todo vacía: sin peón, camello, palmera ni palacio.
tribes-power-baal = Cada vez que alguien obtiene un genio recibes oro: 1 si has sido tú, 2 si ha sido otro.
tribes-power-boaz = Los Asesinos no pueden tocar a los Visires y Ancianos que tienes delante.
tribes-power-bouraq = Pon un palacio en cualquier Pueblo del tablero.
tribes-power-echidna = Tus Constructores ganan el doble este turno.
tribes-power-enki = Pon una palmera en cualquier Oasis del tablero.
tribes-power-hagis = Un palacio que vas a colocar va a una loseta vecina.
tribes-power-haurvatat = En el recuento, cada palmera de tus losetas vale 5 en vez de 3.
tribes-power-iblis = Tus Asesinos matan a dos este turno: dos en la misma loseta o dos del mismo jugador.
tribes-power-jafaar = En el recuento, cada Visir tuyo vale 3 en vez de 1.
tribes-power-kandicha = Cada víctima de tus Asesinos te premia: un Mercader con una carta del mazo, un Constructor con el oro que habría ganado allí, un Visir o Anciano uniéndose a ti.
tribes-power-kumarbi = Al pujar, cada Faquir que descartas te deja pagar el precio un escalón más bajo.
tribes-power-lamia = Una palmera que vas a colocar va a una loseta vecina.
tribes-power-leta = Pon un camello tuyo en una loseta del todo vacía: sin peón, camello, palmera ni palacio.
tribes-power-marid = Por cada peón dejado en una loseta tuya durante un movimiento recibes oro: 1 si lo dejas tú, 2 si lo deja otro.
tribes-power-monkir = Por cada palacio que se coloca recibes oro: 1 si lo colocas tú, 2 si lo coloca otro.
tribes-power-nekir = Cada vez que unos Asesinos matan recibes oro: 1 si eran tuyos, 2 si eran de otro.
tribes-power-shamhat = En el recuento, cada Anciano tuyo vale 4 en vez de 2.
tribes-power-sibittis = Mira los tres primeros genios del mazo, quédate uno y descarta los demás.
tribes-power-sloar = Roba la primera carta del mazo de recursos sin que los demás la vean.
tribes-power-utug = Pon un camello tuyo en una loseta con peones que no tenga camello, palmera ni palacio.
tribes-power-morgiane = Los ladrones de los demás no te hacen nada.
tribes-power-geb = En el recuento, cada objeto precioso tuyo vale 3 más.
tribes-power-ptah = En el recuento, cada Artesano tuyo vale 2 más.
tribes-revised-boaz = Los Asesinos no pueden tocar a los Visires, Ancianos y Artesanos que tienes delante.
tribes-revised-kandicha = Cada víctima de tus Asesinos te premia: un Mercader con una carta del mazo, un Constructor con el oro que habría ganado allí, un Visir o Anciano uniéndose a ti, un Artesano uniéndose a ti con un objeto del montón.
tribes-cost-passive = Actúa siempre.
tribes-cost-elder-or-fakir = Por 1 Anciano o 1 Faquir:
tribes-cost-elder-and-more = Por 1 Anciano y otro Anciano o Faquir:
tribes-cost-fakir = Por 1 Faquir:
tribes-cost-fakirs = Por 1 Faquir o más:

# thieves
tribes-thief-houssain = Houssain
tribes-thief-ziad = Ziad
tribes-thief-ouafat = Ouafat
tribes-thief-kohdjah = Kohdjah
tribes-thief-shalim = Shalim
tribes-thief-madjaar = Madjaar
tribes-theft-houssain = Tras tus Mercaderes: cada rival entrega dos cartas de recurso a su elección; tú tomas dos de ellas.
tribes-theft-ziad = Tras tus Visires: cada rival entrega un Visir; tú tomas uno de ellos.
tribes-theft-ouafat = Tras tus Ancianos: cada rival entrega un genio a su elección; tú tomas uno de ellos.
tribes-theft-kohdjah = Tras tus Asesinos: cada rival retira el camello de una loseta a su elección; puedes poner el tuyo en una de ellas.
tribes-theft-shalim = Tras tus Constructores: cada rival entrega una palmera o un palacio de una loseta suya; tú pones uno de ellos en cualquier loseta tuya.
tribes-theft-madjaar = Tras tus Artesanos: cada rival entrega un objeto a su elección; tú tomas uno de ellos.
tribes-thief = Ladrón: una vez, o { $points } puntos si no se usa

# items
tribes-item-jewellery = Alhajas
tribes-item-treasure_chest = Cofre del tesoro
tribes-item-crown = Corona
tribes-item-flying_carpet = Alfombra voladora
tribes-item-fabulous_lamp = Lámpara fabulosa
tribes-item-enchanting_flute = Flauta encantadora
tribes-item-burning_scimitar = Cimitarra ardiente
tribes-item-tempest_talisman = Talismán de la tempestad
tribes-item-horn_of_plenty = Cuerno de la abundancia
tribes-item-rebirth_ring = Anillo del renacer
tribes-item-precious = Un objeto precioso: vale { $points } puntos en el recuento.
tribes-magic-flying_carpet = El último peón de tu movimiento vuela a cualquier loseta donde esté su tribu, por encima de montañas y abismo.
tribes-magic-fabulous_lamp = Toma gratis uno de los genios a la vista.
tribes-magic-enchanting_flute = Elige una loseta y llama hacia ella de uno a cinco peones de sus vecinas. Nadie gana el control.
tribes-magic-burning_scimitar = Mata dos peones cualesquiera del tablero. Una loseta vaciada así es tuya si no es de nadie.
tribes-magic-tempest_talisman = Lleva un camello tuyo a una loseta del todo vacía.
tribes-magic-horn_of_plenty = Descarta los recursos a la vista y pon nueve nuevos en el orden que quieras.
tribes-magic-rebirth_ring = Toma un objeto a tu elección de entre los descartados.

# what may be done now
tribes-do-over = La partida ha terminado.
tribes-do-bid = Tu puja: elige un precio. Quien paga más actúa antes.
tribes-do-bid-of = Tu puja { $number } de { $total }: elige un precio. Quien paga más actúa antes.
tribes-do-start = Tu turno: elige una loseta y toma todos sus peones.
tribes-do-start-no-move = No se puede mover ningún peón. Usa un poder o acaba tu turno.
tribes-do-sow = Deja un peón en una loseta marcada. Quedan { $count }.
tribes-do-sow-last = Deja el último peón donde esté su tribu.
tribes-do-mark = { $tile } es tuya: ¿con un camello o con tu tienda?
tribes-do-act-vizier = Guárdalos: { $meeples }.
tribes-do-act-elder = Guárdalos: { $meeples }.
tribes-do-act-merchant = { $meeples }: toma otras tantas cartas del comienzo.
tribes-do-act-builder = { $meeples }: gana oro por las losetas azules de alrededor. Los Faquires suman.
tribes-do-act-assassin = { $meeples }: elige una víctima en el tablero o delante de un jugador.
tribes-do-act-artisan = { $meeples }: roba otros tantos objetos y quédate uno.
tribes-do-second-victim = Elige la segunda víctima en el mismo lugar.
tribes-do-tile-oasis = { $tile } es un Oasis: coloca la palmera.
tribes-do-tile-village = { $tile } es un Pueblo: coloca el palacio.
tribes-do-tile-small-market = Mercado pequeño: toma una de las tres primeras cartas por 3 de oro, o sigue.
tribes-do-tile-large-market = Mercado grande: toma dos de las seis primeras cartas por 6 de oro, o sigue.
tribes-do-tile-specialized-market = Mercado especializado: toma cualquier carta por 4 de oro, o sigue.
tribes-do-tile-sacred-place = Lugar sagrado: elige un genio, o sigue.
tribes-do-tile-workshop = Taller: paga por un objeto, o sigue.
tribes-do-tile-chasm = Sigue.
tribes-do-second-card = Elige la segunda carta.
tribes-do-aim = { $djinn }: elige una loseta.
tribes-do-settle-palm = Coloca la palmera en { $tile } o llévala a una vecina.
tribes-do-settle-palace = Coloca el palacio en { $tile } o llévalo a una vecina.
tribes-do-shift-palm = Elige la vecina de { $tile } para la palmera.
tribes-do-shift-palace = Elige la vecina de { $tile } para el palacio.
tribes-do-keep-djinn = Quédate uno de estos genios.
tribes-do-keep-item = Quédate uno de estos objetos.
tribes-do-close = Usa poderes o vende mercancías si quieres; después acaba tu turno.
tribes-do-close-only-end = Todo hecho: acaba tu turno.
tribes-do-sale = Añade mercancías a la serie o véndela por { $gold } de oro.
tribes-do-thief = ¿Usas ahora a { $thief }?
tribes-do-give-houssain = { $thief } está aquí: entrega una carta de recurso.
tribes-do-give-ziad = { $thief } está aquí: entrega un Visir.
tribes-do-give-ouafat = { $thief } está aquí: entrega un genio.
tribes-do-give-kohdjah = { $thief } está aquí: elige la loseta que dejas.
tribes-do-give-shalim = { $thief } está aquí: entrega una palmera o un palacio.
tribes-do-give-madjaar = { $thief } está aquí: entrega un objeto.
tribes-do-claim-houssain = Toma una de las cartas entregadas.
tribes-do-claim-ziad = Toma uno de los Visires entregados.
tribes-do-claim-ouafat = Toma uno de los genios entregados.
tribes-do-claim-kohdjah = Elige para ti una de las losetas liberadas, o sigue.
tribes-do-claim-shalim = Toma una palmera o un palacio de lo entregado.
tribes-do-claim-madjaar = Toma uno de los objetos entregados.
tribes-do-claim-at-palm = Elige una loseta tuya para la palmera.
tribes-do-claim-at-palace = Elige una loseta tuya para el palacio.
tribes-do-magic-flying-carpet = La alfombra está lista.
tribes-do-magic-fabulous-lamp = La lámpara: toma uno de los genios a la vista.
tribes-do-magic-enchanting-flute = La flauta: elige la loseta a la que llamas peones.
tribes-do-magic-burning-scimitar = La cimitarra: elige una víctima.
tribes-do-magic-tempest-talisman = El talismán: elige el camello que se mueve.
tribes-do-magic-horn-of-plenty = El cuerno: elige la siguiente carta de la fila nueva.
tribes-do-magic-rebirth-ring = El anillo: elige un objeto descartado.
tribes-do-flute = Llama peones a { $tile }: como mucho { $left } más.
tribes-do-talisman = Elige adónde va el camello de { $tile }.
tribes-do-horn = Elige la siguiente carta de la fila nueva.
tribes-wait-bid = { $name } está pujando.
tribes-wait-sow = { $name } está moviendo peones.
tribes-wait-act = { $name } tiene { $meeples } y decide.
tribes-wait-give = { $name } entrega algo a { $thief }.
tribes-wait-close = { $name } está acabando su turno.
tribes-wait-turn = Es el turno de { $name }.

# moves
tribes-move-bid = Pujar { $spot }
tribes-move-bid-fakirs =
    { $fakirs ->
        [one] Pujar { $spot } con { $fakirs } Faquir
       *[other] Pujar { $spot } con { $fakirs } Faquires
    }
tribes-move-sow = Tomar { $tile }
tribes-move-drop = { $tribe } a { $tile }
tribes-move-fly = { $tribe } vuela a { $tile }
tribes-move-act = Hacer la acción de la tribu
tribes-move-act-fakirs =
    { $fakirs ->
        [one] Hacer la acción de la tribu con { $fakirs } Faquir
       *[other] Hacer la acción de la tribu con { $fakirs } Faquires
    }
tribes-move-kill = Matar: { $tribe } en { $tile }
tribes-move-kill-held = Matar: { $tribe } de { $name }
tribes-move-place = Colocar aquí
tribes-move-take = Tomar la carta { $position }
tribes-move-buy = { $djinn } por { $payment }
tribes-move-hire = { $thief } por { $payment }
tribes-move-craft = Un objeto por { $payment }
tribes-move-use = Usar { $djinn } por { $payment }
tribes-move-magic = Usar { $item }
tribes-move-steal = Enviar a { $thief } ({ $tribe })
tribes-move-at = Elegir { $tile }
tribes-move-keep = Quedarse { $what }
tribes-move-keep-secret = Quedarse un objeto
tribes-move-call = Llamar: { $tribe } de { $tile }
tribes-move-lay = Poner { $card }
tribes-move-mark-camel = Colocar un camello
tribes-move-mark-tent = Colocar la tienda
tribes-move-give = Entregar: { $loot }
tribes-move-claim = Tomar: { $loot }
tribes-move-sell = Vender { $good }
tribes-move-done = Listo
tribes-move-skip = Seguir sin ello
tribes-move-end = Acabar el turno
tribes-loot-tile = loseta { $tile }
tribes-loot-palm = palmera de { $tile }
tribes-loot-palace = palacio de { $tile }
tribes-offer-act-vizier = Guardar { $meeples }
tribes-offer-act-elder = Guardar { $meeples }
tribes-offer-act-merchant =
    { $count ->
        [one] Tomar { $count } carta
       *[other] Tomar { $count } cartas
    }
tribes-offer-act-builder = { $meeples } ganan { $gold } de oro
tribes-offer-act-assassin = Nadie a quien matar: seguir
tribes-offer-act-artisan =
    { $count ->
        [one] Robar { $count } objeto
       *[other] Robar { $count } objetos
    }
tribes-offer-act-fakirs =
    { $fakirs ->
        [one] … con { $fakirs } Faquir: { $gold } de oro
       *[other] … con { $fakirs } Faquires: { $gold } de oro
    }
tribes-offer-take = { $card } (n.º { $position })
tribes-offer-place-palm = Colocar aquí la palmera
tribes-offer-place-palace = Colocar aquí el palacio
tribes-offer-sold = Vender la serie por { $gold } de oro
tribes-offer-no-thief = Guardar el ladrón para después

# the log
tribes-log-round-began = Ronda { $round }
tribes-log-bid = { $name } paga { $paid } de oro
tribes-log-turn-began = Turno de { $name }
tribes-log-turn-skipped = { $name } no tiene ningún movimiento
tribes-log-picked-up = { $meeples } de { $tile }
tribes-log-collected = { $name } toma { $meeples } en { $tile }
tribes-log-controlled = { $name } controla { $tile } ({ $marker })
tribes-log-freed = { $name } ya no controla { $tile }
tribes-log-camel-moved = El camello de { $name } va de { $from } a { $to }
tribes-log-kept = { $name } guarda { $meeples }
tribes-log-spent = { $name } paga { $meeples }
tribes-log-gold-gained = { $name } recibe { $amount } de oro ({ $from })
tribes-log-gold-paid = { $name } paga { $amount } de oro
tribes-log-fakirs-spent =
    { $count ->
        [one] { $name } descarta { $count } Faquir
       *[other] { $name } descarta { $count } Faquires
    }
tribes-log-card-taken = { $name } toma { $card }
tribes-log-card-drawn = { $name } roba { $card }
tribes-log-card-drawn-unseen = { $name } roba una carta
tribes-log-killed = { $name } mata: { $tribe } en { $tile }
tribes-log-killed-held = { $name } mata: { $tribe } de { $victim }
tribes-log-placed-palm = { $name } coloca una palmera en { $tile }
tribes-log-placed-palace = { $name } coloca un palacio en { $tile }
tribes-log-djinn-gained = { $name } obtiene { $djinn }
tribes-log-djinn-used = { $name } usa { $djinn } por { $payment }
tribes-log-shown = A elegir: { $what }
tribes-log-shown-unseen = { $name } mira { $count }
tribes-log-discarded = Descartado: { $what }
tribes-log-meeples-drawn = { $meeples } de la bolsa a { $tile }
tribes-log-sold = { $name } vende { $goods } por { $gold } de oro
tribes-log-row-refilled = Recursos nuevos: { $cards }
tribes-log-row-discarded = Recursos descartados: { $cards }
tribes-log-revealed = Nuevo: { $what }
tribes-log-reshuffled-resources = Los recursos descartados se barajan en un mazo nuevo
tribes-log-reshuffled-djinns = Los genios descartados se barajan en un mazo nuevo
tribes-log-reshuffled-items = Los objetos descartados se barajan en un montón nuevo
tribes-log-end-last-camel = Está colocado el último camello: la partida acaba con esta ronda
tribes-log-end-no-legal-move = Ya nadie puede mover: la partida acaba con esta ronda
tribes-log-game-over = La partida ha terminado
tribes-log-thief-hired = { $name } toma a { $thief } por { $payment }
tribes-log-thief-used = { $name } envía a { $thief }
tribes-log-gave = { $name } entrega: { $what }
tribes-log-claimed = { $name } toma: { $what }
tribes-log-item-gained = { $name } obtiene { $item }
tribes-log-item-gained-unseen = { $name } obtiene un objeto
tribes-log-item-restored = { $name } recupera { $item }
tribes-log-item-used = { $name } usa { $item }
tribes-log-called = { $tribe } viene de { $from } a { $to }
tribes-log-laid = Se pone { $card }

# the same, said to the one who did it
tribes-log-bid-you = Pagas { $paid } de oro
tribes-log-turn-began-you = Tu turno
tribes-log-turn-skipped-you = No tienes ningún movimiento
tribes-log-collected-you = Tomas { $meeples } en { $tile }
tribes-log-controlled-you = Controlas { $tile } ({ $marker })
tribes-log-freed-you = Ya no controlas { $tile }
tribes-log-camel-moved-you = Tu camello va de { $from } a { $to }
tribes-log-kept-you = Guardas { $meeples }
tribes-log-spent-you = Pagas { $meeples }
tribes-log-gold-gained-you = Recibes { $amount } de oro ({ $from })
tribes-log-gold-paid-you = Pagas { $amount } de oro
tribes-log-fakirs-spent-you =
    { $count ->
        [one] Descartas { $count } Faquir
       *[other] Descartas { $count } Faquires
    }
tribes-log-card-taken-you = Tomas { $card }
tribes-log-card-drawn-you = Robas { $card }
tribes-log-card-drawn-unseen-you = Robas una carta
tribes-log-killed-you = Matas: { $tribe } en { $tile }
tribes-log-killed-held-you = Matas: { $tribe } de { $victim }
tribes-log-killed-held-yours = { $name } te mata: { $tribe }
tribes-log-placed-palm-you = Colocas una palmera en { $tile }
tribes-log-placed-palace-you = Colocas un palacio en { $tile }
tribes-log-djinn-gained-you = Obtienes { $djinn }
tribes-log-djinn-used-you = Usas { $djinn } por { $payment }
tribes-log-shown-unseen-you = Miras { $count }
tribes-log-sold-you = Vendes { $goods } por { $gold } de oro
tribes-log-end-last-camel-by = { $name } ha colocado el último camello: la partida acaba con esta ronda
tribes-log-end-last-camel-by-you = Has colocado tu último camello: la partida acaba con esta ronda
tribes-log-thief-hired-you = Tomas a { $thief } por { $payment }
tribes-log-thief-used-you = Envías a { $thief }
tribes-log-gave-you = Entregas: { $what }
tribes-log-claimed-you = Tomas: { $what }
tribes-log-item-gained-you = Obtienes { $item }
tribes-log-item-gained-unseen-you = Obtienes un objeto
tribes-log-item-restored-you = Recuperas { $item }
tribes-log-item-used-you = Usas { $item }
tribes-move-kill-yours = Matarte: { $tribe }

# the table
tribes-board = Tablero
tribes-parts = Partes de la mesa
tribes-tab-market = Mercado
tribes-tab-players = Jugadores
tribes-tile = { $tile }, { $ground }, vale { $value } ({ $colour })
tribes-tile-chasm = { $tile }, abismo
tribes-tile-empty = sin peones
tribes-tile-camel = controlada por { $name }
tribes-tile-tent = controlada por { $name } con una tienda
tribes-can-sow = se puede tomar
tribes-can-drop = puedes dejar { $what }
tribes-can-kill = puedes matar { $what }
tribes-can-call = puedes llamar { $what }
tribes-can-choose = se puede elegir
tribes-palms =
    { $count ->
        [one] { $count } palmera
       *[other] { $count } palmeras
    }
tribes-palaces =
    { $count ->
        [one] { $count } palacio
       *[other] { $count } palacios
    }
tribes-track = Orden de turno
tribes-track-bid = Pujar { $price }
tribes-track-bid-leaves = Pujar { $price } y conservar { $gold } de oro
tribes-track-kept = Te quedan { $gold } de oro.
tribes-track-free = { $price }: libre
tribes-track-taken = { $price }: { $name }
tribes-track-next = { $name } es el siguiente
tribes-track-bidding = Faltan por pujar
tribes-track-acted = Orden de la próxima ronda
tribes-row = Recursos
tribes-row-front = primero
tribes-row-empty = No quedan recursos.
tribes-row-card = { $position }. { $card }
tribes-row-take = Tomar { $card }, n.º { $position }
tribes-pile = { $count } en el mazo
tribes-djinns = Genios
tribes-djinns-none = No hay ningún genio a la vista.
tribes-buy-for = Por { $payment }
tribes-take-it = Tomar
tribes-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
tribes-players = Jugadores
tribes-used = (usado)
tribes-gold = Oro
tribes-gold-covered = tapado
tribes-gold-count = { $count } de oro
tribes-camels =
    { $count ->
        [one] { $count } camello por colocar
       *[other] { $count } camellos por colocar
    }
tribes-tents =
    { $count ->
        [one] { $count } tienda por colocar
       *[other] { $count } tiendas por colocar
    }
tribes-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
tribes-tiles =
    { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    }
tribes-items =
    { $count ->
        [one] { $count } objeto
       *[other] { $count } objetos
    }
tribes-mine = Mis cosas
tribes-mine-empty = Aún no hay cartas de recurso.
tribes-mine-sell = Vender { $card }
tribes-mine-give = Entregar { $card }
tribes-mine-sets = En series valen { $value }: { $sets }.
tribes-mine-set =
    { $count ->
        [one] { $count } mercancía por { $value }
       *[other] { $count } mercancías por { $value }
    }
tribes-round = Ronda { $round }
tribes-last-round = Última ronda: { $reason }.
tribes-over = Terminada: { $reason }.
tribes-closest = La partida acaba con la ronda del último camello (más cerca: { $name }, faltan { $count }) o cuando nadie puede mover.
tribes-palms-left =
    { $count ->
        [one] Queda { $count } palmera
       *[other] Quedan { $count } palmeras
    }
tribes-palaces-left =
    { $count ->
        [one] Queda { $count } palacio
       *[other] Quedan { $count } palacios
    }
tribes-bag = En la bolsa: { $count } ({ $meeples })
tribes-bag-empty = La bolsa está vacía.
tribes-discard = Recursos descartados: { $cards }
tribes-djinn-discard = Genios descartados: { $djinns }
tribes-thief-pile =
    { $count ->
        [one] { $count } ladrón en el mazo
       *[other] { $count } ladrones en el mazo
    }
tribes-item-pile =
    { $count ->
        [one] { $count } objeto en el montón
       *[other] { $count } objetos en el montón
    }
tribes-item-discard = Objetos descartados: { $items }
tribes-hand = En la mano
tribes-sale-set = La serie
tribes-pool = Entregado hasta ahora:
tribes-choose = ¿Cuál?
tribes-close = Cerrar

# a whole turn in one line
tribes-plan = De { $from } a { $to }, al final { $tribe }
tribes-plan-then = De { $from } a { $to }, al final { $tribe }; luego { $then }
tribes-plan-on = Seguir a { $to }, al final { $tribe }
tribes-plan-on-then = Seguir a { $to }, al final { $tribe }; luego { $then }

# the lens
tribes-lens-on = Lupa: ¿qué traería una loseta?
tribes-lens-off = Guardar la lupa
tribes-lens-how = Elige una loseta: la lupa muestra cada lugar donde puede acabar su último peón, y los puntos.
tribes-lens-asking = Mirando { $tile } …
tribes-lens-none = Ningún movimiento empieza en { $tile }.
tribes-lens-blind = La lupa no puede mirar esta mesa ahora.
tribes-lens-from = Desde { $tile }, lo mejor primero:
tribes-lens-result = { $tribe } en { $tile }: { $points }
tribes-lens-gift = siguiente jugador { $points }

# keys
tribes-key-arrows = ir de loseta en loseta
tribes-key-enter = elegir la loseta
tribes-key-digits = dejar o elegir un peón: 1 Visir, 2 Anciano, 3 Mercader, 4 Constructor, 5 Asesino, 6 Artesano
tribes-key-escape = cerrar lo que esté abierto

# pictures of the rules page
tribes-figure-move = Peones tomados en c3 y dejados en c4 y d4.
tribes-figure-control = Losetas con camellos, palmeras y un palacio.
tribes-figure-ground = Talleres con montañas en dos lados, y el abismo.

# why a move was refused
tribes-refused-game-over = La partida ha terminado.
tribes-refused-game-not-now = Ahora no se puede hacer eso. La línea sobre el tablero dice qué toca.
tribes-refused-bid-no-such-spot = Ese precio no está en la pista de orden de turno.
tribes-refused-bid-spot-taken = El jugador { $by } ya está en el { $spot }.
tribes-refused-bid-zeros-taken = Los tres puestos de 0 están ocupados: puja 1 o más.
tribes-refused-pay-too-poor = Cuesta { $price } de oro y tienes { $gold }.
tribes-refused-pay-too-few-fakirs = No tienes tantos Faquires.
tribes-refused-pay-fakirs-for-nothing = Algunos de esos Faquires se gastarían para nada.
tribes-refused-pay-cannot-pay = No se puede pagar así.
tribes-refused-sow-no-such-tile = Esa loseta no está en el tablero.
tribes-refused-sow-empty-tile = No hay nadie en { $tile }.
tribes-refused-sow-no-way-to-finish = Desde { $tile } el último peón nunca podría unirse a su tribu.
tribes-refused-drop-not-in-hand = No tienes en la mano ningún peón de esa tribu.
tribes-refused-drop-not-adjacent = Los peones avanzan de loseta en loseta, y de { $at } a { $tile } no hay camino abierto.
tribes-refused-drop-step-back = El último paso vino de { $tile }: no se puede volver justo atrás.
tribes-refused-drop-no-match = El último peón debe unirse a su tribu, y en { $tile } no hay nadie de ella.
tribes-refused-drop-dead-end = Después de dejarlo ahí, el último peón ya no podría unirse a su tribu.
tribes-refused-kill-must-kill = Los Asesinos deben elegir una víctima.
tribes-refused-kill-nobody-there = Ahí no hay tal peón que matar.
tribes-refused-kill-out-of-reach = Los Asesinos no llegan a { $tile } ni con todos tus Faquires.
tribes-refused-kill-own-tile = En esta mesa los Asesinos no pueden matar en su propia loseta.
tribes-refused-kill-own-meeple = Los peones que tienes delante no pueden ser tus víctimas.
tribes-refused-kill-protected = Boaz protege a los peones del jugador { $seat }.
tribes-refused-kill-other-place = Las dos víctimas deben estar en el mismo lugar.
tribes-refused-take-no-such-card = Solo puedes tomar las cartas 1 a { $among }.
tribes-refused-buy-not-on-offer = { $djinn } no está a la vista.
tribes-refused-use-not-yours = { $djinn } no es tuyo.
tribes-refused-use-works-by-itself = { $djinn } actúa por sí solo y nunca se usa.
tribes-refused-use-used-up = { $djinn } ya se ha usado.
tribes-refused-use-no-effect = { $djinn } no haría nada ahora.
tribes-refused-use-not-a-target = { $djinn } no se puede usar en { $tile }.
tribes-refused-use-not-neighbouring = { $tile } no es vecina de { $of }.
tribes-refused-use-not-shown = { $djinn } no está entre los genios mostrados.
tribes-refused-sell-not-held = No tienes esa carta.
tribes-refused-sell-in-set-already = La serie ya tiene esa mercancía: todas deben ser distintas.
tribes-refused-sell-fakirs = Los Faquires no se venden.
tribes-refused-sell-over = En este turno ya no se vende más.
tribes-refused-hire-not-on-offer = { $thief } no está a la vista.
tribes-refused-steal-not-yours = Ahora no puedes enviar a { $thief }.
tribes-refused-give-not-yours = No tienes eso para entregarlo.
tribes-refused-claim-not-given = Nadie ha entregado eso.
tribes-refused-claim-not-your-tile = { $tile } no es tuya.
tribes-refused-craft-no-items = No quedan objetos.
tribes-refused-magic-not-yours = Ese objeto no es tuyo.
tribes-refused-magic-nothing-to-use = Ese objeto no se usa así.
tribes-refused-magic-used-up = Ya has usado un objeto mágico en este turno.
tribes-refused-magic-no-effect = Ese objeto no haría nada ahora.
tribes-refused-magic-not-shown = Ese objeto no está entre los que puedes elegir.
tribes-refused-magic-not-a-target = El objeto no se puede usar en esa loseta.
tribes-refused-magic-not-to-be-laid = No queda tal carta por poner.
tribes-refused-magic-cannot-fly = Ese peón no puede volar ahí: aterriza donde está su tribu.
tribes-refused-skip-compulsory = Esto no se puede omitir.

# player aid and score pad of a real table
tribes-act-vizier = Guárdalos. Al final cada uno vale 1 punto, y por cada rival con menos Visires recibes 10 más.
tribes-act-elder = Guárdalos. Pagan genios; cada uno que quede al final vale 2 puntos.
tribes-act-merchant = Devuélvelos a la bolsa y toma otras tantas cartas del comienzo de la fila.
tribes-act-builder = Devuélvelos a la bolsa. Recibes oro: Constructores por losetas azules entre la loseta y sus ocho vecinas. Cada Faquir descartado cuenta como un Constructor más.
tribes-act-assassin = Devuélvelos a la bolsa y mata un peón: en una loseta a no más pasos que Asesinos tengas, o un Visir o Anciano de un rival. Cada Faquir descartado es un paso más.
tribes-act-artisan = Guárdalos, roba otros tantos objetos, quédate uno tapado y descarta los demás a la vista. Al final cada uno vale 2 puntos, 3 si nadie tiene más.
tribes-act-note = Si una muerte vacía una loseta sin camello, también la tomas. Si solo te queda un camello, va a la loseta donde acabó tu movimiento.
tribes-tiles-red = Rojo { $values }; losetas: { $count }
tribes-tiles-blue = Azul { $values }; losetas: { $count }
tribes-tiles-neutral = Sin color; losetas: { $count }
tribes-pad-gold = Monedas de oro
tribes-pad-tent = Losetas rojas en torno a la tienda, la suya también
tribes-pad-ties = En caso de empate en Artesanos vale el valor más bajo
