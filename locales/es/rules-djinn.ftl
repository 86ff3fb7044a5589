rules-djinn-title = Djinn: las reglas con nuestras palabras
rules-djinn-base = El juego

rules-djinn-aim = De qué se trata
rules-djinn-aim-text =
    Los djinns han irrumpido en la ciudad y se agolpan en seis de sus lugares, cada banda con un maestro. De uno a cuatro magos recorren las calles, reúnen magia, botellas y ayudantes, y atrapan cuantos pueden.

    Los puntos vienen de trofeos, djinns en botellas con corcho, djinns en círculos de destierro, cartas de puntuación y un poco de las botellas y corchos sobrantes.

rules-djinn-city = La ciudad
rules-djinn-city-text =
    Trece lugares están unidos por caminos: seis cuadrados con una acción normal, seis redondos con una acción especial más fuerte, y la Fuente mágica en el centro. Cada una de seis localidades tiene un lugar cuadrado y uno redondo, repartidos de nuevo en cada partida y nunca contiguos.

    Los djinns viven solo en los lugares redondos: al principio un maestro y tres djinns en cada uno. Hay cuatro colores.

    Tu figura está en un camino, delante de un lugar, así todos ven de dónde viene.

rules-djinn-turn = Un turno
rules-djinn-turn-text =
    Primero mueves, luego actúas.

    En tu primer turno te pones delante de cualquier lugar cuadrado. Después cruzas el lugar donde estás y sigues un camino hasta el siguiente, nunca por donde viniste. Si allí hay alguien eliges: pagar 1 moneda o 1 pergamino a cada uno y parar, o pasar de largo y seguir.

    Luego actúas:
    • En un lugar cuadrado puedes hacer su acción normal y la de tu pasadizo secreto allí, en cualquier orden.
    • En un lugar redondo puedes hacer la acción especial o la normal. Si hay algún djinn debes además intentar atrapar, antes o después.
    • O renuncias a la acción y tomas 2 monedas, o 2 de magia, o una de cada. Atrapar sigue siendo obligatorio.

rules-djinn-places = Los lugares
rules-djinn-places-text =
    Lugar | Para qué sirve
    Academia | un pergamino y magia; la especial sube además tu límite
    Taberna | contratar un mago y despertar a uno; la especial despierta a dos y añade una llave
    Mercado | comprar botellas y corchos, cambiar monedas y pergaminos
    Catacumbas | abrir cofres; algunos tienen un compartimento para una llave
    Manufactura | sombrero, capa o bastón, y corchos
    Archivos | despertar magos, abrir un círculo de destierro, poner un pasadizo secreto
    Fuente | rellenar tu magia, embotellar djinns de tus círculos, despertar a dos magos

    La mesa muestra cada precio y ganancia en el propio lugar.

rules-djinn-catch = Atrapar djinns
rules-djinn-catch-table =
    Elige qué djinns quieres. Cada uno pide 4 de magia, un maestro 4 y 2 más por cada otro djinn que haya. Reúnes la suma con tu magia y con magos: paga el precio del mago, úsalo y se duerme. La fuerza verde cuenta una vez por captura; una bonificación de color cuenta por cada djinn de ese color, nunca por maestros.

    Cada djinn atrapado debe alojarse al momento: en un círculo de destierro abierto y vacío, o en una botella de su color con un corcho. Un maestro cabe en cualquier botella y cuenta entonces como ese color. Quien atrapa un maestro toma gratis otro djinn de allí.

    Si no puedes o no quieres atrapar, pierdes 1 de magia. Un maestro que queda solo es ahuyentado. Cada vez que un maestro es atrapado o ahuyentado llegan djinns nuevos: 0, 2, 2 o 3 con uno, dos, tres o cuatro jugadores.
rules-djinn-catch-text =
    { rules-djinn-catch-table }

    Solo se ofrecen capturas que se pueden completar.

rules-djinn-trophies = Trofeos
rules-djinn-trophies-text =
    En cualquier momento de tu turno puedes entregar tres djinns embotellados de un color por un trofeo de 30 o 36 puntos y una bonificación inmediata. El primero sale de la primera fila, el segundo de la segunda, el tercero de la tercera y los siguientes de cualquiera. En la ronda final no hay trofeos.

rules-djinn-passages = Pasadizos secretos, magos, equipo
rules-djinn-passages-text =
    • Un pasadizo secreto da a su dueño una acción más en un lugar cuadrado en cada visita posterior.
    • Los magos ayudan en las capturas y hay que despertarlos para que vuelvan a ayudar.
    • Puedes llevar un sombrero, una capa y un bastón; uno nuevo sustituye al viejo.

rules-djinn-characters = Caracteres
rules-djinn-characters-text =
    Antes del primer turno cada uno toma un carácter bueno y uno malo: del último jugador al primero y luego al revés. Unos cambian con qué empiezas, otros valen toda la partida. Cada uno dice lo que hace al elegirlo.

rules-djinn-end = El final
rules-djinn-end-text =
    Cuando desaparece el último de los seis maestros se acaba la ronda y se juega una más. Después todos usan la Fuente una vez más y se cuentan los puntos.

rules-djinn-score = Puntos
rules-djinn-score-text =
    Por | Puntos
    Trofeo | 30 o 36
    Djinn en botella con corcho | 10
    Djinn en círculo de destierro | 3
    Botella sobrante | 1
    Corcho sobrante | 1
    Carta de puntuación cumplida | 8, 9 o 15

    Gana quien tenga más puntos. En empate gana quien sume más monedas, pergaminos y llaves; si sigue el empate, se comparte la victoria.

rules-djinn-solo = En solitario
rules-djinn-solo-text =
    Un jugador juega contra el reloj: tras cada quinto turno se ahuyenta un maestro, así que el final llega como tarde tras treinta turnos. Por debajo de 75 puntos eres novato, desde 75 aprendiz, desde 100 mago, desde 125 perteneces al círculo interior.

rules-djinn-own = Qué es diseño nuestro
rules-djinn-own-text =
    No pudimos leer ningún reglamento de este juego, solo una hoja de referencia y reseñas. El curso del turno, las capturas, los trofeos, el final y los puntos las siguen. El mapa, las cifras de los lugares, los magos, pasadizos, equipo, cofres, bonificaciones, personajes, cartas de puntuación y el reloj en solitario son diseño nuestro, hecho para encajar con lo que se sabe. Se pueden corregir en un solo sitio cuando aparezca un reglamento.

    De las fuentes vienen estas cifras: 4 de magia por djinn y 2 más por cada uno junto a un maestro, 1 de magia por no atrapar nada, 2 por renunciar; seis maestros y 0, 2, 2 o 3 djinns nuevos; tres djinns por un trofeo de 30 o 36; 10, 3 y 1 puntos; cartas de puntuación de 8, 9 y 15; y el comienzo con 4 monedas, 3 de magia, límite 4 y dos círculos abiertos. Todas las demás cifras, también los rangos, son nuestras.
