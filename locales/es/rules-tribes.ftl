rules-tribes-title = Five Tribes: las reglas con nuestras palabras
rules-tribes-base = El juego

rules-tribes-aim = De qué se trata
rules-tribes-aim-text =
    La ciudad de Naqala no tiene soberano y cinco tribus la recorren. De dos a cuatro jugadores las mueven, toman losetas, comercian e invocan genios.

    Gana quien tenga más puntos al final. Los puntos vienen del oro, los Visires, los Ancianos, los genios, las losetas con tus camellos, las palmeras y palacios que haya en ellas y las mercancías de tu mano.

rules-tribes-setup = Preparar la mesa
rules-tribes-setup-text =
    Se mezclan treinta losetas en un tablero de seis columnas y cinco filas, y se sacan a ciegas tres peones para cada una, de modo que la bolsa queda vacía. Las columnas se llaman de la a a la f y las filas del 1 al 5.

    Cada jugador tiene 50 de oro, tapado. Con tres o cuatro jugadores cada uno tiene 8 camellos y una ficha de turno; con dos, 11 camellos y dos fichas. Las fichas están en orden aleatorio en la pista del orden de apuesta.

    Hay nueve cartas de recurso en fila; su comienzo está marcado. Tres genios están a la vista.

rules-tribes-round = Una ronda
rules-tribes-round-text =
    Una ronda tiene tres partes:
    • Todos pujan por el orden de turno.
    • Cada ficha de turno actúa una vez, la puja más alta primero.
    • Se reponen las filas de cartas.

    Cuando actúa una ficha, su dueño juega un turno entero: mover peones, comprobar el control, hacer la acción de la tribu, hacer la acción de la loseta, vender mercancías.

rules-tribes-bid = Pujar
rules-tribes-bid-text =
    En el orden de apuesta, pon tu ficha en una casilla libre de la pista de orden de turno y paga su precio al momento: 0, 0, 0, 1, 3, 5, 8, 12 o 18 de oro.

    Las tres casillas de 0 son una cola: quien puja 0 entra junto al 1 y empuja hacia atrás a los anteriores. Así, el último en pujar 0 es el primero de ellos en jugar.

    El orden en que actúan las fichas es el orden de apuesta de la ronda siguiente.

rules-tribes-move = Mover peones
rules-tribes-move-table =
    Recoge todos los peones de una loseta. Pasa de loseta en loseta vecina, nunca en diagonal, y deja un peón en cada una que pises, en el orden de colores que quieras. Necesitas exactamente tantos pasos como peones.

    • No puedes volver directamente a la loseta de la que acabas de salir. Un rodeo más largo sí vale.
    • El último peón debe caer en una loseta que ya tenga alguno de su color. Cuentan los que hayas dejado antes en este movimiento.
    • Camellos, palmeras y palacios no estorban a nadie.

    Si hay algún movimiento posible debes hacer uno.
rules-tribes-move-text =
    { rules-tribes-move-table }

    El tablero solo ofrece pasos desde los que el movimiento aún puede acabar.

rules-tribes-control = Tomar una loseta
rules-tribes-control-text =
    Tras dejar el último peón tomas de la loseta todos los de ese color, incluido el recién dejado; siempre son al menos dos.

    Si la loseta queda vacía y no hay en ella ningún camello, pones uno de los tuyos. La loseta es tuya hasta el final, con todas las palmeras y palacios que tenga o llegue a tener.

    Una loseta vaciada al recoger sus peones no pasa a ser tuya. Sin camellos no puedes tomar losetas, pero todo lo demás sigue igual.

rules-tribes-tribes = Las cinco tribus
rules-tribes-tribes-text =
    Lo que haces después depende del color de los peones tomados.

    Tribu | Acción
    Visires (amarillo) | { tribes-act-vizier }
    Ancianos (blanco) | { tribes-act-elder }
    Mercaderes (verde) | { tribes-act-merchant }
    Constructores (azul) | { tribes-act-builder }
    Asesinos (rojo) | { tribes-act-assassin }

    { tribes-act-note }

rules-tribes-tiles = Las losetas
rules-tribes-tiles-text =
    Después se usa la loseta donde acabó tu movimiento, sea de quien sea. Oasis y Pueblo son obligatorios, las demás no.

    Loseta | Puntos | Número | Acción
    Oasis | rojo 8 | 6 | Coloca aquí una palmera.
    Pueblo | azul 5 | 5 | Coloca aquí un palacio.
    Mercado pequeño | rojo 6 | 8 | Paga 3 de oro y toma 1 de las 3 primeras cartas.
    Mercado grande | rojo 4 | 4 | Paga 6 de oro y toma 2 de las 6 primeras cartas.
    Lugar sagrado | azul 6, 10, 12, 15 | 7 | Paga 2 Ancianos, o 1 Anciano y 1 Faquir, y toma 1 de los genios a la vista.

    Hay 12 palmeras y 10 palacios; una loseta puede tener cualquier número de ellos.

rules-tribes-djinns = Genios
rules-tribes-djinns-table =
    Un genio se queda contigo y vale sus puntos al final. Algunos actúan por sí solos. Los demás cuestan algo cada vez, un Anciano o un Faquir según la carta, y se pueden usar una vez en cada turno tuyo, también en el turno en que llegan.
rules-tribes-djinns-text =
    { rules-tribes-djinns-table }

    Toca o enfoca un genio en la mesa para leer lo que hace. Solo se te ofrece un poder si puedes pagarlo y tiene efecto.

rules-tribes-goods = Mercancías y Faquires
rules-tribes-goods-text =
    Hay nueve clases de mercancías: marfil, joyas y oro (2 de cada), papiro, seda y especias (4 de cada), pescado, trigo y cerámica (6 de cada), y 18 Faquires.

    Al final de tu turno puedes vender series. En una serie todas las mercancías son distintas. Lo que quede en tu mano al final de la partida vale lo mismo.

    Mercancías distintas | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
    Oro o puntos | 1 | 3 | 7 | 13 | 21 | 30 | 40 | 50 | 60

    Los Faquires nunca se venden. Ayudan a Constructores y Asesinos, y pagan genios.

rules-tribes-cleanup = Reponer
rules-tribes-cleanup-text =
    Cuando han actuado todas las fichas, las cartas que quedan en la fila avanzan al comienzo y se añaden nuevas hasta nueve; los genios se reponen hasta tres. Antes no se repone nada, así que quien juega tarde elige entre menos.

rules-tribes-end = El final
rules-tribes-end-text =
    La partida acaba con la ronda en que alguien coloca su último camello o en que ya no es posible ningún movimiento. Todas las fichas de esa ronda actúan todavía.

rules-tribes-score = Puntos
rules-tribes-score-text =
    Por | Puntos
    Oro | 1 cada uno
    Visires | 1 cada uno, y 10 por cada rival con menos
    Ancianos | 2 cada uno
    Genios | lo impreso
    Losetas con tu camello | lo impreso
    Palmeras en tus losetas | 3 cada una
    Palacios en tus losetas | 5 cada uno
    Mercancías | las mejores series, según la tabla anterior

    Gana quien tenga más puntos; los empatados comparten la victoria.

rules-tribes-rulings = Donde las reglas dejan una pregunta abierta
rules-tribes-rulings-text =
    • Los Asesinos pueden matar en la loseta donde se tomaron, y deben matar si hay alguien al alcance sin Faquires.
    • Los genios con coste se usan una vez por turno; con dos jugadores cada una de tus fichas es un turno propio.
    • «Colindante», para Hagis y Lamia, son las ocho losetas de alrededor.
    • Nekir cobra una vez por asesinato, aunque mueran dos a la vez.
    • Si al pujar no puedes pagar ninguna casilla libre, tomas la más barata por lo que tengas.

    Algunas de estas respuestas se pueden cambiar al crear una mesa.

rules-tribes-thieves = Los ladrones de Naqala

rules-tribes-thieves-what = Qué añaden
rules-tribes-thieves-what-text =
    Cinco ladrones, uno por tribu, forman un mazo con uno a la vista; con los Artesanos hay un sexto. El genio Morgiane se une a los demás: ningún ladrón ajeno afecta a su dueño.

    Siempre que puedas comprar un genio en un Lugar sagrado puedes tomar en su lugar el ladrón a la vista, al mismo precio. Al reponer las filas se descubre otro, así que se vende como mucho uno por ronda.

rules-tribes-thieves-use = Usar un ladrón
rules-tribes-thieves-use-text =
    Justo después de la acción de su tribu puedes usar el ladrón, pero no en el turno en que lo compraste. Después sale de la partida.

    En sentido horario desde tu izquierda, cada rival entrega lo que pide el ladrón y elige qué es; quien tiene menos da lo que hay. Después tú eliges qué tomar. El resto se descarta.

    Un ladrón sin usar vale 6 puntos.

rules-tribes-thieves-list = Los ladrones
rules-tribes-thieves-list-text =
    Ladrón | Tribu | Los demás entregan | Tú tomas
    Houssain | Mercaderes | 2 cartas de recurso cada uno | 2 de ellas
    Ziad | Visires | 1 Visir cada uno | 1 de ellos
    Ouafat | Ancianos | 1 genio cada uno | 1 de ellos
    Kohdjah | Asesinos | el camello de 1 loseta cada uno | el control de 1 de esas losetas
    Shalim | Constructores | 1 palmera o palacio cada uno | 1 de ellos, para una loseta tuya
    Madjaar | Artesanos | 1 objeto cada uno | 1 de ellos

rules-tribes-artisans = Los artesanos de Naqala

rules-tribes-artisans-what = Una ciudad mayor
rules-tribes-artisans-what-text =
    Seis losetas nuevas se mezclan con diez de las otras en el centro de un tablero de seis por seis. Una sexta tribu, 15 Artesanos morados, entra en la bolsa. Cada jugador recibe una tienda, y hay 18 objetos boca abajo. Se unen los genios Geb y Ptah; Boaz y Kandicha también conocen a los Artesanos.

rules-tribes-artisans-ground = Montañas y abismo
rules-tribes-artisans-ground-text =
    Hay montañas en dos lados de cada Taller. Ningún peón las cruza ni entra en el abismo. A Asesinos, Constructores y tiendas no les importan las montañas; el abismo nunca es rojo, azul ni de nadie.

    Loseta nueva | Puntos | Número | Acción
    Taller | azul 5 | 3 | Paga 1 Artesano o 2 Faquires y toma sin mirar el primer objeto.
    Mercado especializado | rojo 10 | 2 | Paga 4 de oro y toma cualquier carta a la vista.
    Abismo | ninguno | 1 | Nadie puede ir allí.

rules-tribes-artisans-tribe = Los Artesanos
rules-tribes-artisans-tribe-text =
    Guarda los Artesanos que tomaste. Roba otros tantos objetos, quédate uno tapado y descarta los demás a la vista. Los Asesinos pueden matar Artesanos de un jugador igual que Visires y Ancianos.

rules-tribes-artisans-tent = La tienda
rules-tribes-artisans-tent-text =
    Una vez en la partida, al tomar una loseta, puedes poner tu tienda en lugar de un camello. Cuenta como un camello y da 1 punto más por cada loseta roja entre la suya y las ocho de alrededor.

    Ahora la partida acaba cuando alguien ha colocado todos sus camellos y la tienda.

rules-tribes-artisans-items = Objetos
rules-tribes-artisans-items-text =
    Los objetos preciosos valen 5, 7 o 9 puntos al final. Los mágicos actúan una vez, en tu propio turno, uno por turno, y no valen nada al final:

    • Alfombra voladora: tu último peón vuela a cualquier loseta que tenga su color.
    • Lámpara fabulosa: toma sin pagar uno de los genios a la vista.
    • Flauta encantadora: trae hasta cinco peones de losetas vecinas a una loseta.
    • Cimitarra ardiente: mata dos peones cualesquiera del tablero; las losetas vaciadas así son tuyas.
    • Talismán de la tempestad: mueve uno de tus camellos a una loseta vacía.
    • Cuerno de la abundancia: pon una fila nueva de nueve cartas en el orden que quieras.
    • Anillo del renacer: recupera un objeto del descarte.

rules-tribes-artisans-score = Más puntos
rules-tribes-artisans-score-text =
    • Cada Artesano vale 2 puntos, 3 si nadie tiene más que tú.
    • Los objetos preciosos valen lo impreso; Geb da 3 más por cada uno, Ptah 2 más por cada Artesano.
    • Los valores de Geb, Ptah y Morgiane y las cantidades de objetos preciosos son nuestros: ninguna fuente que pudimos leer los da.
