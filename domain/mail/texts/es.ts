import type { MailTexts } from './texts.ts'

export const ES: MailTexts = {
  greeting: 'Hola, {name}:',
  footer: 'Este correo se envió a {email} por una cuenta de Motif.',
  unknownDevice: 'un dispositivo desconocido',
  settings: 'Elige qué correos recibes',
  mails: {
    'verify-email': {
      subject: 'Confirma tu correo electrónico',
      body: 'Te damos la bienvenida a Motif. Confirma que esta dirección es tuya y tu cuenta estará lista.',
      action: 'Confirmar correo',
      note: 'El enlace vale tres días. Si no creaste una cuenta, ignora este correo.',
    },
    welcome: {
      subject: 'Te damos la bienvenida a Motif',
      body: 'Tu correo está confirmado. Te esperan iconos, ilustraciones, animaciones y 3D.',
      action: 'Explorar la biblioteca',
      note: 'Guarda recursos en colecciones, sigue a colaboradores y descarga en el formato que necesites.',
    },
    'account-exists': {
      subject: 'Ya tienes una cuenta',
      body: 'Alguien, probablemente tú, quiso usar esta dirección para una cuenta de Motif. Ya existe una: solo tienes que iniciar sesión.',
      action: 'Elegir una contraseña nueva',
      note: 'Si recuerdas tu contraseña, no tienes que hacer nada. Si no fuiste tú, nada ha cambiado.',
    },
    'reset-password': {
      subject: 'Elige una contraseña nueva',
      body: 'Alguien, probablemente tú, pidió una contraseña nueva para esta cuenta.',
      action: 'Elegir una contraseña nueva',
      note: 'El enlace vale una hora y un solo uso. Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
    },
    'change-email': {
      subject: 'Confirma tu nuevo correo electrónico',
      body: 'Esta dirección será el correo de tu cuenta de Motif. Hasta que la confirmes, nada cambia.',
      action: 'Confirmar correo nuevo',
      note: 'El enlace vale un día. Si no lo pediste, ignora este correo.',
    },
    'email-changed': {
      subject: 'Tu correo electrónico ha cambiado',
      body: 'Tu cuenta de Motif tiene un correo nuevo. Esta dirección ya no le pertenece.',
      action: '¿No fuiste tú?',
      note: 'Si no lo hiciste tú, escríbenos de inmediato a {support}.',
    },
    'password-changed': {
      subject: 'Tu contraseña ha cambiado',
      body: 'La contraseña de tu cuenta de Motif ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
      action: '¿No fuiste tú?',
      note: 'Si fuiste tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva.',
    },
    'new-device': {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      body: 'Alguien inició sesión en tu cuenta de Motif desde un dispositivo nuevo: {device}.',
      action: '¿No fuiste tú?',
      note: 'Si fuiste tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva: así se cierra la sesión en todos los dispositivos.',
    },
    'upload-not-processed': {
      subject: 'No pudimos procesar tu archivo',
      body: 'Recibimos tu archivo «{file}», pero no pudimos procesarlo por un problema nuestro. No se publicó nada.',
      action: 'Ir a Motif',
      note: 'Súbelo de nuevo. Si vuelve a fallar, escríbenos a {support}: conservamos lo que subiste.',
    },
    'submission-published': {
      subject: 'Tu recurso está publicado',
      body: 'Tu recurso «{title}» se ha aprobado y ya está publicado en Motif.',
      action: 'Ver tus notificaciones',
      note: 'Avisamos a quienes siguen tu perfil. La búsqueda encuentra el recurso en un minuto.',
    },
    'submission-returned': {
      subject: 'Tu recurso necesita cambios',
      body: 'El equipo de revisión ha devuelto «{title}». Se puede publicar después de algunos cambios.',
      action: 'Ver qué cambiar',
      note: 'Abre el envío desde la notificación, haz los cambios y envíalo de nuevo en un plazo de 30 días.',
    },
    'submission-rejected': {
      subject: 'Tu recurso no se ha aceptado',
      body: 'El equipo de revisión no ha aceptado «{title}».',
      action: 'Ver los motivos',
      note: 'Abre el envío desde la notificación para ver los motivos. Puedes recurrir una vez; decide entonces otra persona.',
    },
    'published-digest': {
      subject: 'Novedades de los colaboradores que sigues',
      body: 'Publicado desde tu última visita: {works}.',
      action: 'Ver las novedades',
      note: 'Pediste este correo. Llega como máximo una vez al día, y solo si hay novedades.',
    },
  },
}
