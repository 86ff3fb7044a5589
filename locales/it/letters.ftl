# What letters sent by e-mail say. Each is one line; the server reads them.
letter-greeting = Ciao { $name },
letter-confirm-subject = È il tuo indirizzo per Lamplight?
letter-confirm = Qualcuno ha indicato questo indirizzo per poter rientrare nell’account { $name } di Lamplight. Se la richiesta è tua, apri questo link entro un giorno:
letter-recover-subject = Una nuova password per Lamplight
letter-recover = Qualcuno ha chiesto una nuova password per il tuo account { $name } di Lamplight. Se la richiesta è tua, apri questo link entro un’ora e scegline una:
letter-ignore = Se non è tua, non fare nulla: senza il link non cambia niente.
