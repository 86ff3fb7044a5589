lessons-djinn-walk-title = Camminare per la città
lessons-djinn-walk-1 = Un turno comincia con un cammino. Sei davanti alla Taverna R4: attraversala e va’ all’Accademia S1.
lessons-djinn-walk-2 = Ora fa’ l’azione del luogo: l’Accademia dà una pergamena e 3 di magia.
lessons-djinn-walk-done = Camminare, poi agire: questo è un turno. Con la magia catturi i djinn, e ne tieni quanta dice il tuo limite.
lessons-djinn-walk-miss = Questa volta va’ all’Accademia S1 e fa’ la sua azione.

lessons-djinn-catch-title = Catturare un djinn
lessons-djinn-catch-1 = Alla Taverna R4 vive un djinn viola. Vacci.
lessons-djinn-catch-2 = Un djinn richiede 4 di magia, e tu ne hai 4. Scegli il djinn, poi vincolalo.
lessons-djinn-catch-done = Preso! Sta in uno dei tuoi cerchi e lì vale 3 punti.
lessons-djinn-catch-miss = Va’ in R4, scegli il djinn viola e vincolalo. Chi lì non cattura niente perde 1 di magia.

lessons-djinn-market-title = Comprare bottiglia e tappo
lessons-djinn-market-1 = Va’ al Mercato S3.
lessons-djinn-market-2 = Comincia a scambiare e compra una bottiglia: 2 monete, del colore che vuoi.
lessons-djinn-market-3 = Ora un tappo per 3 monete: solo una bottiglia tappata trattiene un djinn.
lessons-djinn-market-done = Ora hai una casa da 10 punti per un djinn di questo colore.
lessons-djinn-market-miss = Ti servono il Mercato S3 e i suoi scambi: prima una bottiglia, poi un tappo.

lessons-djinn-bottle-title = Nella bottiglia
lessons-djinn-bottle-1 = Hai una bottiglia blu e un tappo. Cattura un djinn blu in R4 e mettilo nella bottiglia.
lessons-djinn-bottle-done = 10 punti. In un cerchio ne varrebbe 3.
lessons-djinn-bottle-miss = Nel cerchio vale 3 punti, nella bottiglia 10.

lessons-djinn-tavern-title = Assumere un mago
lessons-djinn-tavern-1 = Va’ alla Taverna S2.
lessons-djinn-tavern-2 = Assumi uno dei quattro maghi scoperti. Ora non costano nulla; alcuni chiedono una moneta o una pergamena ogni volta che aiutano.
lessons-djinn-tavern-done = Un mago rende più economica ogni cattura, finché è sveglio.
lessons-djinn-tavern-miss = Va’ alla Taverna S2, fa’ la sua azione e prendi un mago.

lessons-djinn-mage-title = Un mago aiuta
lessons-djinn-mage-1 = Il djinn rosso in R4 richiede 4 di magia, e tu ne hai 1. Vacci, sceglilo e fatti aiutare dal tuo mago con forza 3.
lessons-djinn-mage-2 = 1 e 3 bastano. Vincola il djinn.
lessons-djinn-mage-done = Ora il tuo mago dorme. Taverna, Archivi e Fonte lo risvegliano.
lessons-djinn-mage-miss = Scegli prima il djinn rosso, poi il mago, poi vincola.

lessons-djinn-circle-title = Fare posto
lessons-djinn-circle-1 = I tuoi due cerchi sono pieni: non potresti catturare altro. Va’ agli Archivi S6 e apri un altro cerchio per 1 pergamena.
lessons-djinn-circle-done = Posto per un altro djinn. Senza casa niente cattura: guarda sempre prima i tuoi cerchi e le bottiglie.
lessons-djinn-circle-miss = Va’ agli Archivi S6, fa’ la loro azione e apri un cerchio.

lessons-djinn-source-title = Alla Fonte
lessons-djinn-source-1 = Va’ alla Fonte, al centro della città.
lessons-djinn-source-2 = Qui i djinn passano dai cerchi alle bottiglie. Metti il rosso nella tua bottiglia rossa.
lessons-djinn-source-done = 10 punti invece di 3, e un cerchio vuoto. La Fonte riempie anche la magia e sveglia i maghi.
lessons-djinn-source-miss = Va’ alla Fonte, fa’ la sua azione e imbottiglia il djinn rosso.

lessons-djinn-master-title = Catturare un maestro
lessons-djinn-master-1 = Un maestro richiede 4 di magia e 2 in più per ogni altro djinn accanto: qui 6. Cattura il maestro in R4.
lessons-djinn-master-2 = Chi cattura un maestro prende gratis un altro djinn da lì. Prendilo.
lessons-djinn-master-done = Due djinn al prezzo di uno. Quando i sei maestri sono spariti, la partita finisce presto.
lessons-djinn-master-miss = Va’ in R4, scegli il maestro e nessun altro, e vincolalo.

lessons-djinn-trophy-title = Un trofeo
lessons-djinn-trophy-1 = Tre djinn in bottiglie di un colore fanno un trofeo: 30 o 36 punti e subito un dono. Consegna i rossi per uno da 36.
lessons-djinn-trophy-done = Il trofeo è tuo. Nient’altro in questo gioco porta tanto in una volta.
lessons-djinn-trophy-miss = Questa volta prendi un trofeo da 36 punti prima di proseguire.

lessons-djinn-pay-title = Quando c’è già qualcuno
lessons-djinn-pay-1 = In R4 c’è qualcuno. Fermati lì lo stesso e paga una moneta o una pergamena.
lessons-djinn-pay-2 = Pagato. Ora cattura il djinn viola.
lessons-djinn-pay-done = Potevi anche saltare R4 senza pagare, fino al luogo dietro.
lessons-djinn-pay-miss = Fermati in R4, paga e cattura lì il djinn viola.

lessons-djinn-forgo-title = Rinunciare all’azione
lessons-djinn-forgo-1 = Ti manca magia. Va’ alle Catacombe S4, lascia stare i forzieri e prendi 2 di magia invece dell’azione.
lessons-djinn-forgo-done = Ovunque puoi prendere 2 monete, 2 di magia o una per tipo invece dell’azione.
lessons-djinn-forgo-miss = Va’ alle Catacombe S4 e scegli 2 di magia invece dell’azione.
