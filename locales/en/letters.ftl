# What letters sent by e-mail say. Each is one line; the server reads them.
letter-greeting = Hello { $name },
letter-confirm-subject = Is this your address for Lamplight?
letter-confirm = Somebody gave this address as a way back into the Lamplight account { $name }. If that was you, open this link within a day:
letter-recover-subject = A new password for Lamplight
letter-recover = Somebody asked for a new password for your Lamplight account { $name }. If that was you, open this link within an hour and choose one:
letter-ignore = If it was not you, do nothing: without the link nothing changes.
