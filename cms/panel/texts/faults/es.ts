import type { FaultText } from './de.ts'

/** Refusals of fields and documents in Spanish, by their English text. */
export const ES = {
  // Any field
  'Write an http or https address.': 'Escribe una dirección http o https.',
  'Write an http or https address, or a path of this site.':
    'Escribe una dirección http o https, o una ruta de este sitio.',
  'At most {count} characters.': 'Como máximo {count} caracteres.',
  'Two capital letters, such as DE.': 'Dos letras mayúsculas, como DE.',
  'Invalid URL': 'Dirección no válida',
  // Pages, blocks, posts and menus
  'Write this text in English; other languages show it until they have their own.':
    'Escribe este texto en inglés; los demás idiomas lo muestran hasta que tengan el suyo.',
  'Write an address.': 'Escribe una dirección.',
  'Write a path of this site without language, such as /icons, or an https address.':
    'Escribe una ruta de este sitio sin idioma, como /icons, o una dirección https.',
  'There is no page at this path.': 'No hay ninguna página en esta ruta.',
  'An address of the web with https://, or a path of this site without language, such as /pricing.':
    'Una dirección web con https:// o una ruta de este sitio sin idioma, como /pricing.',
  'Write the https address of a page of {list}.':
    'Escribe la dirección https de una página de uno de estos servicios: {list}.',
  'An address of {list}.': 'Una dirección de uno de estos servicios: {list}.',
  'A line for each row, with cells separated by |. The first line is the head; at most {columns} columns and {rows} rows.':
    'Una línea por fila, celdas separadas por |. La primera línea es el encabezado; como máximo {columns} columnas y {rows} filas.',
  'Lower-case letters, digits and single hyphens between words, such as line-avatars.':
    'Minúsculas, cifras y un solo guion entre palabras, como line-avatars.',
  'Lower-case letters, digits and single hyphens between words, at most {count} characters, such as icon-grids.':
    'Minúsculas, cifras y un solo guion entre palabras, como máximo {count} caracteres, como icon-grids.',
  'Another page of the blog has this word. Add a word to it.':
    'Otra página del blog tiene esta palabra. Añade otra palabra.',
  'This word stands for a language in every address of the site.':
    'Esta palabra representa un idioma en todas las direcciones del sitio.',
  'Another page of the site has this word. Add a word, or make it a campaign, which stands under /l/.':
    'Otra página del sitio tiene esta palabra. Añade otra palabra o conviértela en una campaña, que va bajo /l/.',
  'This word is kept for a page to come. Add a word, or make it a campaign, which stands under /l/.':
    'Esta palabra está reservada para una página futura. Añade otra palabra o conviértela en una campaña, que va bajo /l/.',
  // Announcements
  'At most {count} announcements.': 'Como máximo {count} anuncios.',
  'Announcement {number}: {fault}': 'Anuncio {number}: {fault}',
  'A link needs both its words and its address.': 'Un enlace necesita su texto y su dirección.',
  'It has to end after it begins.': 'Tiene que terminar después de empezar.',
  // The media library
  'Describe the picture, or mark it as decorative.': 'Describe la imagen o márcala como decorativa.',
  'Upload the picture in the panel.': 'Sube la imagen en el panel.',
  'Choose a picture to upload.': 'Elige una imagen para subir.',
  // Flags
  'Begin with a letter; lower-case letters, digits and hyphens, at most 40.':
    'Empieza con una letra; minúsculas, cifras y guiones, como máximo 40.',
  'Give {least} to {most} variants.': 'Indica de {least} a {most} variantes.',
  'Codes of variants are lower-case letters, digits and hyphens.':
    'Los códigos de las variantes llevan minúsculas, cifras y guiones.',
  'Give each variant its own code.': 'Da a cada variante su propio código.',
  'Weights are 0 to {highest}.': 'Los pesos van de 0 a {highest}.',
  'Give one variant a weight above 0.': 'Da a una variante un peso mayor que 0.',
  'The page of this flag has the variants {first} and {second}.':
    'La página de esta opción tiene las variantes {first} y {second}.',
  'Two capital letters each.': 'Dos letras mayúsculas cada uno.',
  'Pages are: {list}.': 'Las páginas son: {list}.',
  // Search
  'Give at most {count} words.': 'Indica como máximo {count} palabras.',
  'Give at least two words that mean the same.': 'Indica al menos dos palabras que signifiquen lo mismo.',
  'Say which word people type.': 'Indica qué palabra se escribe.',
  'Give at least one word that it finds as well.':
    'Indica al menos una palabra cuyos resultados también encuentre.',
  'A word finds itself already.': 'Una palabra ya se encuentra a sí misma.',
  'Pin or hide at least one item.': 'Fija u oculta al menos una obra.',
  'Pin at most {count} items.': 'Fija como máximo {count} obras.',
  'Two items cannot stand in one place.': 'Dos obras no pueden ocupar el mismo puesto.',
  'An item can be pinned once.': 'Una obra solo se puede fijar una vez.',
  'An item cannot be pinned and hidden.': 'Una obra no puede estar fijada y oculta a la vez.',
  'The end has to be after the beginning.': 'El final tiene que ser posterior al comienzo.',
  // Plans, prices and coupons
  'One offer has no country: it is for all countries without their own.':
    'Un precio tiene que quedar sin país: vale para todos los países sin precio propio.',
  'Two offers in {currency} are for all other countries.':
    'Dos precios en {currency} valen para todos los demás países.',
  'Two offers are for {country}.': 'Dos precios valen para {country}.',
  '{code} is not the code of a country.': '{code} no es el código de un país.',
  'The plan id {id} is used twice.': 'El ID de plan {id} se usa dos veces.',
  'Prices are whole numbers of minor units, from zero up.':
    'Los precios son números enteros en la unidad mínima de la moneda, desde cero.',
  'An offer has a price for at least one period.': 'Indica un precio para al menos un periodo.',
  'A plan on sale needs an offer in {currency} without a country: it is the currency of the site.':
    'Un plan en venta necesita un precio en {currency} sin país: es la moneda del sitio.',
  'A free asset has no prices in other currencies.': 'Una obra gratis no tiene precios en otras monedas.',
  'The asset already has a price in {currency}.': 'La obra ya tiene un precio en {currency}.',
  'A code has 3 to 40 letters, digits and hyphens.': 'Un código tiene de 3 a 40 letras, cifras y guiones.',
  'A coupon has a percentage or amounts, not both.': 'Un cupón tiene un porcentaje o importes, no ambos.',
  'Percentage and number of uses are whole numbers.':
    'El porcentaje y el número de usos son números enteros.',
  'Each currency has one amount.': 'Cada moneda tiene un solo importe.',
  'An address has small letters, digits and single hyphens, such as spring-sale.':
    'Una dirección tiene minúsculas, cifras y guiones sueltos, como spring-sale.',
  'The page of an offer needs an English title and text.':
    'La página de una oferta necesita un título y un texto en inglés.',
  // Tax and invoices
  'A whole number from 0 to 9999.': 'Un número entero de 0 a 9999.',
  'A day such as 2027-01-31.': 'Un día, como 2027-01-31.',
  'Not before the first day.': 'No antes del primer día.',
  'This country or region has a rate for these days already':
    'Este país o esta región ya tiene un tipo para esos días',
  'Small letters, digits and hyphens.': 'Minúsculas, cifras y guiones.',
  'The code of a state of India, such as 27.': 'El código de un estado de la India, como 27.',
  // Site settings
  'One line without braces, quotation marks and angle brackets.':
    'Una línea sin llaves, comillas ni corchetes angulares.',
  'Both accents as six hexadecimal digits, such as #5b21b6.':
    'Escribe los dos colores de acento con seis cifras hexadecimales, como #5b21b6.',
  'White text on it needs a contrast of 4.5 and the accent on the page 3, in both themes.':
    'El texto blanco sobre el color de acento necesita un contraste de 4,5 y el acento sobre la página, de 3, en los dos temas.',
  'An https address.': 'Escribe una dirección https.',
  'This plan is on sale without a price in it for all countries: {plan}':
    'Este plan está en venta sin un precio en esta moneda para todos los países: {plan}',
  'This published asset has no price in it: {asset}':
    'Esta obra publicada no tiene precio en esta moneda: {asset}',
  'The logo is larger than {count} KiB': 'El logotipo ocupa más de {count} KiB',
  // Items, contributors and users
  'Whole people only.': 'Solo números enteros.',
  'An asset cannot go from {from} to {to}': 'Una obra no puede pasar de «{from}» a «{to}»',
  draft: 'Borrador',
  published: 'Publicado',
  resting: 'En pausa',
  retired: 'Retirado',
  removed: 'Eliminado',
  suspended: 'Suspendido',
  'Not ready to publish: missing {list}': 'Aún no se puede publicar; falta: {list}',
  'a title': 'un título',
  'a licence': 'una licencia',
  'a contributor': 'un colaborador',
  'a processed original': 'un original procesado',
  'Small letters, digits, dots and hyphens, such as ada-lovelace.':
    'Minúsculas, cifras, puntos y guiones, como ada-lovelace.',
  'This word is reserved for the pages of contributors for hire.':
    'Esta palabra está reservada para las páginas de colaboradores que aceptan encargos.',
  'Write an https address of this network.': 'Escribe una dirección https de esta red.',
  'A password is a text': 'Una contraseña es un texto',
  'The password needs {count} characters or more': 'La contraseña necesita al menos {count} caracteres',
  'The password has more than {count} characters': 'La contraseña tiene más de {count} caracteres',
  'The password is one that is guessed first: choose another':
    'Esta contraseña es de las primeras que se adivinan: elige otra',
  'The password is the e-mail: choose another': 'La contraseña es el correo: elige otra',
  'The password is not right': 'La contraseña no es correcta',
  'Accounts are made by an admin': 'Las cuentas las crea un administrador',
  // Approval, licences, redirects and locks
  'No second editor has approved this version': 'Nadie más de redacción ha aprobado esta versión',
  'Another editor has to approve what you changed last':
    'Otra persona de redacción tiene que aprobar lo último que has cambiado',
  'This version is in force: add a new version instead':
    'Esta versión está en vigor: añade una nueva en su lugar',
  'Both addresses are paths of this site, such as /popular-icons':
    'Las dos direcciones son rutas de este sitio, como /popular-icons',
  'Both addresses are paths without language': 'Las dos direcciones son rutas sin idioma',
  'A redirect cannot lead to itself': 'Una redirección no puede llevar a sí misma',
  'This document is not yours to edit': 'No puedes editar este documento',
  'You are not allowed to perform this action.': 'No puedes realizar esta acción.',
  '{count} documents match, and {limit} are deleted at once':
    'Hay {count} documentos seleccionados; se eliminan como máximo {limit} a la vez',
  // Files, such as the logo
} as const satisfies Record<FaultText, string>
