# What letters sent by e-mail say. Each is one line; the server reads them.
letter-greeting = Hallo { $name },
letter-confirm-subject = Ist das deine Adresse für Lamplight?
letter-confirm = Jemand hat diese Adresse als Rückweg in das Lamplight-Konto { $name } angegeben. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
letter-recover-subject = Ein neues Passwort für Lamplight
letter-recover = Jemand hat ein neues Passwort für dein Lamplight-Konto { $name } angefordert. Wenn du das warst, öffne innerhalb einer Stunde diesen Link und wähle eines:
letter-ignore = Wenn du es nicht warst, tu nichts: Ohne den Link ändert sich nichts.
