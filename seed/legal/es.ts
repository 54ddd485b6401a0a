import type { LegalTexts } from './texts.ts'

export const ES: LegalTexts = {
  terms: {
    title: 'Condiciones de uso',
    lead: 'Qué puedes hacer en {site} y qué puedes esperar de nosotros.',
    sections: {
      library: [
        'La biblioteca',
        '{site} es una biblioteca de recursos de diseño: iconos, ilustraciones, modelos 3D, animaciones, fotos y plantillas. Puedes buscarlos, verlos y cambiar sus colores sin cuenta, y descargar los gratuitos.',
      ],
      account: [
        'Tu cuenta',
        'Una cuenta añade colecciones, favoritos, colaboradores seguidos y un historial de tus descargas. Usa una dirección de correo propia, no compartas tu contraseña y avísanos si crees que otra persona usa tu cuenta.',
      ],
      licences: [
        'Licencias',
        'Cada recurso tiene una sola licencia, que figura en su página. La licencia decide cómo puedes usarlo y si debes citar a su autor. La versión vigente en el momento de la descarga queda registrada con ella y sigue aplicándose, aunque la licencia del recurso cambie después.',
      ],
      limits: [
        'Uso razonable',
        'No puedes copiar la biblioteca entera, ofrecer sus recursos como una biblioteca propia, eludir límites o precios ni perjudicar el servicio a otras personas. Las descargas y las búsquedas tienen límites, muy por encima de lo que necesita una persona.',
      ],
      contributors: [
        'Colaboradores y obras importadas',
        'Los recursos pertenecen a sus autores. Muchos proceden de fuentes con licencia abierta e indican autor, licencia y origen. Los autores de obras importadas pueden pedirnos que corrijamos su perfil, que se lo entreguemos o que retiremos su obra.',
      ],
      complaints: [
        'Si algo vulnera tus derechos',
        'Envíanos la dirección de la página y dinos cuál de tus derechos está afectado. Lo revisamos, te respondemos y retiramos lo que no deba estar aquí.',
      ],
      prices: [
        'Precios',
        'Los recursos gratuitos no cuestan nada. Los exclusivos aún no están a la venta: puedes guardarlos y pedir un aviso. Antes de que empiece la venta, esta página indicará los precios, el pago y tu derecho de desistimiento.',
      ],
      liability: [
        'De qué respondemos',
        'Gestionamos {site} con cuidado, pero no podemos prometer que esté siempre disponible ni que cada recurso sirva para tu fin. Comprueba la vista previa antes de imprimir. Estas condiciones no limitan los derechos que la ley te da como consumidor.',
      ],
      end: [
        'Fin de tu cuenta',
        'Puedes eliminar tu cuenta cuando quieras en los ajustes. Lo que descargaste conserva su licencia. Podemos cerrar una cuenta que incumpla estas condiciones, y te diremos por qué.',
      ],
      changes: [
        'Cambios',
        'Cuando cambien estas condiciones, esta página mostrará la nueva fecha y te pediremos que las aceptes la próxima vez que uses tu cuenta.',
      ],
    },
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué datos guarda {site} sobre ti, para qué y durante cuánto tiempo.',
    sections: {
      visit: [
        'Cuando nos visitas',
        'Para responder a una petición, nuestros servidores necesitan tu dirección de red. Para limitar descargas e intentos de inicio de sesión guardan una forma codificada de ella durante dos días como máximo. Las vistas y descargas se cuentan sin tu nombre.',
      ],
      cookies: [
        'Cookies',
        'Guardamos solo lo que el sitio necesita: tu sesión, tu navegador para los avisos de inicio de sesión, tu idioma, tu decisión sobre las cookies y, hasta que te registras, de dónde vino la visita. El tema y tus últimas búsquedas se guardan en tu navegador. Los scripts de terceros, como el inicio de sesión de Google, solo se cargan si lo permites.',
      ],
      account: [
        'Tu cuenta',
        'Guardamos tu correo, tu nombre y lo demás que escribas en tu perfil, tus sesiones, favoritos, colecciones, paletas, colaboradores seguidos, búsquedas, recursos vistos recientemente y la página desde la que llegaste. Tu contraseña se guarda solo como un hash que no se puede revertir.',
      ],
      downloads: [
        'Descargas',
        'De cada descarga guardamos el recurso, el formato, la licencia y la fecha, para que puedas demostrar tu licencia y se reconozca a los autores. La ley nos obliga a conservar estos registros. Cuando eliminas tu cuenta, ya no contienen tu nombre ni tu dirección.',
      ],
      pictures: [
        'Búsqueda por imagen',
        'La imagen con la que buscas se compara con la biblioteca en nuestros propios servidores y se elimina al cabo de un día.',
      ],
      messages: [
        'Correos y mensajes',
        'Enviamos los correos que tu cuenta necesita, y otros solo si los elegiste. Lo que nos escribes en el formulario de contacto lo lee nuestro equipo y se elimina al cabo de un año.',
      ],
      others: [
        'Quién recibe datos',
        'No vendemos datos ni mostramos publicidad. Los proveedores de nuestros servidores y de nuestro correo tratan datos por encargo nuestro. Si inicias sesión con Google, Google lo sabe.',
      ],
      rights: [
        'Tus derechos',
        'En los ajustes de tu cuenta puedes descargar todos los datos que guardamos sobre ti, corregirlos y eliminar la cuenta. Para todo lo demás, usa el formulario de contacto. También puedes reclamar ante la autoridad de protección de datos de tu país.',
      ],
    },
  },
}
