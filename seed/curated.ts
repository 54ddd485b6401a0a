import type { Kind } from '#domain/assets/kinds.ts'
import { type Names, named } from './taxonomy/names.ts'

/** A collection by an editor of this project: one subject in every kind of artwork. */
export interface CuratedCollection {
  readonly slug: string
  readonly titles: Names
  readonly descriptions: Names
  /** Includes items of one of the kinds with one of the keywords; earlier kinds and keywords rank higher. */
  readonly kinds: readonly Kind[]
  readonly keywords: readonly string[]
  /** The maximum of items of one kind, so that no kind fills the collection. */
  readonly perKind: number
}

/** Several packs for one price. */
export interface CuratedBundle {
  readonly slug: string
  readonly titles: Names
  readonly descriptions: Names
  /** Keys of packs (`SeedPack.key`). */
  readonly packs: readonly string[]
  /** Minor units of US dollars; null is free. */
  readonly price: number | null
  readonly tint: 'brand' | 'red' | 'yellow' | 'teal' | null
}

const EVERY_KIND: readonly Kind[] = [
  'illustration',
  '3d',
  'lottie',
  'animated-icon',
  'icon',
  'unicon',
  'kit-illustration',
  'photo',
  'template',
]

export const CURATED_COLLECTIONS: readonly CuratedCollection[] = [
  {
    slug: 'weather-in-motion',
    titles: named(
      'Weather in motion',
      'El tiempo en movimiento',
      'O tempo em movimento',
      'La météo en mouvement',
      'Wetter in Bewegung',
      '動く天気',
      '움직이는 날씨',
    ),
    descriptions: named(
      'Rain, snow and sunshine that move: for forecasts, widgets and loading screens.',
      'Lluvia, nieve y sol en movimiento para pronósticos, widgets y pantallas de carga.',
      'Chuva, neve e sol em movimento para previsões, widgets e telas de carregamento.',
      'Pluie, neige et soleil animés pour prévisions, widgets et écrans de chargement.',
      'Regen, Schnee und Sonne in Bewegung, für Vorhersagen, Widgets und Ladebildschirme.',
      '予報、ウィジェット、読み込み画面に使える、動く雨や雪、太陽。',
      '예보와 위젯, 로딩 화면을 위한 움직이는 비와 눈, 햇살.',
    ),
    kinds: ['lottie', 'animated-icon'],
    keywords: ['rain', 'sun', 'snow', 'storm', 'cloud', 'wind', 'lightning', 'rainbow', 'weather'],
    perKind: 24,
  },
  {
    slug: 'all-about-love',
    titles: named(
      'All about love',
      'Todo sobre el amor',
      'Tudo sobre o amor',
      'Tout sur l’amour',
      'Alles über Liebe',
      '愛のすべて',
      '사랑의 모든 것',
    ),
    descriptions: named(
      'Hearts and happy faces in every medium, from line icons to 3D.',
      'Corazones y caras felices en todos los formatos, del icono de línea al 3D.',
      'Corações e rostos felizes em todos os formatos, do ícone de linha ao 3D.',
      'Cœurs et visages heureux sous toutes les formes, de l’icône au trait à la 3D.',
      'Herzen und frohe Gesichter in jeder Form, vom Linien-Icon bis 3D.',
      'ラインアイコンから3Dまで、あらゆる形のハートと笑顔。',
      '라인 아이콘부터 3D까지, 모든 형태의 하트와 행복한 얼굴.',
    ),
    kinds: EVERY_KIND,
    keywords: ['heart', 'love', 'romance', 'kiss', 'wedding'],
    perKind: 8,
  },
  {
    slug: 'green-thumb',
    titles: named(
      'Green thumb',
      'Buena mano para las plantas',
      'Mão boa para plantas',
      'La main verte',
      'Grüner Daumen',
      '緑の指',
      '초록 손',
    ),
    descriptions: named(
      'Plants, leaves and gardens for brands that grow things.',
      'Plantas, hojas y jardines para marcas que cultivan.',
      'Plantas, folhas e jardins para marcas que cultivam.',
      'Plantes, feuilles et jardins pour les marques qui cultivent.',
      'Pflanzen, Blätter und Gärten für Marken, die etwas wachsen lassen.',
      '育てるブランドのための植物、葉、庭。',
      '무언가를 키우는 브랜드를 위한 식물과 잎, 정원.',
    ),
    kinds: EVERY_KIND,
    keywords: ['plant', 'leaf', 'flower', 'tree', 'garden', 'forest', 'cactus'],
    perKind: 8,
  },
  {
    slug: 'cats-and-friends',
    titles: named(
      'Cats and friends',
      'Gatos y amigos',
      'Gatos e amigos',
      'Les chats et leurs amis',
      'Katzen und Freunde',
      '猫と仲間たち',
      '고양이와 친구들',
    ),
    descriptions: named(
      'Cats first, then dogs, birds and everyone else.',
      'Primero los gatos; después perros, pájaros y todos los demás.',
      'Primeiro os gatos, depois cães, pássaros e todos os outros.',
      'Les chats d’abord, puis les chiens, les oiseaux et tous les autres.',
      'Erst die Katzen, dann Hunde, Vögel und alle anderen.',
      'まずは猫、それから犬や鳥、ほかの動物たち。',
      '먼저 고양이, 그다음 강아지와 새, 그리고 모두.',
    ),
    kinds: EVERY_KIND,
    keywords: ['cat', 'dog', 'pet', 'bird', 'fish', 'rabbit', 'fox', 'animal'],
    perKind: 8,
  },
  {
    slug: 'summer-break',
    titles: named(
      'Summer break',
      'Vacaciones de verano',
      'Férias de verão',
      'Vacances d’été',
      'Sommerferien',
      '夏休み',
      '여름 휴가',
    ),
    descriptions: named(
      'Sun, sea and ice cream for everything that happens outdoors.',
      'Sol, mar y helado para todo lo que pasa al aire libre.',
      'Sol, mar e sorvete para tudo o que acontece ao ar livre.',
      'Soleil, mer et glaces pour tout ce qui se passe dehors.',
      'Sonne, Meer und Eis für alles, was draußen passiert.',
      '屋外のあらゆる場面に、太陽と海とアイスクリームを。',
      '야외의 모든 순간을 위한 태양과 바다, 아이스크림.',
    ),
    kinds: EVERY_KIND,
    keywords: ['summer', 'beach', 'sun', 'palm', 'ice cream', 'sea', 'vacation', 'umbrella'],
    perKind: 8,
  },
  {
    slug: 'open-for-business',
    titles: named(
      'Open for business',
      'Abierto al público',
      'Aberto para negócios',
      'Ouvert aux affaires',
      'Laden geöffnet',
      '営業中',
      '영업 중',
    ),
    descriptions: named(
      'Carts, cards and parcels: all that an online shop shows before it sells.',
      'Carritos, tarjetas y paquetes: todo lo que una tienda en línea muestra antes de vender.',
      'Carrinhos, cartões e pacotes: tudo o que uma loja on-line mostra antes de vender.',
      'Paniers, cartes et colis : tout ce qu’une boutique en ligne montre avant de vendre.',
      'Körbe, Karten und Pakete: alles, was ein Onlineshop zeigt, bevor er verkauft.',
      'カート、カード、荷物。オンラインショップが見せるものすべて。',
      '장바구니와 카드, 택배까지. 온라인 상점에 필요한 모든 그림.',
    ),
    kinds: EVERY_KIND,
    keywords: ['cart', 'shop', 'store', 'payment', 'credit card', 'wallet', 'delivery', 'gift', 'shopping'],
    perKind: 8,
  },
  {
    slug: 'home-office',
    titles: named(
      'Home office',
      'Oficina en casa',
      'Escritório em casa',
      'Bureau à la maison',
      'Arbeiten zu Hause',
      '在宅ワーク',
      '재택근무',
    ),
    descriptions: named(
      'Desks, screens and coffee for teams that meet from everywhere.',
      'Escritorios, pantallas y café para equipos que se reúnen desde cualquier lugar.',
      'Mesas, telas e café para equipes que se reúnem de qualquer lugar.',
      'Bureaux, écrans et café pour les équipes qui se retrouvent de partout.',
      'Schreibtische, Bildschirme und Kaffee für Teams, die sich von überall treffen.',
      'どこからでも集まるチームのための机、画面、コーヒー。',
      '어디서든 모이는 팀을 위한 책상과 화면, 커피.',
    ),
    kinds: EVERY_KIND,
    keywords: ['workspace', 'laptop', 'computer', 'coffee', 'meeting', 'office', 'desk'],
    perKind: 8,
  },
  {
    slug: 'night-sky',
    titles: named(
      'Night sky',
      'Cielo nocturno',
      'Céu noturno',
      'Ciel nocturne',
      'Nachthimmel',
      '夜空',
      '밤하늘',
    ),
    descriptions: named(
      'Moons, stars and rockets for dark interfaces.',
      'Lunas, estrellas y cohetes para interfaces oscuras.',
      'Luas, estrelas e foguetes para interfaces escuras.',
      'Lunes, étoiles et fusées pour les interfaces sombres.',
      'Monde, Sterne und Raketen für dunkle Oberflächen.',
      'ダークな画面に映える月、星、ロケット。',
      '어두운 화면을 위한 달과 별, 로켓.',
    ),
    kinds: EVERY_KIND,
    keywords: ['moon', 'star', 'night', 'rocket', 'planet', 'space'],
    perKind: 8,
  },
]

export const CURATED_BUNDLES: readonly CuratedBundle[] = [
  {
    slug: 'scenes-complete',
    titles: named(
      'All our scenes',
      'Todas nuestras escenas',
      'Todas as nossas cenas',
      'Toutes nos scènes',
      'Alle unsere Szenen',
      'すべてのシーン',
      '모든 장면',
    ),
    descriptions: named(
      'The four illustration packs of Motif Studio together.',
      'Los cuatro packs de ilustraciones de Motif Studio juntos.',
      'Os quatro pacotes de ilustrações do Motif Studio juntos.',
      'Les quatre packs d’illustrations de Motif Studio réunis.',
      'Die vier Illustrationspakete von Motif Studio zusammen.',
      'Motif Studioの4つのイラストパックをひとまとめに。',
      'Motif Studio의 일러스트 팩 네 개를 한데 모았습니다.',
    ),
    packs: ['motif:quiet-horizons', 'motif:small-cities', 'motif:still-shapes', 'motif:green-rooms'],
    price: 14900,
    tint: 'brand',
  },
  {
    slug: 'everything-moves',
    titles: named(
      'Everything moves',
      'Todo se mueve',
      'Tudo se move',
      'Tout bouge',
      'Alles bewegt sich',
      'すべてが動く',
      '모두 움직인다',
    ),
    descriptions: named(
      'Drawn-on icons and small gestures for interfaces that feel alive.',
      'Iconos que se dibujan solos y pequeños gestos para interfaces vivas.',
      'Ícones que se desenham e pequenos gestos para interfaces vivas.',
      'Des icônes qui se dessinent et de petits gestes pour des interfaces vivantes.',
      'Icons, die sich zeichnen, und kleine Gesten für lebendige Oberflächen.',
      '生き生きした画面のための、描かれるアイコンと小さな動き。',
      '살아 있는 화면을 위한 그려지는 아이콘과 작은 움직임.',
    ),
    packs: ['motif:drawn-on', 'motif:gestures'],
    price: 5900,
    tint: 'yellow',
  },
  {
    slug: 'launch-kit',
    titles: named(
      'Launch kit',
      'Kit de lanzamiento',
      'Kit de lançamento',
      'Kit de lancement',
      'Startpaket',
      'ローンチキット',
      '론칭 키트',
    ),
    descriptions: named(
      'Templates, models and scenes for the first day of a product.',
      'Plantillas, modelos y escenas para el primer día de un producto.',
      'Modelos, objetos 3D e cenas para o primeiro dia de um produto.',
      'Modèles, objets 3D et scènes pour le premier jour d’un produit.',
      'Vorlagen, Modelle und Szenen für den ersten Tag eines Produkts.',
      '製品の最初の日に必要なテンプレート、モデル、シーン。',
      '제품의 첫날을 위한 템플릿과 모델, 장면.',
    ),
    packs: ['motif:bold-signals', 'motif:calm-papers', 'motif:soft-objects', 'motif:still-shapes'],
    price: 12900,
    tint: 'red',
  },
  {
    slug: 'phosphor-family',
    titles: named(
      'The Phosphor family',
      'La familia Phosphor',
      'A família Phosphor',
      'La famille Phosphor',
      'Die Phosphor-Familie',
      'Phosphorファミリー',
      'Phosphor 패밀리',
    ),
    descriptions: named(
      'One open icon family in four weights.',
      'Una familia de iconos abiertos en cuatro estilos.',
      'Uma família de ícones abertos em quatro estilos.',
      'Une famille d’icônes libres en quatre styles.',
      'Eine offene Icon-Familie in vier Stilen.',
      'オープンなアイコンファミリーを4つのスタイルで。',
      '네 가지 스타일의 오픈 아이콘 패밀리.',
    ),
    packs: ['iconify:ph:duotone', 'iconify:ph:fill', 'iconify:ph:light', 'iconify:ph:bold'],
    price: null,
    tint: 'teal',
  },
  {
    slug: 'weather-desk',
    titles: named(
      'Weather desk',
      'Información del tiempo',
      'Previsão do tempo',
      'Bureau météo',
      'Wetterredaktion',
      '天気デスク',
      '날씨 데스크',
    ),
    descriptions: named(
      'Meteocons in motion, as Lottie and as animated SVG.',
      'Meteocons en movimiento, en Lottie y en SVG animado.',
      'Meteocons em movimento, em Lottie e em SVG animado.',
      'Meteocons en mouvement, en Lottie et en SVG animé.',
      'Meteocons in Bewegung, als Lottie und als animiertes SVG.',
      '動くMeteocons。LottieとアニメーションSVGで。',
      '움직이는 Meteocons, Lottie와 애니메이션 SVG로.',
    ),
    packs: [
      'meteocons-lottie:fill',
      'meteocons-lottie:flat',
      'meteocons-lottie:line',
      'iconify:meteocons:fill',
    ],
    price: null,
    tint: 'brand',
  },
  {
    slug: 'faces-of-the-library',
    titles: named(
      'Faces of the library',
      'Caras de la biblioteca',
      'Rostos da biblioteca',
      'Visages de la bibliothèque',
      'Gesichter der Bibliothek',
      'ライブラリの顔ぶれ',
      '라이브러리의 얼굴들',
    ),
    descriptions: named(
      'Six open character kits, from ink portraits to paper cut-outs.',
      'Seis kits abiertos de personajes, del retrato a tinta al papel recortado.',
      'Seis kits abertos de personagens, do retrato a tinta ao papel recortado.',
      'Six kits de personnages libres, du portrait à l’encre au papier découpé.',
      'Sechs offene Figurenbaukästen, vom Tuschporträt bis zum Papierschnitt.',
      'インクの肖像から切り絵まで、6つのオープンなキャラクターキット。',
      '잉크 초상부터 종이 공예까지, 여섯 가지 오픈 캐릭터 키트.',
    ),
    packs: [
      'dicebear:notionists',
      'dicebear:open-peeps',
      'dicebear:lorelei',
      'dicebear:cutouts',
      'dicebear:micah',
      'dicebear:critters',
    ],
    price: null,
    tint: 'yellow',
  },
]

/** The subjects on the home page, in order, each shown in every kind of artwork. */
export const HOME_SUBJECTS: readonly string[] = ['tree', 'sun', 'cloud', 'camera', 'star']
