lessons-tribes-move-title = Mover los peones
lessons-tribes-move-1 = Elige c3. Recoges todos los peones que hay allí.
lessons-tribes-move-2 = Camina y deja uno en cada loseta que pises. El último debe unirse a su color: lleva el Visir amarillo a f3.
lessons-tribes-move-done = Así empieza cada turno. Has tomado los dos Visires, y la loseta vacía es tuya.
lessons-tribes-move-miss = De c3 a f3 hay tres pasos, y el amarillo va el último.

lessons-tribes-match-title = Unirse a su color
lessons-tribes-match-1 = Tu último peón toma a todos los de su color de la loseta. Busca el movimiento que toma tres Mercaderes verdes.
lessons-tribes-match-done = Tres de una vez. Donde esperan muchos de un color, conviene acabar.
lessons-tribes-match-miss = Han sido menos. En e3 esperan dos Mercaderes: que el verde de c2 sea el último.

lessons-tribes-control-title = Tomar una loseta
lessons-tribes-control-1 = Si tu último peón deja la loseta vacía, es tuya. Toma c5, que vale 12 puntos.
lessons-tribes-control-done = Tu camello está allí: 12 puntos al final.
lessons-tribes-control-miss = Se quedó alguien de otro color y la loseta sigue libre. En c5 solo espera un Anciano: acaba allí con el blanco.

lessons-tribes-vizier-title = Visires (amarillo)
lessons-tribes-vizier-1 = Los Visires se guardan: 1 punto cada uno, y 10 más por cada rival con menos. Tú tienes 1, tu rival 2. ¡Adelántalo!
lessons-tribes-vizier-done = Tres contra dos: 10 puntos más mientras sigas por delante.
lessons-tribes-vizier-miss = Era otra tribu. El amarillo de d2 puede unirse al Visir de d4.

lessons-tribes-merchant-title = Mercaderes (verde)
lessons-tribes-merchant-1 = Cada Mercader que tomas te da la siguiente carta del comienzo de la fila. Toma tres: acaba en c3 con el verde de b4.
lessons-tribes-merchant-done = Marfil, seda y pescado: cuantas más mercancías distintas, más valen juntas.
lessons-tribes-merchant-miss = Era otra tribu. Desde b4, deja primero el blanco y acaba en c3 con el verde.

lessons-tribes-builder-title = Constructores (azul)
lessons-tribes-builder-1 = Los Constructores ganan oro: los que tomas por las losetas azules entre la suya y las ocho de alrededor. Busca el lugar que da 10 o más.
lessons-tribes-builder-done = Un barrio azul paga bien. El número de cada loseta muestra su color.
lessons-tribes-builder-miss = Hay muy pocas losetas azules alrededor. Mira d3.

lessons-tribes-assassin-title = Asesinos (rojo)
lessons-tribes-assassin-1 = Toma los Asesinos: acaba en c4 con el rojo de b3.
lessons-tribes-assassin-2 = Dos Asesinos llegan a dos pasos y matan un peón. En e4 un Mercader solitario guarda 15 puntos. Ya sabes qué hacer.
lessons-tribes-assassin-done = La loseta quedó vacía y pasó a ser tuya: 15 puntos sin siquiera ir.
lessons-tribes-assassin-miss = Allí no se ganaba nada. Una loseta es tuya si cae su único peón: mira e4.

lessons-tribes-elder-title = Ancianos (blanco) y genios
lessons-tribes-elder-1 = Los Ancianos se guardan; pagan genios. Acaba en el Lugar sagrado e4 con el blanco.
lessons-tribes-elder-2 = Dos Ancianos compran uno de los genios a la vista. Toma el que quieras.
lessons-tribes-elder-done = Un genio da puntos al final y un poder para toda la partida. Toca uno cuando quieras para leer sobre él.
lessons-tribes-elder-miss = Era otra tribu. Deja primero el verde y luego el blanco en e4.

lessons-tribes-palm-title = Palmeras y palacios
lessons-tribes-palm-1 = Después de la tribu actúa la loseta. d3 es tu Oasis: acaba allí con el azul y crece una palmera.
lessons-tribes-palm-done = 3 puntos más para el dueño de la loseta. Un Pueblo da igual un palacio: 5 puntos.
lessons-tribes-palm-miss = La palmera crece donde acaba tu movimiento. Deja primero el amarillo y luego el azul en d3.

lessons-tribes-market-title = Mercados
lessons-tribes-market-1 = Acaba en el Mercado pequeño b4 con el amarillo.
lessons-tribes-market-2 = Por 3 de oro puedes tomar una de las tres primeras cartas. Tienes pescado, trigo y seda: toma lo que aún te falta.
lessons-tribes-market-done = Cuatro mercancías distintas valen 13, tres solo 7.
lessons-tribes-market-miss = Solo cuentan juntas las mercancías distintas. La que no tienes es la cerámica.

lessons-tribes-sell-title = Vender mercancías
lessons-tribes-sell-1 = Al final de tu turno puedes vender una serie de mercancías distintas. Cuatro dan 13 de oro: elígelas una a una y véndelas.
lessons-tribes-sell-done = 13 de oro al momento. Las que queden en tu mano al final de la partida valen lo mismo.
lessons-tribes-sell-miss = Una serie de cuatro da 13. Pon marfil, seda, trigo y un pescado antes de vender.

lessons-tribes-bid-title = Pujar por el orden
lessons-tribes-bid-1 = Antes de cada ronda todos pujan: quien paga más actúa antes. Tu rival ha pagado 5. Sé el primero, pero no pagues más de lo necesario.
lessons-tribes-bid-done = Con 8 basta. Paga por el primer puesto solo si un movimiento del tablero vale más de lo que cuesta.
lessons-tribes-bid-miss = Con menos de 5 tu rival va primero, y 12 o 18 es un derroche: el precio siguiente es 8.

lessons-tribes-hire-title = Contratar un ladrón
lessons-tribes-hire-1 = Acaba en el Lugar sagrado c4 con el amarillo.
lessons-tribes-hire-2 = En lugar de un genio puedes tomar el ladrón a la vista, al mismo precio. Toma a Ziad.
lessons-tribes-hire-done = Espera a un turno posterior en que tomes Visires. Sin usar vale 6 puntos.
lessons-tribes-hire-miss = Esta vez toma el ladrón en lugar de un genio.

lessons-tribes-steal-title = Enviar un ladrón
lessons-tribes-steal-1 = Houssain trabaja con Mercaderes. Toma los de c4 y luego envíalo.
lessons-tribes-steal-2 = Los demás han tenido que entregar dos cartas cada uno. Toma las dos que aún no tienes.
lessons-tribes-steal-done = Dos buenas cartas para ti. Un ladrón trabaja una vez y sale de la partida.
lessons-tribes-steal-miss = Después de la acción de los Mercaderes se te pregunta si envías al ladrón: di que sí. Luego toma seda y joyas, que no tienes.

lessons-tribes-give-title = Cuando te visita un ladrón
lessons-tribes-give-1 = Tu rival ha enviado a Shalim: debes entregar una palmera o un palacio. Da lo que vale menos.
lessons-tribes-give-done = Una palmera vale 3 puntos, un palacio 5. Siempre eliges tú qué entregas.
lessons-tribes-give-miss = El palacio vale 5 puntos, la palmera solo 3.

lessons-tribes-item-title = Artesanos (morado)
lessons-tribes-item-1 = Toma los Artesanos: acaba en d4 con el morado.
lessons-tribes-item-2 = Por cada Artesano ves un objeto, y te quedas uno de ellos. Elige.
lessons-tribes-item-done = Solo tú sabes cuál es. También los Artesanos se quedan contigo: 2 puntos cada uno, 3 si nadie tiene más.
lessons-tribes-item-miss = Era otra tribu. Deja primero el verde y luego el morado en d4.

lessons-tribes-tent-title = La tienda
lessons-tribes-tent-1 = Toma c4. Una vez en la partida puedes poner tu tienda en lugar de un camello: 1 punto más por cada loseta roja entre la suya y las ocho de alrededor.
lessons-tribes-tent-done = Buen sitio: alrededor hay muchas losetas rojas. Solo tienes esta tienda.
lessons-tribes-tent-miss = Un camello solo da la loseta. Aquí la tienda da más.

lessons-tribes-magic-title = Un objeto mágico
lessons-tribes-magic-1 = Tienes la Alfombra voladora: tu último peón puede volar a cualquier loseta que tenga su color. Recoge b3 y haz volar el amarillo a f6.
lessons-tribes-magic-done = Por encima de toda la ciudad, hasta 15 puntos. Un objeto mágico actúa una vez.
lessons-tribes-magic-miss = La alfombra lleva al último peón. Deja primero el rojo y luego haz volar el amarillo a f6.
