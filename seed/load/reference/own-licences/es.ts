import type { OwnLicenceTexts } from './own-licence.ts'

export const ES: OwnLicenceTexts = {
  'motif-free': `Licencia {site} Free, versión 1.0

1. Permiso. Puedes usar, copiar y modificar la obra en proyectos personales y comerciales, en todo el mundo, sin límite de tiempo y sin pagar.

2. Atribución. Menciona a quien creó la obra y a {site} donde la obra se vea o en los créditos del proyecto, con un enlace a la página de la obra si el medio lo permite.

3. No permitido. No puedes vender ni compartir la obra por sí sola o como parte de una colección de obras similares, ofrecerla en una plantilla o un producto cuyo valor principal sea la obra, usarla como marca o dentro de una marca, ni afirmar que la creaste.

4. Personas y marcas. La licencia no abarca los derechos de las personas, las marcas o los bienes que la obra pueda mostrar.

5. Garantía. Quien creó la obra garantiza que es suya. Por lo demás, la obra se entrega tal cual, sin garantía.

6. Fin. La licencia termina si la incumples y no lo corriges en los 30 días siguientes a recibir un aviso.`,
  'motif-standard': `Licencia {site} Standard, versión 1.0

1. Permiso. Puedes usar, copiar y modificar la obra en proyectos personales y comerciales, en todo el mundo y sin límite de tiempo. La licencia no es exclusiva y no se puede transferir, salvo a un cliente como parte de un proyecto terminado.

2. Atribución. No es necesario mencionar a nadie, aunque se agradece.

3. Alcance. Hasta 500 000 copias impresas y un número ilimitado de visualizaciones en medios digitales. Para productos cuyo valor principal sea la obra, o para plantillas que editan otras personas, necesitas la licencia Extended.

4. No permitido. No puedes vender ni compartir la obra por sí sola o como parte de una colección de obras similares, usarla como marca o dentro de una marca, usarla para entrenar modelos que generen obras similares, ni afirmar que la creaste.

5. Personas y marcas. La licencia no abarca los derechos de las personas, las marcas o los bienes que la obra pueda mostrar.

6. Lo que tienes sigue siendo tuyo. Lo que descargaste mientras tenías derecho a ello sigue licenciado cuando termina una suscripción.

7. Garantía. Quien creó la obra garantiza que es suya. Por lo demás, la obra se entrega tal cual y la responsabilidad se limita a lo que pagaste por ella.

8. Fin. La licencia termina si la incumples y no lo corriges en los 30 días siguientes a recibir un aviso.`,
  'motif-extended': `Licencia {site} Extended, versión 1.0

1. Permiso. Todo lo que permite la licencia {site} Standard, sin límite de copias.

2. Productos. Puedes usar la obra en productos a la venta, impresos o digitales, también cuando la obra es una parte principal de su valor.

3. Plantillas. Puedes incluir la obra en plantillas, temas y aplicaciones que otras personas editan o instalan, siempre que no puedan extraerla como archivo independiente.

4. No permitido. No puedes vender ni compartir la obra por sí sola o como parte de una colección de obras similares, usarla como marca o dentro de una marca, usarla para entrenar modelos que generen obras similares, ni afirmar que la creaste.

5. En lo demás se aplican las condiciones de la licencia {site} Standard: atribución, derechos de otras personas, lo que sigue siendo tuyo, garantía y fin.`,
  'motif-editorial': `Licencia {site} Editorial, versión 1.0

1. Permiso. Puedes usar la obra para informar, enseñar, reseñar o debatir, en noticias, documentales, libros, clases y similares, en todo el mundo y sin límite de tiempo.

2. Atribución. Menciona a quien creó la obra y a {site} junto a la obra o en los créditos.

3. Nunca comercial. La obra muestra personas, marcas o lugares de los que no se dispone de consentimiento. No puedes usarla en publicidad, en productos a la venta ni para promocionar nada.

4. Sin alteraciones. Puedes recortarla y ajustar su tamaño, su brillo y su balance de color. No puedes cambiar lo que muestra.

5. En lo demás se aplican las condiciones de la licencia {site} Standard: lo que no está permitido, lo que sigue siendo tuyo, garantía y fin.`,
}
