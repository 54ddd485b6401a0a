import type { SeedContributor } from '#seed/seed-item.ts'
import { named } from '../taxonomy/names.ts'

/** The project's own studios: the only contributors of the seed with an account and with works for sale. */
export const STUDIOS = {
  studio: {
    username: 'motif-studio',
    name: 'Motif Studio',
    type: 'team',
    url: null,
    claimed: true,
    says: {
      designation: 'illustrator',
      openToWork: true,
      contact: 'studio@motif.test',
      biographies: named(
        'We draw scenes and figures with few colours and clear outlines, so that they change hands and palettes easily.',
        'Dibujamos escenas y figuras con pocos colores y contornos claros, para que cambien fácilmente de manos y de paleta.',
        'Desenhamos cenas e figuras com poucas cores e contornos claros, para que mudem facilmente de mãos e de paleta.',
        'Nous dessinons des scènes et des personnages aux couleurs rares et aux contours nets, faciles à reprendre et à recolorer.',
        'Wir zeichnen Szenen und Figuren mit wenigen Farben und klaren Umrissen, damit sie leicht in andere Hände und Paletten passen.',
        '少ない色とはっきりした輪郭で、使う人や配色が変わってもなじむ情景と人物を描いています。',
        '적은 색과 또렷한 윤곽으로, 누가 어떤 색으로 써도 어울리는 장면과 인물을 그립니다.',
      ),
    },
  },
  motion: {
    username: 'motif-motion',
    name: 'Motif Motion',
    type: 'team',
    url: null,
    claimed: true,
    says: {
      designation: 'motion-designer',
      openToWork: true,
      contact: 'motion@motif.test',
      biographies: named(
        'We animate icons and small scenes: short loops that say one thing and then get out of the way.',
        'Animamos iconos y pequeñas escenas: bucles cortos que dicen una cosa y luego dejan paso.',
        'Animamos ícones e pequenas cenas: ciclos curtos que dizem uma coisa e depois saem do caminho.',
        'Nous animons des icônes et de petites scènes : des boucles courtes qui disent une chose, puis s’effacent.',
        'Wir animieren Icons und kleine Szenen: kurze Schleifen, die eines sagen und dann nicht mehr stören.',
        'アイコンや小さな場面を動かしています。ひとつのことを伝えて、さっと引く短いループです。',
        '아이콘과 작은 장면을 움직입니다. 한 가지를 전하고 조용히 물러나는 짧은 반복입니다.',
      ),
    },
  },
  depth: {
    username: 'motif-depth',
    name: 'Motif Depth',
    type: 'team',
    url: null,
    claimed: true,
    says: {
      designation: '3d-artist',
      openToWork: true,
      contact: 'depth@motif.test',
      biographies: named(
        'We model everyday things with round edges and few polygons, ready to be turned in a browser.',
        'Modelamos cosas cotidianas con bordes redondos y pocos polígonos, listas para girar en un navegador.',
        'Modelamos coisas do dia a dia com bordas redondas e poucos polígonos, prontas para girar em um navegador.',
        'Nous modélisons des objets du quotidien aux bords ronds et aux polygones comptés, prêts à tourner dans un navigateur.',
        'Wir modellieren Alltagsdinge mit runden Kanten und wenigen Polygonen, die sich im Browser drehen lassen.',
        '丸みのある形と少ないポリゴンで、ブラウザーで回せる身近なものをモデリングしています。',
        '둥근 모서리와 적은 폴리곤으로, 브라우저에서 돌려 볼 수 있는 일상의 사물을 만듭니다.',
      ),
    },
  },
  print: {
    username: 'motif-print',
    name: 'Motif Print',
    type: 'team',
    url: null,
    claimed: true,
    says: {
      designation: 'template-designer',
      openToWork: false,
      contact: null,
      biographies: named(
        'We set type and pictures for posts, covers and posters that take your own words.',
        'Componemos texto e imagen para publicaciones, portadas y carteles que admiten tus propias palabras.',
        'Compomos texto e imagem para posts, capas e cartazes que recebem as suas próprias palavras.',
        'Nous composons textes et images pour des publications, des couvertures et des affiches qui attendent vos mots.',
        'Wir setzen Schrift und Bild für Beiträge, Titelseiten und Plakate, in die deine eigenen Worte passen.',
        '投稿や表紙、ポスター向けに、自分の言葉を入れて使える文字と図版を組んでいます。',
        '게시물과 표지, 포스터에 자신의 문구를 넣어 쓸 수 있도록 글자와 그림을 구성합니다.',
      ),
    },
  },
} as const satisfies Record<string, SeedContributor>
