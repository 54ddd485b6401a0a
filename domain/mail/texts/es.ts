import type { MailTexts } from './texts.ts'

export const ES: MailTexts = {
  greeting: 'Hola, {name}:',
  footer: 'Este correo se envió a {email} por una cuenta de Motif.',
  unknownDevice: 'un dispositivo desconocido',
  settings: 'Elige qué correos recibes',
  mails: {
    'verify-email': {
      subject: 'Confirma tu correo electrónico',
      body: 'Te damos la bienvenida a Motif. Confirma que esta dirección es tuya y tu cuenta estará completa.',
      action: 'Confirmar correo',
      note: 'El enlace vale tres días. Si no te has registrado, ignora este correo.',
    },
    welcome: {
      subject: 'Te damos la bienvenida a Motif',
      body: 'Tu correo está confirmado. Te esperan iconos, ilustraciones, animaciones y 3D.',
      action: 'Explorar la biblioteca',
      note: 'Guarda lo que te guste, sigue a quienes lo crearon y descárgalo en el formato que necesites.',
    },
    'account-exists': {
      subject: 'Ya tienes una cuenta',
      body: 'Alguien, probablemente tú, quiso usar esta dirección para una cuenta de Motif. Ya existe una: solo tienes que iniciar sesión.',
      action: 'Elegir una contraseña nueva',
      note: 'Si recuerdas tu contraseña, no tienes que hacer nada. Si no has sido tú, nada ha cambiado.',
    },
    'reset-password': {
      subject: 'Elige una contraseña nueva',
      body: 'Alguien, probablemente tú, ha pedido una contraseña nueva para esta cuenta.',
      action: 'Elegir una contraseña nueva',
      note: 'El enlace vale una hora y un solo uso. Si no has sido tú, ignora este correo: tu contraseña no cambia.',
    },
    'change-email': {
      subject: 'Confirma tu nuevo correo electrónico',
      body: 'Esta dirección será el correo de tu cuenta de Motif. Hasta que la confirmes, nada cambia.',
      action: 'Confirmar correo nuevo',
      note: 'El enlace vale un día. Si no lo has pedido, ignora este correo.',
    },
    'email-changed': {
      subject: 'Tu correo electrónico ha cambiado',
      body: 'Tu cuenta de Motif tiene un correo nuevo. Esta dirección ya no le pertenece.',
      action: '¿No has sido tú?',
      note: 'Si no lo has hecho tú, escribe a nuestro equipo de ayuda cuanto antes.',
    },
    'password-changed': {
      subject: 'Tu contraseña ha cambiado',
      body: 'La contraseña de tu cuenta de Motif ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
      action: '¿No has sido tú?',
      note: 'Si has sido tú, todo está bien. Si no, elige ahora una contraseña nueva.',
    },
    'new-device': {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      body: 'Alguien ha iniciado sesión en tu cuenta de Motif desde un dispositivo que no conocíamos: {device}.',
      action: '¿No has sido tú?',
      note: 'Si has sido tú, todo está bien. Si no, elige ahora una contraseña nueva: así se cierra la sesión en todos los dispositivos.',
    },
    'upload-not-processed': {
      subject: 'No pudimos procesar tu archivo',
      body: 'Tu archivo «{file}» nos llegó, pero nuestros servidores fallaron una y otra vez al procesarlo. El archivo no tiene la culpa y no se publicó nada de él.',
      action: 'Ir a Motif',
      note: 'Súbelo de nuevo, por favor. Si vuelve a fallar, escribe a nuestro soporte: conservamos lo que subiste.',
    },
    'published-digest': {
      subject: 'Novedades de quienes sigues',
      body: 'Publicado desde tu última visita: {works}.',
      action: 'Ver las novedades',
      note: 'Pediste este correo. Llega como máximo una vez al día, y solo si hay novedades.',
    },
  },
}
