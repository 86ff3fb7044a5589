# What letters sent by e-mail say. Each is one line; the server reads them.
letter-greeting = Hola, { $name }:
letter-confirm-subject = ¿Es esta tu dirección para Lamplight?
letter-confirm = Alguien ha dado esta dirección para poder volver a la cuenta { $name } de Lamplight. Si has sido tú, abre este enlace antes de un día:
letter-recover-subject = Una contraseña nueva para Lamplight
letter-recover = Alguien ha pedido una contraseña nueva para tu cuenta { $name } de Lamplight. Si has sido tú, abre este enlace antes de una hora y elige una:
letter-ignore = Si no has sido tú, no hagas nada: sin el enlace no cambia nada.
