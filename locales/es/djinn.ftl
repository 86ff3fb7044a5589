djinn-name = Djinn
djinn-about = Recorre una ciudad llena de djinns, reúne magia y ayudantes y encierra en botellas tantos como puedas. De 1 a 4 jugadores; en solitario, contra el reloj.

# the score pad
djinn-source-trophies = Trofeos
djinn-source-bottled = Djinns en botellas
djinn-source-circled = Djinns en círculos
djinn-source-bottles = Botellas sobrantes
djinn-source-corks = Corchos sobrantes
djinn-source-cards = Cartas de puntuación
djinn-ending-masters-gone = se ha ido el último maestro
djinn-ending-solo-clock = el reloj ha ahuyentado al último maestro
djinn-ending-round-cap = ha terminado la última ronda acordada

# options of a new table
djinn-option-trophies_in_final_round = Trofeos también en la ronda final
djinn-option-final_source_visit = Una última visita a la Fuente para todos
djinn-option-occupancy = Una figura ocupa
djinn-option-occupancy-field = todo el lugar
djinn-option-occupancy-path = solo su camino
djinn-option-first_placement_pays = También se paga a los demás en el primer turno
djinn-option-bottling_from_circles = Los djinns pasan de círculos a botellas
djinn-option-bottling_from_circles-source = en la Fuente
djinn-option-bottling_from_circles-anytime = en cualquier momento
djinn-option-master_surcharge_counts_chosen = Los djinns atrapados con un maestro lo encarecen
djinn-option-free_djinn_optional = Se puede dejar el djinn gratis
djinn-option-green_per_card = Cuenta la fuerza verde de cada mago
djinn-option-start_djinns_per_field = Djinns en cada lugar redondo al principio
djinn-option-draw_on_master_gone = Djinns nuevos cuando se va un maestro
djinn-option-draw_on_master_gone-by_players = según jugadores: 0, 2, 2, 3
djinn-option-draw_on_master_gone-0 = ninguno
djinn-option-draw_on_master_gone-1 = 1
djinn-option-draw_on_master_gone-2 = 2
djinn-option-draw_on_master_gone-3 = 3
djinn-option-draw_on_master_gone-4 = 4
djinn-option-draw_on_master_gone-5 = 5
djinn-option-draw_on_master_gone-6 = 6
djinn-option-max_limit = Final del marcador de magia
djinn-option-coins_scrolls_unlimited = Las monedas y los pergaminos no se acaban
djinn-option-scoring_cards_shown = Cartas de puntuación en juego
djinn-option-round_cap = Última ronda como muy tarde
djinn-option-solo_clock = En solitario: turnos hasta que se va un maestro, 0 para nunca

# places
djinn-place-academy = Academia
djinn-place-tavern = Taberna
djinn-place-market = Mercado
djinn-place-catacombs = Catacumbas
djinn-place-manufactory = Manufactura
djinn-place-archives = Archivos
djinn-place-source = Fuente
djinn-standard-academy = Estudiar: 1 pergamino y 3 de magia
djinn-standard-tavern = Contratar un mago y despertar a uno
djinn-standard-market = Hasta 3 tratos
djinn-standard-catacombs = Abrir 2 cofres
djinn-standard-manufactory = Comprar equipo o un corcho, 2 monedas cada uno
djinn-standard-archives = Despertar a 2 magos, o por 1 pergamino abrir un círculo o colocar un pasadizo
djinn-standard-source = Rellenar magia, embotellar djinns de círculos, despertar hasta 2 magos
djinn-special-academy = Límite +2, luego 1 pergamino y 3 de magia
djinn-special-tavern = Contratar un mago, tomar una llave y despertar hasta 2 magos
djinn-special-market = Hasta 4 tratos, uno de ellos 1 moneda más barato
djinn-special-catacombs = Abrir 3 cofres
djinn-special-manufactory = Comprar equipo por 1 moneda y hasta 2 corchos por 1 moneda cada uno
djinn-special-archives = Dos de estas: despertar a todos los magos, abrir un círculo, colocar un pasadizo
djinn-special-source = Rellenar magia, embotellar djinns de círculos, despertar hasta 2 magos
djinn-more-academy = La magia paga las capturas; el límite es cuánta puedes guardar.
djinn-more-tavern = Los magos despiertos abaratan una captura; quien ayuda se duerme.
djinn-more-market = Un trato: comprar un pergamino por { $scroll } moneda, una botella por { $bottle } o un corcho por { $cork }, o vender un pergamino por { $scroll }.
djinn-more-catacombs = Los cofres traen monedas, pergaminos, llaves y más; una llave abre un compartimento.
djinn-more-manufactory = Sombrero, capa y bastón ayudan el resto de la partida; un corcho cierra una botella.
djinn-more-archives = Un círculo guarda un djinn atrapado; un pasadizo tuyo trae algo en cada parada.
djinn-more-source = Aquí los djinns pasan de círculos a botellas, donde más valen.
djinn-field-square = { $place } { $field }, cuadrado
djinn-field-round = { $place } { $field }, redondo
djinn-field-source = { $place }, el centro de la ciudad
djinn-field-both = { $special }. O como en el lugar cuadrado: { $standard }
djinn-lives = aquí viven { $crowd }
djinn-stands = { $name } está aquí, viene de { $from }
djinn-stands-you = estás aquí, vienes de { $from }
djinn-passage-of = pasadizo { $passage } de { $name }
djinn-passage-yours = tu pasadizo { $passage }

# things
djinn-colour-red = rojo
djinn-colour-blue = azul
djinn-colour-yellow = amarillo
djinn-colour-violet = violeta
djinn-djinn-red = djinn rojo
djinn-djinn-blue = djinn azul
djinn-djinn-yellow = djinn amarillo
djinn-djinn-violet = djinn violeta
djinn-djinn-master = maestro
djinn-djinns-red =
    { $count ->
        [one] { $count } djinn rojo
       *[other] { $count } djinns rojos
    }
djinn-djinns-blue =
    { $count ->
        [one] { $count } djinn azul
       *[other] { $count } djinns azules
    }
djinn-djinns-yellow =
    { $count ->
        [one] { $count } djinn amarillo
       *[other] { $count } djinns amarillos
    }
djinn-djinns-violet =
    { $count ->
        [one] { $count } djinn violeta
       *[other] { $count } djinns violetas
    }
djinn-bottle-red = botella roja
djinn-bottle-blue = botella azul
djinn-bottle-yellow = botella amarilla
djinn-bottle-violet = botella violeta
djinn-good-coin =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
djinn-good-scroll =
    { $count ->
        [one] { $count } pergamino
       *[other] { $count } pergaminos
    }
djinn-good-key =
    { $count ->
        [one] { $count } llave
       *[other] { $count } llaves
    }
djinn-good-magic = { $count } de magia
djinn-good-limit = { $count } de límite
djinn-good-cork =
    { $count ->
        [one] { $count } corcho
       *[other] { $count } corchos
    }
djinn-good-circle =
    { $count ->
        [one] { $count } círculo abierto
       *[other] { $count } círculos abiertos
    }
djinn-effect-coin = { djinn-good-coin }
djinn-effect-scroll = { djinn-good-scroll }
djinn-effect-key = { djinn-good-key }
djinn-effect-magic = { $count } de magia
djinn-effect-limit = límite +{ $count }
djinn-effect-bottle =
    { $count ->
        [one] { $count } botella
       *[other] { $count } botellas
    }
djinn-effect-cork = { djinn-good-cork }
djinn-effect-mage =
    { $count ->
        [one] { $count } mago
       *[other] { $count } magos
    }
djinn-effect-equip = { $count } equipo gratis
djinn-effect-circle = { djinn-good-circle }
djinn-effect-passage =
    { $count ->
        [one] { $count } pasadizo
       *[other] { $count } pasadizos
    }
djinn-effect-wake =
    { $count ->
        [one] despertar a { $count } mago
       *[other] despertar a { $count } magos
    }
djinn-effect-wake_all = despertar a todos los magos
djinn-effect-refill = magia hasta el límite
djinn-effect-chest =
    { $count ->
        [one] { $count } cofre
       *[other] { $count } cofres
    }
djinn-effect-unlocked_chest = { $count } cofres con los compartimentos abiertos
djinn-effect-bottling =
    { $count ->
        [one] embotellar { $count } djinn de un círculo
       *[other] embotellar { $count } djinns de círculos
    }
djinn-effect-nothing = nada
djinn-kind-hat = Sombrero
djinn-kind-cloak = Capa
djinn-kind-staff = Bastón
djinn-equipment-H1 = 1 moneda al parar en una Academia
djinn-equipment-H2 = 2 de magia al parar en una Taberna
djinn-equipment-H3 = 1 moneda al parar en un Mercado
djinn-equipment-H4 = 2 de magia al parar en unas Catacumbas
djinn-equipment-H5 = 1 moneda al parar en una Manufactura
djinn-equipment-H6 = 2 de magia al parar en unos Archivos
djinn-equipment-H7 = 2 monedas al parar en la Fuente
djinn-equipment-H8 = 1 moneda y 2 de magia al parar en un lugar redondo sin djinns
djinn-equipment-C1 = al parar no hace falta pagar a una figura
djinn-equipment-C2 = no atrapar no cuesta magia
djinn-equipment-C3 = límite +2 al momento
djinn-equipment-C4 = renunciar da 1 más
djinn-equipment-C5 = las botellas cuestan 1 moneda menos
djinn-equipment-C6 = los corchos cuestan 1 moneda menos
djinn-equipment-C7 = una moneda abre lo que abre una llave
djinn-equipment-C8 = tu primer mago en una captura cuesta 1 menos
djinn-equipment-T1 = 2 de fuerza verde en cada captura
djinn-equipment-T2 = los djinns rojos cuestan 1 menos
djinn-equipment-T3 = los djinns azules cuestan 1 menos
djinn-equipment-T4 = los djinns amarillos cuestan 1 menos
djinn-equipment-T5 = los djinns violetas cuestan 1 menos
djinn-equipment-T6 = los maestros cuestan 3 menos
djinn-equipment-T7 = una vez: 5 de fuerza verde en una captura
djinn-equipment-T8 = una vez: magia hasta el límite
djinn-character-G1 = Rico: empieza con 3 monedas más
djinn-character-G2 = Leído: empieza con 2 pergaminos
djinn-character-G3 = Dotado: empieza con límite 5 y 1 de magia más
djinn-character-G4 = Cerrajero: empieza con 2 llaves
djinn-character-G5 = Coleccionista: empieza con una botella
djinn-character-G6 = Precavido: empieza con un corcho
djinn-character-G7 = Querido: empieza con un mago
djinn-character-G8 = Encantador: al parar no hace falta pagar a una figura
djinn-character-G9 = Ahorrador: renunciar da 1 más
djinn-character-G10 = Curioso: saca 1 cofre más en las Catacumbas y aparta 1
djinn-character-N1 = Pobre: empieza con 2 monedas menos
djinn-character-N2 = Cansado: empieza con 2 de magia menos
djinn-character-N3 = Desordenado: empieza con un solo círculo abierto
djinn-character-N4 = Tímido: no atrapar cuesta 2 de magia
djinn-character-N5 = Antipático: parar cuesta 2 por cada figura
djinn-character-N6 = Derrochador: renunciar da 1 menos
djinn-character-N7 = Solitario: como mucho 2 magos en una captura
djinn-character-N8 = Torpe: el equipo cuesta 1 moneda más
djinn-character-N9 = Descuidado: las botellas y los corchos sobrantes no puntúan
djinn-character-N10 = Perdido: solo tiene los pasadizos A a C
djinn-mage-red = mago rojo { $mage }
djinn-mage-blue = mago azul { $mage }
djinn-mage-yellow = mago amarillo { $mage }
djinn-mage-violet = mago violeta { $mage }
djinn-mage-strength = fuerza { $green }
djinn-mage-bonus = +{ $bonus } por cada djinn { $colour }
djinn-mage-price = cuesta { $price }
djinn-mage-free = no cuesta nada
djinn-passage-A = 2 monedas
djinn-passage-B = 3 de magia
djinn-passage-C = 1 pergamino, y despertar a 1 mago
djinn-passage-D = una botella o un corcho por 1 moneda
djinn-scoring-W1 = 3 llaves
djinn-scoring-W2 = 6 monedas
djinn-scoring-W3 = 4 pergaminos
djinn-scoring-W4 = 4 magos
djinn-scoring-W5 = 4 círculos abiertos
djinn-scoring-W6 = sombrero, capa y bastón
djinn-scoring-W7 = límite 10
djinn-scoring-W8 = todos los pasadizos propios colocados
djinn-scoring-W9 = djinns en botellas de 3 colores
djinn-scoring-W10 = un maestro en botella o círculo
djinn-scoring-W11 = 3 magos despiertos
djinn-scoring-W12 = 5 djinns en botellas y círculos
djinn-scoring-W13 = 2 trofeos
djinn-scoring-W14 = djinns en botellas de los 4 colores
djinn-scoring-W15 = 4 djinns en botellas
djinn-scoring-W16 = 2 maestros atrapados
djinn-trophy-words = trofeo { $trophy }, { $points } puntos y { $bonus }
djinn-trophy-words-plain = trofeo { $trophy }, { $points } puntos
djinn-rank-novice = Novato
djinn-rank-apprentice = Aprendiz
djinn-rank-mage = Mago
djinn-rank-inner_circle = Círculo interior

# the table
djinn-map = La ciudad
djinn-parts = Partes de la mesa
djinn-tab-offer = Oferta
djinn-tab-players = Jugadores
djinn-tab-routes = Rutas
djinn-mine = Mi tablero
djinn-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
djinn-magic-of = { $magic } de { $limit } de magia
djinn-circles = Círculos
djinn-circle-empty = círculo vacío
djinn-circle-closed = círculo cerrado
djinn-bottles = Botellas
djinn-bottles-none = aún sin botellas
djinn-bottles-empty = { $count } vacía, { $colour }
djinn-bottles-full = { $count } con djinn, { $colour }
djinn-mages = Magos
djinn-mages-none = aún sin magos
djinn-awake = despierto
djinn-asleep = dormido
djinn-equipment = Equipo
djinn-equipment-none = nada puesto
djinn-character = Carácter
djinn-passages = Pasadizos
djinn-passage-laid = en { $field }
djinn-passage-free = sin colocar
djinn-trophies = Trofeos
djinn-trophies-row = Fila { $row }
djinn-trophies-none = aún ninguno
djinn-scoring = Cartas de puntuación
djinn-scoring-progress = { $have } de { $goal }
djinn-scoring-done = cumplida
djinn-supply = Reserva
djinn-supply-words =
    { $bottles ->
        [one] { $bottles } botella
       *[other] { $bottles } botellas
    }, { $corks ->
        [one] { $corks } corcho
       *[other] { $corks } corchos
    }, { $keys ->
        [one] { $keys } llave
       *[other] { $keys } llaves
    }, { $chests ->
        [one] { $chests } cofre sin abrir
       *[other] { $chests } cofres sin abrir
    }, { $bag ->
        [one] { $bag } djinn en la bolsa
       *[other] { $bag } djinns en la bolsa
    }
djinn-round = Ronda { $round }
djinn-masters-left =
    { $count ->
        [one] queda { $count } maestro
       *[other] quedan { $count } maestros
    }
djinn-final-soon = Se ha ido el último maestro: la ronda { $round } es la última.
djinn-final-now = Ronda final. Ya no hay trofeos; después todos visitan la Fuente.
djinn-final-source = Última visita a la Fuente
djinn-clock =
    { $count ->
        [one] El reloj ahuyenta a un maestro tras este turno
       *[other] El reloj ahuyenta a un maestro en { $count } turnos
    }
djinn-clock-alone = A solas contra el reloj: cada { $count } turnos se ahuyenta a un maestro. Con el último de { $masters } se acerca el final.
djinn-routes = Tablero de rutas
djinn-routes-note = Una pista con lo que está a la vista: tal como está ahora, usando la Academia y la Fuente por el camino. Los demás también se mueven.
djinn-routes-none = Cuando tu figura esté en la ciudad, aquí verás lo que queda a tres movimientos.
djinn-routes-moves =
    { $count ->
        [one] En un movimiento
       *[other] En { $count } movimientos
    }
djinn-routes-hold =
    { $purse ->
        [one] { $magic } de magia, { $purse } moneda o pergamino
       *[other] { $magic } de magia, { $purse } monedas y pergaminos
    }
djinn-routes-via = pasando por { $stops }
djinn-catch-can = se puede atrapar un djinn
djinn-catch-magic = sin captura: falta { $missing } de magia
djinn-catch-room = sin captura: ni círculo vacío ni botella adecuada
djinn-catch-cork = sin captura: hay botella, pero no corcho
djinn-catch-none = sin djinns
djinn-sum = La captura
djinn-sum-djinns = { $count } × { $cost } por djinns
djinn-sum-master = maestro, { $cost } + { $more } por cada otro djinn
djinn-sum-help = magos y bastón
djinn-sum-need = Magia necesaria
djinn-sum-have = Magia que hay
djinn-sum-left = Magia que queda
djinn-sum-missing = Magia que falta
djinn-sum-homes =
    Sitio: { $circles ->
        [one] { $circles } círculo vacío
       *[other] { $circles } círculos vacíos
    }, { $corks ->
        [one] { $corks } corcho
       *[other] { $corks } corchos
    }, { $bottles ->
        [one] { $bottles } botella
       *[other] { $bottles } botellas
    }
djinn-chosen = Elegidos: { $crowd }
djinn-group-move = Adónde
djinn-group-catch = Atrapar
djinn-group-act = Acción del lugar
djinn-group-answer = Elegir
djinn-group-good = Buenos
djinn-group-bad = Malos
djinn-group-forgo = Renunciar a la acción y tomar
djinn-group-trophy = Entregar tres djinns embotellados por un trofeo
djinn-on-map = Elige un lugar marcado en el mapa.
djinn-card-each = { $cost } de magia cada uno
djinn-card-master = el maestro { $cost }
djinn-can-choose = se puede elegir
djinn-key-arrows = recorrer la ciudad
djinn-key-enter = elegir el lugar
djinn-key-escape = volver atrás

# moves
djinn-move-choose = tomar el carácter: { $character }
djinn-move-place = ponerse ante { $field }, viniendo de { $from }
djinn-move-go = ir a { $field }
djinn-move-skip = pasar por encima de { $field }
djinn-move-pay = pagar a { $name } { $unit }
djinn-move-spare = no pagar a { $name }
djinn-move-standard = acción normal
djinn-move-special = acción especial
djinn-move-forgo = tomar { $goods } en vez de la acción
djinn-move-passage = usar el pasadizo
djinn-move-catch = atrapar: { $djinn }
djinn-move-refuse = no atrapar nada
djinn-move-use = usar al { $mage }
djinn-move-use-saving = usar al { $mage }, ahorrando { $unit }
djinn-move-use-staff = usar el bastón
djinn-move-bind = pagar con magia y atar
djinn-move-house-circle = a un círculo
djinn-move-house-bottle = a una { $bottle }
djinn-move-free = tomar gratis: { $djinn }
djinn-move-pass = renunciar
djinn-move-done = acabar la acción
djinn-move-buy-scroll = comprar un pergamino
djinn-move-sell-scroll = vender un pergamino
djinn-move-buy-bottle = comprar una { $bottle }
djinn-move-buy-cork = comprar un corcho
djinn-move-buy-equipment = comprar: { $kind }, { $text }
djinn-move-hire = contratar al { $mage }
djinn-move-equip = tomar: { $kind }, { $text }
djinn-move-take-bottle = tomar una { $bottle }
djinn-move-unlock = abrir el compartimento por { $opener }
djinn-move-put-away = apartar el cofre { $chest }
djinn-move-wake = despertar al { $mage }
djinn-move-wake-all = despertar a todos los magos
djinn-move-circle = abrir un círculo
djinn-move-dig = colocar el pasadizo { $passage } en { $field }
djinn-move-refill = magia hasta el límite
djinn-move-bottle = embotellar del círculo: { $djinn }
djinn-move-bottle-master = embotellar al maestro en una { $bottle }
djinn-move-trophy = { $trophy }, por 3 djinns en botellas ({ $colour })
djinn-move-trophy-masters =
    { $masters ->
        [one] { $trophy }, por 3 djinns en botellas ({ $colour }), { $masters } de ellos maestro
       *[other] { $trophy }, por 3 djinns en botellas ({ $colour }), { $masters } de ellos maestros
    }
djinn-move-end = terminar el turno
djinn-offer-place = viniendo de { $from }
djinn-offer-go = { $field }
djinn-offer-go-pay =
    { $count ->
        [0] { $field }: parar, sin pagar a nadie
        [one] { $field }: parar y pagar 1 moneda o pergamino a { $names }
       *[other] { $field }: parar y pagar { $count } monedas o pergaminos a { $names }
    }
djinn-offer-skip = { $field }: pasar por encima, gratis
djinn-offer-dig = pasadizo { $passage } ({ $text }) en { $field }
djinn-offer-special = Especial: { $text }
djinn-offer-standard = Normal: { $text }
djinn-offer-passage = Pasadizo { $passage }: { $text }
djinn-offer-price = { $doing } ({ $price })
djinn-offer-catch = { $catch } ({ $cost })
djinn-offer-refuse = No atrapar nada y perder { $count } de magia
djinn-offer-refuse-free = No atrapar nada, no cuesta magia
djinn-offer-mage = { $doing }: { $text }
djinn-offer-bind = Pagar { $need } de magia y atar; quedan { $left }
djinn-offer-unlock = Abrir el compartimento por { $opener }: { $content }
djinn-offer-put-away = Apartar el cofre { $chest } ({ $content })
djinn-offer-pass-free = Dejar el djinn gratis
djinn-offer-pass-compartment = Dejar cerrado el compartimento
djinn-offer-pass-equip = No tomar equipo
djinn-offer-pass-passage = No colocar pasadizo
djinn-offer-pass-bottling = No embotellar más
djinn-offer-pass-other = Renunciar

# what is to be done
djinn-do-over = La partida ha terminado.
djinn-do-rank = La partida ha terminado. Tu rango: { $rank }
djinn-do-draft = Toma un carácter: al final todos tienen uno bueno y uno malo.
djinn-do-gifts = Toma lo que trae tu carácter.
djinn-do-place = Pon tu figura ante un lugar cuadrado.
djinn-do-move = ¿Adónde? Nunca directamente hacia atrás.
djinn-do-move-skip = ¿Adónde? Paga a quien esté allí o pasa por encima.
djinn-do-pay = Paga a { $name } una moneda o un pergamino.
djinn-do-act = { $place }: ¿qué haces?
djinn-do-act-catch = { $place }: actúa y atrapa, en el orden que quieras.
djinn-do-only-catch = { $place }: ahora atrapa djinns, o no atrapes nada.
djinn-do-end = Aquí no queda nada que hacer: termina tu turno.
djinn-do-market =
    { $count ->
        [one] Mercado: queda un trato.
       *[other] Mercado: quedan { $count } tratos.
    }
djinn-do-manufactory = Manufactura: ¿qué compras?
djinn-do-archives = Archivos: ¿qué haces?
djinn-do-source = Fuente: rellenar, embotellar, despertar.
djinn-do-source-closing = Última visita a la Fuente: embotella lo que puedas y termina.
djinn-do-passage = Compra una botella o un corcho de tu pasadizo.
djinn-do-catch = La captura necesita { $need } de magia: que ayuden los magos.
djinn-do-catch-paid = La captura necesita { $need } de magia: ata, o sigue eligiendo.
djinn-do-house = ¿Adónde va: { $djinn }?
djinn-do-free = Un maestro trae un djinn gratis: ¿cuál?
djinn-do-compartment = El cofre { $chest } tiene un compartimento. ¿Abrirlo?
djinn-do-put-away = ¿Qué cofre apartas sin abrir?
djinn-do-give-bottle = Elige el color de tu botella.
djinn-do-give-mage = Elige un mago.
djinn-do-give-equip = Elige un equipo.
djinn-do-give-passage = Coloca un pasadizo en un lugar cuadrado.
djinn-do-give-wake = Elige un mago al que despertar.
djinn-do-give-bottling = Pasa djinns de círculos a botellas.
djinn-wait-draft = { $name } toma un carácter.
djinn-wait-move = { $name } recorre la ciudad.
djinn-wait-act = { $name } actúa.
djinn-wait-catch = { $name } atrapa djinns.

# what happened
djinn-log-chosen = { $name } es ahora { $character }
djinn-log-placed = { $name } empieza ante { $field }, viniendo de { $from }
djinn-log-skipped = { $name } pasa por encima de { $field }
djinn-log-stopped = { $name } va de { $from } a { $field }
djinn-log-paid = { $name } paga { $unit } a { $to }
djinn-log-spared = { $name } no tiene que pagar a { $to }
djinn-log-acted = { $name } hace la acción normal: { $place }
djinn-log-acted-special = { $name } hace la acción especial: { $place }
djinn-log-forwent = { $name } renuncia a la acción por { $goods }
djinn-log-passage-used = { $name } usa el pasadizo { $passage }
djinn-log-gained = { $name } recibe { $goods }
djinn-log-lost = { $name } gasta { $goods }
djinn-log-hired = { $name } contrata al { $mage }
djinn-log-woken = { $name } despierta al { $mage }
djinn-log-used = { $name } usa al { $mage }
djinn-log-shown = Nuevo en la oferta: { $what }
djinn-log-equipped = { $name } se pone: { $kind }, { $text }
djinn-log-equipped-instead = { $name } se pone: { $kind }, { $text } (en vez de: { $replaced })
djinn-log-chest-drawn = { $name } abre el cofre { $chest }: { $content }
djinn-log-chest-put-away = { $name } aparta el cofre { $chest }
djinn-log-unlocked = { $name } abre el compartimento del cofre { $chest }: { $content }
djinn-log-dug = { $name } coloca el pasadizo { $passage } en { $field }
djinn-log-staff-used = { $name } entrega un bastón: { $text }
djinn-log-bound = { $name } atrapa en { $field } por { $magic } de magia: { $crowd }
djinn-log-free-taken = { $name } toma gratis: { $djinn }
djinn-log-housed-circle = { $name } encierra en un círculo: { $djinn }
djinn-log-housed-bottle = { $name } encierra en una { $bottle }: { $djinn }
djinn-log-bottled = { $name } pasa del círculo a una { $bottle }: { $djinn }
djinn-log-let-go = { $name } no atrapa nada
djinn-log-driven-off = El maestro de { $field } es ahuyentado
djinn-log-drawn = Nuevos en { $field }: { $crowd }
djinn-log-drawn-none = No llegan djinns nuevos a { $field }
djinn-log-trophy-gained = { $name } recibe { $trophy }, por 3 djinns en botellas ({ $colour })
djinn-log-end-near-masters-gone = Se ha ido el último maestro: la ronda { $round } es la última
djinn-log-end-near-solo-clock = El reloj ha ahuyentado al último maestro: el turno { $round } es el último
djinn-log-end-near-round-cap = El final acordado: la ronda { $round } es la última
djinn-log-round-began = Empieza la ronda { $round }
djinn-log-source-visited = { $name } visita la Fuente una vez más

# the same, said to the one who did it
djinn-log-chosen-you = Ahora eres { $character }
djinn-log-placed-you = Empiezas ante { $field }, viniendo de { $from }
djinn-log-skipped-you = Pasas por encima de { $field }
djinn-log-stopped-you = Vas de { $from } a { $field }
djinn-log-paid-you = Pagas { $unit } a { $to }
djinn-log-paid-yours = { $name } te paga { $unit }
djinn-log-spared-you = No tienes que pagar a { $to }
djinn-log-spared-yours = { $name } no tiene que pagarte
djinn-log-acted-you = Haces la acción normal: { $place }
djinn-log-acted-special-you = Haces la acción especial: { $place }
djinn-log-forwent-you = Renuncias a la acción por { $goods }
djinn-log-passage-used-you = Usas el pasadizo { $passage }
djinn-log-gained-you = Recibes { $goods }
djinn-log-lost-you = Gastas { $goods }
djinn-log-hired-you = Contratas al { $mage }
djinn-log-woken-you = Despiertas al { $mage }
djinn-log-used-you = Usas al { $mage }
djinn-log-equipped-you = Te pones: { $kind }, { $text }
djinn-log-equipped-instead-you = Te pones: { $kind }, { $text } (en vez de: { $replaced })
djinn-log-chest-drawn-you = Abres el cofre { $chest }: { $content }
djinn-log-chest-put-away-you = Apartas el cofre { $chest }
djinn-log-unlocked-you = Abres el compartimento del cofre { $chest }: { $content }
djinn-log-dug-you = Colocas el pasadizo { $passage } en { $field }
djinn-log-staff-used-you = Entregas un bastón: { $text }
djinn-log-bound-you = Atrapas en { $field } por { $magic } de magia: { $crowd }
djinn-log-free-taken-you = Tomas gratis: { $djinn }
djinn-log-housed-circle-you = Encierras en un círculo: { $djinn }
djinn-log-housed-bottle-you = Encierras en una { $bottle }: { $djinn }
djinn-log-bottled-you = Pasas del círculo a una { $bottle }: { $djinn }
djinn-log-let-go-you = No atrapas nada
djinn-log-trophy-gained-you = Recibes { $trophy }, por 3 djinns en botellas ({ $colour })
djinn-log-source-visited-you = Visitas la Fuente una vez más
djinn-move-pay-you = pagarte { $unit }
djinn-move-spare-you = no pagarte
djinn-log-over = La partida ha terminado

# pictures of the rules page
djinn-figure-city = Una ciudad al comienzo: lugares cuadrados y redondos, djinns y un maestro en cada redondo, dos figuras en sus caminos y un pasadizo de A.
djinn-figure-turn = A vino del nordeste y no puede volver. La flecha continua lleva a un lugar libre; en la discontinua está B: se le paga o se pasa por encima.
djinn-figure-catch = Un djinn rojo y el maestro junto a otros dos, con ayuda de un mago: la mesa siempre muestra la suma.

# why a move was refused
djinn-refused-act-done-once = Ya has hecho esto una vez en esta acción.
djinn-refused-act-no-special = Solo los lugares redondos tienen acción especial; este es cuadrado.
djinn-refused-act-nothing-to-do = Ahora esta acción no te serviría de nada.
djinn-refused-act-used = Ya has usado la acción de este lugar, o has renunciado a ella.
djinn-refused-archives-no-scroll = Esto cuesta un pergamino y no tienes ninguno.
djinn-refused-bind-not-paid = La captura necesita más magia de la que tienes.
djinn-refused-bottle-not-in-circle = No hay tal djinn en tus círculos.
djinn-refused-buy-enough = Con esta acción no se puede comprar más de esto.
djinn-refused-buy-supply-empty = No queda nada de esto en la reserva.
djinn-refused-buy-too-dear = No tienes monedas suficientes para esto.
djinn-refused-catch-mages-used = Ya ayudan los magos: no se puede añadir otro djinn a la captura.
djinn-refused-catch-no-room = No tienes dónde encerrar esta captura: hacen falta círculos vacíos, o botellas adecuadas con corcho.
djinn-refused-catch-no-such-djinn = Aquí ya no queda tal djinn por elegir.
djinn-refused-catch-not-due = Aquí no hay nada que atrapar, o ya lo has hecho.
djinn-refused-catch-too-strong = No podrías pagar esta captura ni con toda la ayuda que tienes.
djinn-refused-choose-kind-held = Ya tienes un carácter de este tipo; te falta uno del otro.
djinn-refused-choose-not-offered = Este carácter no está en la oferta.
djinn-refused-circle-all-active = Todos tus círculos están ya abiertos.
djinn-refused-dig-no-site = Los pasadizos se colocan en lugares cuadrados donde aún no tengas ninguno.
djinn-refused-dig-placed = Este pasadizo ya está colocado, o no es tuyo.
djinn-refused-done-nothing-done = La acción ha empezado: haz algo antes de acabarla.
djinn-refused-end-catch-due = Aquí viven djinns: atrapa alguno o no atrapes nada antes de terminar el turno.
djinn-refused-equip-not-shown = Este equipo no está en la oferta.
djinn-refused-forgo-passage-used = Has usado tu pasadizo aquí: ya no puedes renunciar a la acción.
djinn-refused-forgo-wrong-units = Eso no es lo que se recibe al renunciar a la acción.
djinn-refused-free-none = Aquí no se puede tomar gratis un djinn de ese color.
djinn-refused-free-required = Hay que tomar el djinn gratis.
djinn-refused-game-not-now = Esto no se puede hacer ahora.
djinn-refused-game-over = La partida ha terminado.
djinn-refused-go-too-dear = No tienes monedas y pergaminos suficientes para pagar a quienes están allí.
djinn-refused-hire-not-shown = Este mago no está en la oferta.
djinn-refused-house-no-bottle = No tienes una botella vacía de este color con corcho.
djinn-refused-house-no-circle = No queda círculo para este djinn si todos los atrapados han de tener sitio.
djinn-refused-house-wrong-bottle = Este djinn no entra en una botella de ese color.
djinn-refused-move-backwards = Nunca puedes volver directamente por donde has venido.
djinn-refused-move-no-path = Ningún camino lleva allí desde donde estás.
djinn-refused-pass-not-allowed = Aquí tienes que elegir; no puedes renunciar.
djinn-refused-passage-none = Aquí no tienes ningún pasadizo que puedas usar ahora.
djinn-refused-pay-none-left = No tienes de eso para pagar.
djinn-refused-pay-wrong-seat = Primero se paga a otra persona.
djinn-refused-place-not-square = Una figura empieza ante un lugar cuadrado.
djinn-refused-put-away-not-drawn = Este cofre no está entre los sacados.
djinn-refused-refill-full = Tu magia ya está en su límite.
djinn-refused-skip-free-field = Allí no hay nadie, y solo se puede pasar por encima de lugares ocupados.
djinn-refused-spare-nobody = Aquí no puedes dejar a nadie sin pagar.
djinn-refused-trophy-closed = Ya no se pueden ganar trofeos: es la última ronda o la última visita.
djinn-refused-trophy-gone = Alguien tiene ya este trofeo.
djinn-refused-trophy-not-three = Un trofeo pide tres djinns en botellas de un mismo color, y tienes menos.
djinn-refused-trophy-wrong-row = Tu trofeo sale de otra fila.
djinn-refused-unlock-nothing = No tienes con qué abrir el compartimento.
djinn-refused-use-asleep = Este mago duerme.
djinn-refused-use-leads-nowhere = Si ayudara este mago, ya no podrías pagar la captura.
djinn-refused-use-no-help = Este mago no ayudaría en esta captura.
djinn-refused-use-no-staff = No tienes un bastón que se pueda gastar ahora.
djinn-refused-use-not-yours = Este mago no es tuyo.
djinn-refused-use-too-dear = No puedes pagar las monedas y pergaminos que cuesta este mago.
djinn-refused-use-too-many = Tu carácter te deja usar dos magos por captura, y ya los has usado.
djinn-refused-use-wrong-saving = Ahora no se puede elegir qué ahorra este mago.
djinn-refused-wake-nobody = Ninguno de tus magos duerme.
djinn-refused-wake-not-asleep = Este mago está despierto, o despierta con todos los demás.
djinn-refused-wake-too-many = Duermen más magos de los que puedes despertar: elige uno.

# player aid and score pad of a real table
djinn-chests = Cofres
djinn-aid-standard = Cuadrado: { $action }.
djinn-aid-special = Redondo: { $action }.
djinn-aid-djinn = djinn
djinn-aid-djinn-text = Capturarlo exige 4 de magia, menos la ayuda de magos y bastón, y un círculo abierto y vacío o una botella de su color con corcho. Solo vive en lugares redondos.
djinn-aid-master = Exige 4 de magia y 2 más por cada otro djinn allí; las bonificaciones de color no ayudan. Cabe en cualquier botella y trae gratis un djinn del mismo lugar. Si queda solo, es expulsado.
djinn-aid-trophy = Trofeo { $trophy }
djinn-aid-card = Carta de puntuación { $card }
djinn-aid-equipment = { $kind } { $card }
djinn-aid-passage = Pasadizo { $passage }
djinn-aid-character = Carácter { $tile }
djinn-aid-chest = Cofre { $chest }
djinn-aid-brings = Da { $what }.
djinn-aid-compartment = En su compartimento, por una llave: { $what }.
djinn-pad-bottled-red = En botellas rojas
djinn-pad-bottled-blue = En botellas azules
djinn-pad-bottled-yellow = En botellas amarillas
djinn-pad-bottled-violet = En botellas violetas
djinn-pad-masters = Maestros entre ellos
djinn-pad-masters-caught = Maestros capturados en la partida
djinn-pad-coins = Monedas
djinn-pad-scrolls = Pergaminos
djinn-pad-keys = Llaves
djinn-pad-awake = Magos despiertos
djinn-pad-circles = Círculos abiertos
djinn-pad-limit = Límite de magia
djinn-pad-passages = Pasadizos colocados
