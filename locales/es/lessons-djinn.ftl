lessons-djinn-walk-title = Caminar por la ciudad
lessons-djinn-walk-1 = Un turno empieza con un paseo. Estás ante la Taberna R4: crúzala y ve a la Academia S1.
lessons-djinn-walk-2 = Ahora haz la acción del lugar: la Academia da un pergamino y 3 de magia.
lessons-djinn-walk-done = Caminar y luego actuar: eso es un turno. Con magia atrapas djinns, y guardas tanta como diga tu límite.
lessons-djinn-walk-miss = Esta vez ve a la Academia S1 y haz su acción.

lessons-djinn-catch-title = Atrapar un djinn
lessons-djinn-catch-1 = En la Taberna R4 vive un djinn violeta. Ve allí.
lessons-djinn-catch-2 = Un djinn pide 4 de magia, y tienes 4. Elige el djinn y luego átalo.
lessons-djinn-catch-done = ¡Atrapado! Está en uno de tus círculos y allí vale 3 puntos.
lessons-djinn-catch-miss = Ve a R4, elige el djinn violeta y átalo. Quien no atrapa nada allí pierde 1 de magia.

lessons-djinn-market-title = Comprar botella y corcho
lessons-djinn-market-1 = Ve al Mercado S3.
lessons-djinn-market-2 = Empieza a comerciar y compra una botella: 2 monedas, del color que quieras.
lessons-djinn-market-3 = Ahora un corcho por 3 monedas: solo una botella con corcho retiene un djinn.
lessons-djinn-market-done = Ya tienes un hogar de 10 puntos para un djinn de ese color.
lessons-djinn-market-miss = Necesitas el Mercado S3 y sus tratos: primero una botella, luego un corcho.

lessons-djinn-bottle-title = A la botella
lessons-djinn-bottle-1 = Tienes una botella azul y un corcho. Atrapa un djinn azul en R4 y mételo en la botella.
lessons-djinn-bottle-done = 10 puntos. En un círculo valdría 3.
lessons-djinn-bottle-miss = En el círculo vale 3 puntos, en la botella 10.

lessons-djinn-tavern-title = Contratar un mago
lessons-djinn-tavern-1 = Ve a la Taberna S2.
lessons-djinn-tavern-2 = Contrata uno de los cuatro magos a la vista. Ahora no cuestan nada; algunos piden una moneda o un pergamino cada vez que ayudan.
lessons-djinn-tavern-done = Un mago abarata cada captura mientras está despierto.
lessons-djinn-tavern-miss = Ve a la Taberna S2, haz su acción y toma un mago.

lessons-djinn-mage-title = Un mago ayuda
lessons-djinn-mage-1 = El djinn rojo de R4 pide 4 de magia, y tienes 1. Ve allí, elígelo y deja que tu mago ayude con fuerza 3.
lessons-djinn-mage-2 = 1 y 3 bastan. Ata el djinn.
lessons-djinn-mage-done = Ahora tu mago duerme. Taberna, Archivos y Fuente lo despiertan.
lessons-djinn-mage-miss = Elige primero el djinn rojo, luego el mago, y después átalo.

lessons-djinn-circle-title = Hacer sitio
lessons-djinn-circle-1 = Tus dos círculos están llenos y no podrías atrapar nada más. Ve a los Archivos S6 y abre otro círculo por 1 pergamino.
lessons-djinn-circle-done = Sitio para un djinn más. Sin hogar no hay captura: mira siempre antes tus círculos y botellas.
lessons-djinn-circle-miss = Ve a los Archivos S6, haz su acción y abre un círculo.

lessons-djinn-source-title = En la Fuente
lessons-djinn-source-1 = Ve a la Fuente, en el centro de la ciudad.
lessons-djinn-source-2 = Aquí los djinns pasan de los círculos a las botellas. Mete el rojo en tu botella roja.
lessons-djinn-source-done = 10 puntos en lugar de 3, y un círculo vacío. La Fuente también rellena tu magia y despierta magos.
lessons-djinn-source-miss = Ve a la Fuente, haz su acción y embotella el djinn rojo.

lessons-djinn-master-title = Atrapar un maestro
lessons-djinn-master-1 = Un maestro pide 4 de magia y 2 más por cada otro djinn a su lado: aquí 6. Atrapa al maestro de R4.
lessons-djinn-master-2 = Quien atrapa un maestro toma gratis otro djinn de allí. Tómalo.
lessons-djinn-master-done = Dos djinns por uno. Cuando los seis maestros han desaparecido, la partida acaba pronto.
lessons-djinn-master-miss = Ve a R4, elige al maestro y a nadie más, y átalo.

lessons-djinn-trophy-title = Un trofeo
lessons-djinn-trophy-1 = Tres djinns en botellas de un color son un trofeo: 30 o 36 puntos y un regalo al momento. Entrega los rojos por uno de 36.
lessons-djinn-trophy-done = El trofeo es tuyo. Nada más en este juego da tanto de una vez.
lessons-djinn-trophy-miss = Esta vez toma un trofeo de 36 puntos antes de seguir caminando.

lessons-djinn-pay-title = Cuando ya hay alguien
lessons-djinn-pay-1 = Alguien está en R4. Párate allí de todos modos y paga una moneda o un pergamino.
lessons-djinn-pay-2 = Pagado. Ahora atrapa el djinn violeta.
lessons-djinn-pay-done = También podías saltar R4 sin pagar, hasta el lugar de detrás.
lessons-djinn-pay-miss = Párate en R4, paga y atrapa allí el djinn violeta.

lessons-djinn-forgo-title = Renunciar a la acción
lessons-djinn-forgo-1 = Te falta magia. Ve a las Catacumbas S4, deja los cofres y toma 2 de magia en lugar de la acción.
lessons-djinn-forgo-done = En todas partes puedes tomar 2 monedas, 2 de magia o una de cada en lugar de la acción.
lessons-djinn-forgo-miss = Ve a las Catacumbas S4 y elige 2 de magia en lugar de la acción.
