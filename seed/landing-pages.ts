import type { Price } from '#domain/assets/facets.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Hero } from '#domain/landing/hero.ts'
import type { LandingLayout } from '#domain/landing/layouts.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { BlocksOfPage, NewBlocks } from './pages/blocks.ts'
import { type Names, named } from './taxonomy/names.ts'

/** A landing page by a marketer of this project. */
export interface CuratedLandingPage extends LandingAddress {
  readonly titles: Names
  readonly descriptions: Names
  readonly hero: Hero
  readonly kinds?: readonly Kind[]
  readonly price?: Price
  /** Slugs; those that the library does not have are left out. */
  readonly tags?: readonly string[]
  readonly styles?: readonly string[]
  readonly categories?: readonly string[]
  /** A listing with blocks below it where nothing is said. */
  readonly layout?: LandingLayout
  readonly blocks?: BlocksOfPage
  /** The same blocks in a language, for pages whose texts are not looked up by their English. */
  readonly blocksIn?: (locale: Locale) => NewBlocks
  /** Slugs of other pages in this file. */
  readonly related: readonly string[]
}

export const CURATED_LANDING_PAGES: readonly CuratedLandingPage[] = [
  {
    place: 'root',
    slug: 'avatar',
    titles: named('Avatars', 'Avatares', 'Avatares', 'Avatars', 'Avatare', 'アバター', '아바타'),
    descriptions: named(
      'Portraits and mascots for profiles, teams and comments, from ink sketches to paper cut-outs.',
      'Retratos y mascotas para perfiles, equipos y comentarios, del boceto a tinta al papel recortado.',
      'Retratos e mascotes para perfis, equipes e comentários, do esboço a tinta ao papel recortado.',
      'Portraits et mascottes pour profils, équipes et commentaires, du croquis à l’encre au papier découpé.',
      'Porträts und Maskottchen für Profile, Teams und Kommentare, von der Tuscheskizze bis zum Papierschnitt.',
      'プロフィールやチーム、コメント欄のためのポートレートとマスコット。インクのスケッチから切り絵まで。',
      '프로필과 팀, 댓글을 위한 초상과 마스코트. 잉크 스케치부터 종이 오리기까지.',
    ),
    hero: 'daily',
    tags: ['avatar', 'portrait', 'mascot'],
    related: ['notion-icons', 'paper-illustrations', 'emoji', 'stickers'],
  },
  {
    place: 'root',
    slug: 'emoji',
    titles: named('Emoji', 'Emojis', 'Emojis', 'Emojis', 'Emojis', '絵文字', '이모지'),
    descriptions: named(
      'Faces, hands and little things that say it in one character, flat or modelled in clay.',
      'Caras, manos y pequeñas cosas que lo dicen en un solo carácter, planas o modeladas en arcilla.',
      'Rostos, mãos e pequenas coisas que dizem tudo em um caractere, planas ou modeladas em argila.',
      'Visages, mains et petits objets qui disent tout en un caractère, à plat ou modelés en pâte.',
      'Gesichter, Hände und kleine Dinge, die alles in einem Zeichen sagen, flach oder aus Knete.',
      '一文字で伝わる顔、手、小さなもの。フラットも、粘土のような立体も。',
      '한 글자로 말하는 얼굴과 손, 작은 사물들. 평면도, 찰흙 같은 입체도 있습니다.',
    ),
    hero: 'daily',
    styles: ['emoji', 'clay'],
    related: ['stickers', 'avatar', 'lottie-animations'],
  },
  {
    place: 'root',
    slug: 'stickers',
    titles: named('Stickers', 'Stickers', 'Adesivos', 'Stickers', 'Sticker', 'ステッカー', '스티커'),
    descriptions: named(
      'Hearts, parties and good moods to stick on messages, laptops and packaging.',
      'Corazones, fiestas y buen humor para pegar en mensajes, portátiles y envases.',
      'Corações, festas e bom humor para colar em mensagens, notebooks e embalagens.',
      'Des cœurs, des fêtes et de la bonne humeur à coller sur messages, ordinateurs et emballages.',
      'Herzen, Feste und gute Laune zum Aufkleben auf Nachrichten, Laptops und Verpackungen.',
      'メッセージやノートパソコン、パッケージに貼りたくなる、ハートとパーティーとごきげん。',
      '메시지와 노트북, 포장에 붙이고 싶은 하트와 파티, 좋은 기분.',
    ),
    hero: 'daily',
    tags: [
      'heart',
      'love',
      'party',
      'celebration',
      'smile',
      'star',
      'gift',
      'balloon',
      'fire',
      'cat',
      'flower',
    ],
    styles: ['emoji', 'clay', 'badge', 'paper-cut'],
    related: ['emoji', 'avatar', 'christmas-assets'],
  },
  {
    place: 'root',
    slug: 'notion-icons',
    titles: named(
      'Notion icons',
      'Iconos para Notion',
      'Ícones para Notion',
      'Icônes pour Notion',
      'Notion-Icons',
      'Notionアイコン',
      '노션 아이콘',
    ),
    descriptions: named(
      'Quiet one-colour icons and ink portraits for pages, databases and team wikis.',
      'Iconos discretos de un color y retratos a tinta para páginas, bases de datos y wikis de equipo.',
      'Ícones discretos de uma cor e retratos a tinta para páginas, bancos de dados e wikis de equipe.',
      'Icônes sobres d’une couleur et portraits à l’encre pour pages, bases de données et wikis d’équipe.',
      'Ruhige einfarbige Icons und Tuscheporträts für Seiten, Datenbanken und Team-Wikis.',
      'ページやデータベース、チームのWikiに。静かな一色のアイコンとインクの肖像。',
      '페이지와 데이터베이스, 팀 위키를 위한 차분한 단색 아이콘과 잉크 초상.',
    ),
    hero: 'none',
    kinds: ['icon', 'unicon', 'kit-illustration'],
    tags: [
      'notion',
      'note',
      'document',
      'folder',
      'calendar',
      'list',
      'check',
      'book',
      'idea',
      'target',
      'home',
      'pin',
      'bookmark',
      'file',
    ],
    styles: ['line', 'thin-line', 'solid', 'monochrome', 'hand-drawn'],
    related: ['avatar', 'paper-illustrations'],
  },
  {
    place: 'root',
    slug: 'paper-illustrations',
    titles: named(
      'Paper illustrations',
      'Ilustraciones de papel',
      'Ilustrações de papel',
      'Illustrations en papier',
      'Papierillustrationen',
      '紙のイラスト',
      '종이 일러스트',
    ),
    descriptions: named(
      'Cut, folded and layered: artwork that looks as if it came off a craft table.',
      'Cortadas, dobladas y en capas: obras que parecen salidas de una mesa de manualidades.',
      'Cortadas, dobradas e em camadas: obras que parecem ter saído de uma mesa de artesanato.',
      'Découpées, pliées, superposées : des œuvres qui semblent sortir d’une table de bricolage.',
      'Geschnitten, gefaltet, geschichtet: Werke wie frisch vom Basteltisch.',
      '切って、折って、重ねて。工作机から生まれたような作品です。',
      '자르고 접고 겹쳐서, 공작대에서 갓 나온 듯한 작품들.',
    ),
    hero: 'none',
    styles: ['paper-cut'],
    related: ['avatar', 'notion-icons', 'stickers'],
  },
  {
    place: 'campaign',
    slug: 'assets-of-the-day',
    titles: named(
      'Assets of the day',
      'Recursos del día',
      'Recursos do dia',
      'Les ressources du jour',
      'Assets des Tages',
      '今日の素材',
      '오늘의 에셋',
    ),
    descriptions: named(
      'Six free works every day, and everything else that is free below them.',
      'Seis obras gratuitas cada día y, debajo, todo lo demás que es gratis.',
      'Seis obras gratuitas por dia e, abaixo, tudo o mais que é grátis.',
      'Six œuvres gratuites chaque jour et, en dessous, tout ce qui est gratuit.',
      'Jeden Tag sechs kostenlose Werke, darunter alles andere, was nichts kostet.',
      '毎日6点の無料作品。その下には、ほかの無料素材もすべて。',
      '매일 무료 작품 여섯 점, 그 아래에는 다른 무료 에셋 전부.',
    ),
    hero: 'daily',
    price: 'free',
    related: ['lottie-animations', '3d-abstract', 'emoji'],
  },
  {
    place: 'campaign',
    slug: 'lottie-animations',
    titles: named(
      'Lottie animations that load in a blink',
      'Animaciones Lottie que cargan en un instante',
      'Animações Lottie que carregam num piscar',
      'Des animations Lottie qui se chargent en un clin d’œil',
      'Lottie-Animationen, im Nu geladen',
      '一瞬で読み込めるLottieアニメーション',
      '눈 깜짝할 새 불러오는 Lottie 애니메이션',
    ),
    descriptions: named(
      'Small files, sharp on every screen, in the colours of your brand.',
      'Archivos pequeños, nítidos en cualquier pantalla y con los colores de tu marca.',
      'Arquivos pequenos, nítidos em qualquer tela e nas cores da sua marca.',
      'Des fichiers légers, nets sur tous les écrans, aux couleurs de la marque.',
      'Kleine Dateien, scharf auf jedem Bildschirm, in den Farben deiner Marke.',
      '軽いファイルで、どの画面でもくっきり。ブランドの色にも変えられます。',
      '가벼운 파일, 어느 화면에서나 선명하게, 브랜드 색으로.',
    ),
    hero: 'daily',
    kinds: ['lottie', 'animated-icon'],
    related: ['assets-of-the-day', '3d-abstract', 'emoji'],
  },
  {
    place: 'campaign',
    slug: 'christmas-assets',
    titles: named(
      'Christmas assets',
      'Recursos navideños',
      'Recursos de Natal',
      'Ressources de Noël',
      'Weihnachtliche Assets',
      'クリスマス素材',
      '크리스마스 에셋',
    ),
    descriptions: named(
      'Trees, gifts, snow and stars for cards, shops and the last mail of the year.',
      'Árboles, regalos, nieve y estrellas para tarjetas, tiendas y el último correo del año.',
      'Árvores, presentes, neve e estrelas para cartões, lojas e o último e-mail do ano.',
      'Sapins, cadeaux, neige et étoiles pour cartes, boutiques et le dernier e-mail de l’année.',
      'Bäume, Geschenke, Schnee und Sterne für Karten, Läden und die letzte Mail des Jahres.',
      'カードやお店、年末のメールに。ツリー、プレゼント、雪、星。',
      '카드와 상점, 한 해의 마지막 메일을 위한 트리와 선물, 눈, 별.',
    ),
    hero: 'daily',
    tags: [
      'christmas',
      'christmas-tree',
      'santa',
      'santa-claus',
      'reindeer',
      'snowman',
      'snowflake',
      'sleigh',
      'gift',
      'present',
      'wreath',
      'ornament',
      'snow',
      'winter',
    ],
    related: ['stickers', 'assets-of-the-day', 'lottie-animations'],
  },
  {
    place: 'campaign',
    slug: '3d-abstract',
    titles: named(
      'Abstract 3D',
      '3D abstracto',
      '3D abstrato',
      '3D abstraite',
      'Abstraktes 3D',
      '抽象3D',
      '추상 3D',
    ),
    descriptions: named(
      'Shapes, signs and symbols in space, for covers that need no subject.',
      'Formas, signos y símbolos en el espacio, para portadas sin tema.',
      'Formas, sinais e símbolos no espaço, para capas sem assunto.',
      'Formes, signes et symboles dans l’espace, pour des couvertures sans sujet.',
      'Formen, Zeichen und Symbole im Raum, für Titelbilder ohne Motiv.',
      '主題のいらない表紙のために。空間に浮かぶ形と記号。',
      '주제가 필요 없는 표지를 위한, 공간 속의 도형과 기호.',
    ),
    hero: 'daily',
    kinds: ['3d'],
    categories: ['shapes', 'abstract', 'signs-and-symbols', 'design-tools', 'moon-and-stars'],
    related: ['lottie-animations', 'assets-of-the-day', 'emoji'],
  },
]
