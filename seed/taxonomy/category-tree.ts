import { type Names, named } from './names.ts'

export interface Branch {
  readonly slug: string
  readonly names: Names
  readonly children: readonly Leaf[]
}

export interface Leaf {
  readonly slug: string
  readonly names: Names
  /** English words in the singular that assign an asset to this category; each word is in one leaf only. */
  readonly words: string
}

/** The general category tree, by what an artwork shows, for all kinds. */
export const TREE = [
  {
    slug: 'nature',
    names: named('Nature', 'Naturaleza', 'Natureza', 'Nature', 'Natur', '自然', '자연'),
    children: [
      {
        slug: 'plants',
        names: named('Plants', 'Plantas', 'Plantas', 'Plantes', 'Pflanzen', '植物', '식물'),
        words:
          'plant leaf flower tree rose tulip cactus seedling sprout herb clover palm forest grass branch bouquet blossom sunflower evergreen pine garden clove fern mushroom vase potted wreath lotus acorn orange-tree botanical',
      },
      {
        slug: 'landscapes',
        names: named('Landscapes', 'Paisajes', 'Paisagens', 'Paysages', 'Landschaften', '風景', '풍경'),
        words:
          'landscape mountain valley desert island beach river lake ocean sea wave hill dune canyon volcano meadow lagoon waterfall coast cliff horizon fjord camp peak park outdoor',
      },
      {
        slug: 'ecology',
        names: named('Ecology', 'Ecología', 'Ecologia', 'Écologie', 'Ökologie', 'エコロジー', '생태'),
        words:
          'recycle ecology eco environment sustainability renewable green nature solar windmill turbine compost bio organic biodegradable',
      },
      {
        slug: 'fire-and-water',
        names: named(
          'Fire and water',
          'Fuego y agua',
          'Fogo e água',
          'Feu et eau',
          'Feuer und Wasser',
          '火と水',
          '불과 물',
        ),
        words: 'fire flame water drop droplet bonfire ember splash campfire',
      },
    ],
  },
  {
    slug: 'weather',
    names: named('Weather', 'Clima', 'Clima', 'Météo', 'Wetter', '天気', '날씨'),
    children: [
      {
        slug: 'sun-and-sky',
        names: named(
          'Sun and sky',
          'Sol y cielo',
          'Sol e céu',
          'Soleil et ciel',
          'Sonne und Himmel',
          '太陽と空',
          '해와 하늘',
        ),
        words:
          'sun sunny sunrise sunset sky clear day rainbow dawn dusk uv horizon-line haze summer spring sunset-low',
      },
      {
        slug: 'clouds-and-rain',
        names: named(
          'Clouds and rain',
          'Nubes y lluvia',
          'Nuvens e chuva',
          'Nuages et pluie',
          'Wolken und Regen',
          '雲と雨',
          '구름과 비',
        ),
        words:
          'cloudy rain drizzle umbrella overcast mist fog humidity raindrop raindrops smoke dust autumn sleet rainy weather forecast',
      },
      {
        slug: 'storms',
        names: named('Storms', 'Tormentas', 'Tempestades', 'Tempêtes', 'Stürme', '嵐', '폭풍'),
        words:
          'storm thunder thunderstorm thunderstorms lightning hurricane tornado wind windy cyclone typhoon windsock beaufort gust extreme',
      },
      {
        slug: 'snow-and-ice',
        names: named(
          'Snow and ice',
          'Nieve y hielo',
          'Neve e gelo',
          'Neige et glace',
          'Schnee und Eis',
          '雪と氷',
          '눈과 얼음',
        ),
        words: 'snow snowflake snowman ice frost winter hail cold avalanche beanie iceberg',
      },
      {
        slug: 'temperature',
        names: named(
          'Temperature',
          'Temperatura',
          'Temperatura',
          'Température',
          'Temperatur',
          '気温',
          '기온',
        ),
        words: 'temperature thermometer celsius fahrenheit barometer pressure heat hot',
      },
      {
        slug: 'moon-and-stars',
        names: named(
          'Moon and stars',
          'Luna y estrellas',
          'Lua e estrelas',
          'Lune et étoiles',
          'Mond und Sterne',
          '月と星',
          '달과 별',
        ),
        words:
          'moon moonrise moonset night star stars starry eclipse lunar crescent meteor constellation falling-star zodiac',
      },
    ],
  },
  {
    slug: 'animals',
    names: named('Animals', 'Animales', 'Animais', 'Animaux', 'Tiere', '動物', '동물'),
    children: [
      {
        slug: 'pets',
        names: named(
          'Pets',
          'Mascotas',
          'Animais de estimação',
          'Animaux de compagnie',
          'Haustiere',
          'ペット',
          '반려동물',
        ),
        words: 'cat dog pet kitten puppy hamster rabbit paw bone poodle kitty doggie',
      },
      {
        slug: 'wild-animals',
        names: named(
          'Wild animals',
          'Animales salvajes',
          'Animais selvagens',
          'Animaux sauvages',
          'Wildtiere',
          '野生動物',
          '야생동물',
        ),
        words:
          'animal lion tiger bear wolf fox monkey elephant panda koala kangaroo giraffe zebra rhinoceros hippopotamus gorilla deer squirrel hedgehog otter sloth raccoon leopard bat lizard snake turtle crocodile dinosaur dragon sauropod beaver badger camel bison moose mouse rat orangutan',
      },
      {
        slug: 'birds',
        names: named('Birds', 'Aves', 'Aves', 'Oiseaux', 'Vögel', '鳥', '새'),
        words:
          'bird owl eagle parrot duck swan penguin peacock dove flamingo rooster chicken chick turkey goose feather nest dodo egg-nest',
      },
      {
        slug: 'sea-life',
        names: named(
          'Sea life',
          'Vida marina',
          'Vida marinha',
          'Vie marine',
          'Meerestiere',
          '海の生き物',
          '해양 생물',
        ),
        words:
          'fish whale dolphin shark octopus crab lobster shell shrimp squid seal coral jellyfish blowfish',
      },
      {
        slug: 'insects',
        names: named('Insects', 'Insectos', 'Insetos', 'Insectes', 'Insekten', '昆虫', '곤충'),
        words:
          'insect bug butterfly bee ant beetle ladybug spider snail worm mosquito cricket fly scorpion ants caterpillar cockroach honeybee',
      },
      {
        slug: 'farm-animals',
        names: named(
          'Farm animals',
          'Animales de granja',
          'Animais da fazenda',
          'Animaux de ferme',
          'Nutztiere',
          '家畜',
          '가축',
        ),
        words: 'cow pig horse sheep goat ram ox llama donkey unicorn ewe boar piggy',
      },
    ],
  },
  {
    slug: 'food-and-drink',
    names: named(
      'Food and drink',
      'Comida y bebida',
      'Comida e bebida',
      'Cuisine et boissons',
      'Essen und Trinken',
      '食べ物と飲み物',
      '음식과 음료',
    ),
    children: [
      {
        slug: 'fruit-and-vegetables',
        names: named(
          'Fruit and vegetables',
          'Frutas y verduras',
          'Frutas e legumes',
          'Fruits et légumes',
          'Obst und Gemüse',
          '果物と野菜',
          '과일과 채소',
        ),
        words:
          'fruit vegetable apple banana orange lemon grape cherry strawberry pear peach melon watermelon pineapple mango kiwi tomato carrot potato corn onion garlic pepper broccoli avocado eggplant cucumber citrus salad pumpkin olive blueberry coconut bean bell-pepper grapes cherries pea tangerine',
      },
      {
        slug: 'meals',
        names: named('Meals', 'Platos', 'Refeições', 'Plats', 'Gerichte', '料理', '요리'),
        words:
          'food meal pizza burger hamburger sandwich hotdog taco burrito soup noodle rice sushi steak meat fries egg cheese bread toast bacon spaghetti ramen curry dinner lunch breakfast restaurant bowl dumpling falafel croissant bagel baguette pancake waffle fried popcorn salt',
      },
      {
        slug: 'sweets',
        names: named('Sweets', 'Dulces', 'Doces', 'Sucreries', 'Süßes', 'スイーツ', '디저트'),
        words:
          'cake candy chocolate cookie doughnut donut ice-cream lollipop pie cupcake honey dessert muffin sweet icecream popsicle custard lolly',
      },
      {
        slug: 'drinks',
        names: named('Drinks', 'Bebidas', 'Bebidas', 'Boissons', 'Getränke', '飲み物', '음료'),
        words:
          'drink coffee tea wine beer cocktail juice milk bottle cup mug glass bar champagne martini soda teapot whisky sake beverage',
      },
      {
        slug: 'kitchen',
        names: named('Kitchen', 'Cocina', 'Cozinha', 'Cuisine', 'Küche', 'キッチン', '주방'),
        words:
          'kitchen cook cooking chef knife fork spoon pan pot oven microwave fridge refrigerator grill whisk utensils plate chopsticks blender dish toaster cutlery',
      },
    ],
  },
  {
    slug: 'people',
    names: named('People', 'Personas', 'Pessoas', 'Personnes', 'Menschen', '人物', '사람'),
    children: [
      {
        slug: 'avatars',
        names: named('Avatars', 'Avatares', 'Avatares', 'Avatars', 'Avatare', 'アバター', '아바타'),
        words:
          'avatar user person profile account people man woman boy girl headshot portrait human adult character group users contact',
      },
      {
        slug: 'faces',
        names: named('Faces', 'Caras', 'Rostos', 'Visages', 'Gesichter', '顔', '얼굴'),
        words:
          'face smile smiley smiling emoji laugh grin wink sad happy angry crying emotion grinning pouting frowning mood frown meh smirking kissing',
      },
      {
        slug: 'hands-and-gestures',
        names: named(
          'Hands and gestures',
          'Manos y gestos',
          'Mãos e gestos',
          'Mains et gestes',
          'Hände und Gesten',
          '手とジェスチャー',
          '손과 제스처',
        ),
        words:
          'hand gesture thumb thumbs finger clap handshake fist wave-hand pointing wave-goodbye palm-up raised victory waving grab',
      },
      {
        slug: 'family-and-love',
        names: named(
          'Family and love',
          'Familia y amor',
          'Família e amor',
          'Famille et amour',
          'Familie und Liebe',
          '家族と愛',
          '가족과 사랑',
        ),
        words:
          'heart love family baby child couple wedding ring kiss mother father parent loving romance valentine engagement favorite favourite like',
      },
      {
        slug: 'professions',
        names: named('Professions', 'Profesiones', 'Profissões', 'Métiers', 'Berufe', '職業', '직업'),
        words:
          'worker employee police farmer teacher judge pilot astronaut artist detective firefighter mechanic scientist technologist engineer guard professional',
      },
      {
        slug: 'body',
        names: named('Body', 'Cuerpo', 'Corpo', 'Corps', 'Körper', '体', '신체'),
        words:
          'body eye ear nose mouth tooth leg foot arm brain lung muscle tongue hair beard footprint skeleton skull biceps lips nail',
      },
      {
        slug: 'fashion',
        names: named('Fashion', 'Moda', 'Moda', 'Mode', 'Mode', 'ファッション', '패션'),
        words:
          'clothes shirt dress shoe boot hat cap glasses sunglasses bag handbag backpack jeans sock scarf glove coat sneaker crown gem diamond necklace kimono tie lipstick jewelry hanger sandal trousers cosmetic ballet heel',
      },
    ],
  },
  {
    slug: 'business',
    names: named('Business', 'Negocios', 'Negócios', 'Affaires', 'Business', 'ビジネス', '비즈니스'),
    children: [
      {
        slug: 'finance',
        names: named('Finance', 'Finanzas', 'Finanças', 'Finance', 'Finanzen', '金融', '금융'),
        words:
          'money coin dollar euro yen pound bank wallet cash currency bitcoin finance investment tax receipt invoice bill piggy-bank banknote cryptocurrency economy saving savings credit budget loan',
      },
      {
        slug: 'charts',
        names: named('Charts', 'Gráficos', 'Gráficos', 'Graphiques', 'Diagramme', 'グラフ', '차트'),
        words:
          'chart graph analytics statistics report bar-chart pie-chart trend data diagram growth increase decrease presentation kpi insight metric pulse activity monitoring',
      },
      {
        slug: 'office',
        names: named('Office', 'Oficina', 'Escritório', 'Bureau', 'Büro', 'オフィス', '사무실'),
        words:
          'office briefcase desk work job meeting workspace workplace stapler paperclip clip pin pushpin printer fax clipboard calculator employees business suitcase organize',
      },
      {
        slug: 'teamwork',
        names: named(
          'Teamwork',
          'Trabajo en equipo',
          'Trabalho em equipe',
          'Travail d’équipe',
          'Teamarbeit',
          'チームワーク',
          '팀워크',
        ),
        words:
          'team teamwork collaboration brainstorming together partnership community leadership collaborate hierarchy organization',
      },
      {
        slug: 'goals',
        names: named('Goals', 'Objetivos', 'Objetivos', 'Objectifs', 'Ziele', '目標', '목표'),
        words:
          'target goal trophy award medal success achievement strategy idea winner rocket flag bullseye launch journey podium prize victory-cup milestone',
      },
    ],
  },
  {
    slug: 'shopping',
    names: named('Shopping', 'Compras', 'Compras', 'Achats', 'Einkaufen', 'ショッピング', '쇼핑'),
    children: [
      {
        slug: 'stores',
        names: named('Stores', 'Tiendas', 'Lojas', 'Boutiques', 'Läden', 'お店', '상점'),
        words:
          'shop store cart basket shopping market retail mall supermarket storefront ecommerce buy checkout',
      },
      {
        slug: 'payment',
        names: named('Payment', 'Pago', 'Pagamento', 'Paiement', 'Bezahlung', '支払い', '결제'),
        words:
          'payment card credit-card price tag discount sale coupon percent percentage barcode purchase ticket voucher offer label',
      },
      {
        slug: 'delivery',
        names: named('Delivery', 'Entrega', 'Entrega', 'Livraison', 'Lieferung', '配達', '배송'),
        words:
          'delivery package box parcel shipping truck shipment logistics warehouse cargo container pallet unboxing forklift',
      },
      {
        slug: 'gifts',
        names: named('Gifts', 'Regalos', 'Presentes', 'Cadeaux', 'Geschenke', 'ギフト', '선물'),
        words: 'gift present surprise ribbon reward voucher-gift wrapped',
      },
    ],
  },
  {
    slug: 'technology',
    names: named('Technology', 'Tecnología', 'Tecnologia', 'Technologie', 'Technik', 'テクノロジー', '기술'),
    children: [
      {
        slug: 'devices',
        names: named('Devices', 'Dispositivos', 'Dispositivos', 'Appareils', 'Geräte', 'デバイス', '기기'),
        words:
          'device phone mobile smartphone laptop computer tablet monitor desktop keyboard watch screen tv television headset usb battery plug hdmi smartwatch charger webcam mouse-computer pager airpods',
      },
      {
        slug: 'cloud-and-servers',
        names: named(
          'Cloud and servers',
          'Nube y servidores',
          'Nuvem e servidores',
          'Cloud et serveurs',
          'Cloud und Server',
          'クラウドとサーバー',
          '클라우드와 서버',
        ),
        words:
          'cloud server database network hosting wifi router ethernet storage backup bluetooth internet signal connection cdn satellite antenna datacenter node',
      },
      {
        slug: 'programming',
        names: named(
          'Programming',
          'Programación',
          'Programação',
          'Programmation',
          'Programmierung',
          'プログラミング',
          '프로그래밍',
        ),
        words:
          'code coding programming terminal git developer developers software html css javascript api debug binary brackets command script function variable bracket repository web browser website github',
      },
      {
        slug: 'artificial-intelligence',
        names: named(
          'Artificial intelligence',
          'Inteligencia artificial',
          'Inteligência artificial',
          'Intelligence artificielle',
          'Künstliche Intelligenz',
          '人工知能',
          '인공지능',
        ),
        words:
          'robot ai intelligence machine-learning bot chip cpu neural processor automation sparkle sparkles magic machine',
      },
      {
        slug: 'security',
        names: named('Security', 'Seguridad', 'Segurança', 'Sécurité', 'Sicherheit', 'セキュリティ', '보안'),
        words:
          'security lock unlock shield key password privacy fingerprint protection safe encryption secure padlock firewall authentication locked unlocked verified incognito',
      },
      {
        slug: 'gaming',
        names: named('Gaming', 'Videojuegos', 'Jogos', 'Jeux vidéo', 'Spiele', 'ゲーム', '게임'),
        words:
          'game gaming gamepad controller joystick dice puzzle chess arcade console video-game slot-machine spade club joker jigsaw domino',
      },
    ],
  },
  {
    slug: 'communication',
    names: named(
      'Communication',
      'Comunicación',
      'Comunicação',
      'Communication',
      'Kommunikation',
      'コミュニケーション',
      '커뮤니케이션',
    ),
    children: [
      {
        slug: 'messages',
        names: named('Messages', 'Mensajes', 'Mensagens', 'Messages', 'Nachrichten', 'メッセージ', '메시지'),
        words:
          'message chat comment bubble conversation speech talk talking sms reply chatting discussion thought speaking',
      },
      {
        slug: 'mail',
        names: named('Mail', 'Correo', 'Correio', 'Courrier', 'E-Mail', 'メール', '메일'),
        words: 'mail email envelope inbox letter postbox mailbox post send outbox at newsletter',
      },
      {
        slug: 'calls',
        names: named('Calls', 'Llamadas', 'Chamadas', 'Appels', 'Anrufe', '通話', '통화'),
        words: 'call calling telephone dial voicemail incoming outgoing hotline contacts',
      },
      {
        slug: 'notifications',
        names: named(
          'Notifications',
          'Notificaciones',
          'Notificações',
          'Notifications',
          'Benachrichtigungen',
          '通知',
          '알림',
        ),
        words:
          'notification bell alert alarm-bell announcement megaphone horn loudspeaker broadcast bullhorn horns',
      },
      {
        slug: 'social-media',
        names: named(
          'Social media',
          'Redes sociales',
          'Redes sociais',
          'Réseaux sociaux',
          'Soziale Medien',
          'ソーシャルメディア',
          '소셜 미디어',
        ),
        words:
          'social share follow hashtag facebook twitter instagram linkedin youtube tiktok pinterest snapchat reddit whatsapp telegram discord dribbble behance pocket codepen selfie podcast story',
      },
    ],
  },
  {
    slug: 'media',
    names: named('Media', 'Multimedia', 'Mídia', 'Médias', 'Medien', 'メディア', '미디어'),
    children: [
      {
        slug: 'music',
        names: named('Music', 'Música', 'Música', 'Musique', 'Musik', '音楽', '음악'),
        words:
          'music song note guitar piano violin drum trumpet headphone headphones microphone audio sound speaker radio volume mic playlist vinyl musical saxophone banjo accordion disc equalizer',
      },
      {
        slug: 'video',
        names: named('Video', 'Vídeo', 'Vídeo', 'Vidéo', 'Video', '動画', '비디오'),
        words:
          'video film movie camcorder cinema clapper play player pause record stop rewind forward skip projector theatre reel stream clapperboard slate shuffle repeat',
      },
      {
        slug: 'photography',
        names: named('Photography', 'Fotografía', 'Fotografia', 'Photographie', 'Fotografie', '写真', '사진'),
        words:
          'camera photo photography image picture gallery lens aperture flash shutter tripod album panorama exposure bokeh studio defocused',
      },
      {
        slug: 'books-and-news',
        names: named(
          'Books and news',
          'Libros y noticias',
          'Livros e notícias',
          'Livres et actualités',
          'Bücher und Nachrichten',
          '本とニュース',
          '책과 뉴스',
        ),
        words: 'news newspaper magazine blog article journal blogging rss',
      },
    ],
  },
  {
    slug: 'interface',
    names: named(
      'Interface',
      'Interfaz',
      'Interface',
      'Interface',
      'Oberfläche',
      'インターフェース',
      '인터페이스',
    ),
    children: [
      {
        slug: 'arrows',
        names: named('Arrows', 'Flechas', 'Setas', 'Flèches', 'Pfeile', '矢印', '화살표'),
        words:
          'arrow arrows chevron caret angle direction cursor left right up down corner turn-up back undo redo move swap rotate',
      },
      {
        slug: 'actions',
        names: named('Actions', 'Acciones', 'Ações', 'Actions', 'Aktionen', 'アクション', '동작'),
        words:
          'add plus minus edit delete trash copy paste cut search zoom download upload save refresh sync filter sort link import export trash-can remove close check checkmark magnifying find reload launch-app bookmark archive',
      },
      {
        slug: 'controls',
        names: named(
          'Controls',
          'Controles',
          'Controles',
          'Contrôles',
          'Bedienelemente',
          'コントロール',
          '컨트롤',
        ),
        words:
          'settings setting menu toggle switch button slider gear cog preferences configuration options power more dots dashboard login logout checkbox radio-button control home-button burger-menu expand collapse maximize minimize scroll',
      },
      {
        slug: 'layout',
        names: named('Layout', 'Maquetación', 'Layout', 'Mise en page', 'Layout', 'レイアウト', '레이아웃'),
        words:
          'layout grid sidebar column row align window panel table list columns view apps template border margin layers layer tab dock rows page',
      },
      {
        slug: 'files-and-folders',
        names: named(
          'Files and folders',
          'Archivos y carpetas',
          'Arquivos e pastas',
          'Fichiers et dossiers',
          'Dateien und Ordner',
          'ファイルとフォルダ',
          '파일과 폴더',
        ),
        words:
          'file folder document documents pdf zip directory files folders csv doc sheet attachment index dividers form',
      },
      {
        slug: 'loaders',
        names: named(
          'Loaders',
          'Indicadores de carga',
          'Indicadores de carregamento',
          'Chargement',
          'Ladeanzeigen',
          'ローダー',
          '로딩',
        ),
        words: 'loading loader spinner spinners progress wait bouncing waiting',
      },
      {
        slug: 'text-editing',
        names: named(
          'Text editing',
          'Edición de texto',
          'Edição de texto',
          'Édition de texte',
          'Textbearbeitung',
          'テキスト編集',
          '텍스트 편집',
        ),
        words:
          'text bold italic underline font heading paragraph letter-case quote typography alphabet uppercase lowercase language translate translation case subscript superscript spelling',
      },
    ],
  },
  {
    slug: 'design',
    names: named('Design', 'Diseño', 'Design', 'Design', 'Gestaltung', 'デザイン', '디자인'),
    children: [
      {
        slug: 'design-tools',
        names: named(
          'Design tools',
          'Herramientas de diseño',
          'Ferramentas de design',
          'Outils de design',
          'Designwerkzeuge',
          'デザインツール',
          '디자인 도구',
        ),
        words:
          'pen pencil brush paintbrush palette eraser ruler crayon paint color colour dropper eyedropper crop vector bezier sketch drawing draw art canvas swatch highlighter artboard design scissors eyedrop lasso',
      },
      {
        slug: 'shapes',
        names: named('Shapes', 'Formas', 'Formas', 'Formes', 'Formen', '図形', '도형'),
        words:
          'circle square triangle rectangle hexagon shape polygon cube sphere cylinder cone octagon pentagon oval pyramid rhombus ellipse geometry block torus blob',
      },
      {
        slug: 'abstract',
        names: named('Abstract', 'Abstracto', 'Abstrato', 'Abstrait', 'Abstrakt', '抽象', '추상'),
        words:
          'abstract pattern composition still-life texture gradient mosaic bauhaus geometric background spiral infinity rhythm orbit',
      },
      {
        slug: 'signs-and-symbols',
        names: named(
          'Signs and symbols',
          'Signos y símbolos',
          'Sinais e símbolos',
          'Signes et symboles',
          'Zeichen und Symbole',
          '記号とシンボル',
          '기호와 상징',
        ),
        words:
          'sign symbol mark question exclamation warning information info error help prohibited forbidden number math divide equal multiply peace copyright trademark badge caution danger emergency code-red input keycap',
      },
    ],
  },
  {
    slug: 'places',
    names: named('Places', 'Lugares', 'Lugares', 'Lieux', 'Orte', '場所', '장소'),
    children: [
      {
        slug: 'buildings',
        names: named('Buildings', 'Edificios', 'Edifícios', 'Bâtiments', 'Gebäude', '建物', '건물'),
        words:
          'building house home castle church hotel factory tower temple mosque bridge stadium museum cottage apartment skyscraper tent barn derelict hut lighthouse hall lobby architecture monument',
      },
      {
        slug: 'cities',
        names: named('Cities', 'Ciudades', 'Cidades', 'Villes', 'Städte', '都市', '도시'),
        words:
          'city cityscape skyline street town urban village harbour downtown esplanade venice neighbourhood',
      },
      {
        slug: 'maps-and-navigation',
        names: named(
          'Maps and navigation',
          'Mapas y navegación',
          'Mapas e navegação',
          'Cartes et navigation',
          'Karten und Navigation',
          '地図とナビ',
          '지도와 길찾기',
        ),
        words:
          'map location compass navigation gps globe world earth marker place route address geo locate signpost latitude explore',
      },
      {
        slug: 'flags',
        names: named('Flags', 'Banderas', 'Bandeiras', 'Drapeaux', 'Flaggen', '旗', '국기'),
        words: 'flags country national banner-flag nation region',
      },
      {
        slug: 'interiors',
        names: named(
          'Interiors',
          'Interiores',
          'Interiores',
          'Intérieurs',
          'Innenräume',
          'インテリア',
          '인테리어',
        ),
        words:
          'sofa couch chair armchair bed lamp door window-frame bath bathtub toilet shower furniture room interior bathroom bedroom curtain mirror cupboard wardrobe shelf elevator stairs fan faucet',
      },
    ],
  },
  {
    slug: 'travel',
    names: named('Travel', 'Viajes', 'Viagens', 'Voyage', 'Reisen', '旅行', '여행'),
    children: [
      {
        slug: 'cars-and-roads',
        names: named(
          'Cars and roads',
          'Coches y carreteras',
          'Carros e estradas',
          'Voitures et routes',
          'Autos und Straßen',
          '車と道路',
          '자동차와 도로',
        ),
        words:
          'car automobile taxi vehicle road traffic bus wheel fuel gas parking motorcycle scooter bike bicycle garage van ambulance motor tire oncoming transport transportation jeep tractor cycle highway',
      },
      {
        slug: 'trains',
        names: named('Trains', 'Trenes', 'Trens', 'Trains', 'Züge', '鉄道', '기차'),
        words: 'train tram metro railway subway locomotive rail station monorail cable-car bullet',
      },
      {
        slug: 'aviation',
        names: named('Aviation', 'Aviación', 'Aviação', 'Aviation', 'Luftfahrt', '航空', '항공'),
        words:
          'plane airplane aeroplane flight airport helicopter balloon drone parachute aircraft kite airport-departure',
      },
      {
        slug: 'ships',
        names: named('Ships', 'Barcos', 'Navios', 'Bateaux', 'Schiffe', '船', '선박'),
        words: 'ship boat sailboat anchor ferry canoe yacht sail submarine ring-buoy lifebuoy',
      },
      {
        slug: 'holidays-abroad',
        names: named(
          'Holidays abroad',
          'Vacaciones',
          'Férias',
          'Vacances',
          'Urlaub',
          '休暇旅行',
          '휴가 여행',
        ),
        words:
          'travel luggage vacation holiday passport tourism trip hiking camping beach-umbrella tourist hammock compass-rose baggage',
      },
    ],
  },
  {
    slug: 'health',
    names: named('Health', 'Salud', 'Saúde', 'Santé', 'Gesundheit', '健康', '건강'),
    children: [
      {
        slug: 'medicine',
        names: named('Medicine', 'Medicina', 'Medicina', 'Médecine', 'Medizin', '医療', '의학'),
        words:
          'medicine medical health hospital doctor nurse pill syringe stethoscope bandage virus vaccine mask first-aid aid patient pharmacy drug healthcare clinic disease blood kit wheelchair accessibility crutch bacteria capsule surgery heartbeat',
      },
      {
        slug: 'wellbeing',
        names: named(
          'Wellbeing',
          'Bienestar',
          'Bem-estar',
          'Bien-être',
          'Wohlbefinden',
          'ウェルビーイング',
          '웰빙',
        ),
        words:
          'yoga meditation meditating relax sleep spa wellness calm zen levitate chilling mindfulness massage',
      },
      {
        slug: 'hygiene',
        names: named('Hygiene', 'Higiene', 'Higiene', 'Hygiène', 'Hygiene', '衛生', '위생'),
        words:
          'soap wash clean toothbrush sponge broom sanitizer bubbles laundry razor tissue comb vacuum cleaning',
      },
    ],
  },
  {
    slug: 'sport-and-leisure',
    names: named(
      'Sport and leisure',
      'Deporte y ocio',
      'Esporte e lazer',
      'Sport et loisirs',
      'Sport und Freizeit',
      'スポーツとレジャー',
      '스포츠와 여가',
    ),
    children: [
      {
        slug: 'ball-games',
        names: named(
          'Ball games',
          'Deportes de pelota',
          'Jogos com bola',
          'Jeux de balle',
          'Ballspiele',
          '球技',
          '구기',
        ),
        words:
          'ball football soccer basketball baseball tennis volleyball rugby golf cricket-game bowling badminton hockey racket billiards pool softball lacrosse',
      },
      {
        slug: 'fitness',
        names: named('Fitness', 'Fitness', 'Fitness', 'Fitness', 'Fitness', 'フィットネス', '피트니스'),
        words:
          'sport fitness gym dumbbell running run runner weight workout exercise jump jumping sprinting cycling gymnastics rolling strolling walk walking skating treadmill barbell',
      },
      {
        slug: 'outdoor-sports',
        names: named(
          'Outdoor sports',
          'Deportes al aire libre',
          'Esportes ao ar livre',
          'Sports de plein air',
          'Outdoor-Sport',
          'アウトドア',
          '야외 스포츠',
        ),
        words:
          'ski skiing snowboard surf surfing swimming swim climbing fishing skateboard sled archery boxing martial fencing bow swing swinging',
      },
      {
        slug: 'celebrations',
        names: named('Celebrations', 'Celebraciones', 'Celebrações', 'Fêtes', 'Feiern', 'お祝い', '축하'),
        words:
          'party birthday christmas halloween firework fireworks confetti lantern new-year easter celebration santa celebrate carnival piñata jack-o-lantern popper festival balloon-party candle cracker',
      },
      {
        slug: 'entertainment',
        names: named(
          'Entertainment',
          'Entretenimiento',
          'Entretenimento',
          'Divertissement',
          'Unterhaltung',
          'エンターテインメント',
          '엔터테인먼트',
        ),
        words:
          'circus ferris carousel theater performing ghost toy teddy doll magic-wand dance dancing dancer roller alien monster zombie concert stage ferris-wheel wand crystal groovy moshing',
      },
    ],
  },
  {
    slug: 'education',
    names: named('Education', 'Educación', 'Educação', 'Éducation', 'Bildung', '教育', '교육'),
    children: [
      {
        slug: 'school',
        names: named('School', 'Escuela', 'Escola', 'École', 'Schule', '学校', '학교'),
        words:
          'school education student graduation classroom learning study university college lesson homework notebook academy learn exam graduate',
      },
      {
        slug: 'reading',
        names: named('Reading', 'Lectura', 'Leitura', 'Lecture', 'Lesen', '読書', '독서'),
        words:
          'book books reading read library dictionary scroll-paper open-book notes writing write manuscript literature',
      },
      {
        slug: 'science',
        names: named('Science', 'Ciencia', 'Ciência', 'Science', 'Wissenschaft', '科学', '과학'),
        words:
          'science atom microscope flask chemistry dna test-tube lab experiment physics magnet biology beaker molecule research petri laboratory gene chemical quantum',
      },
      {
        slug: 'space',
        names: named('Space', 'Espacio', 'Espaço', 'Espace', 'Weltraum', '宇宙', '우주'),
        words:
          'space planet galaxy comet saturn telescope universe ufo milky spaceship observatory mars jupiter astronomy',
      },
      {
        slug: 'history-and-culture',
        names: named(
          'History and culture',
          'Historia y cultura',
          'História e cultura',
          'Histoire et culture',
          'Geschichte und Kultur',
          '歴史と文化',
          '역사와 문화',
        ),
        words:
          'religion cross pray culture history statue sword coffin ancient amphora museum-piece moai church-cross worship totem dagger',
      },
    ],
  },
  {
    slug: 'industry',
    names: named('Industry', 'Industria', 'Indústria', 'Industrie', 'Industrie', '産業', '산업'),
    children: [
      {
        slug: 'tools',
        names: named('Tools', 'Herramientas', 'Ferramentas', 'Outils', 'Werkzeuge', '工具', '도구'),
        words:
          'tool hammer wrench screwdriver saw drill axe nut bolt toolbox shovel ladder screw pickaxe plunger carpentry repair workshop repairing pliers trowel chain hook',
      },
      {
        slug: 'construction',
        names: named('Construction', 'Construcción', 'Construção', 'Construction', 'Bau', '建設', '건설'),
        words:
          'construction brick crane helmet cement excavator bulldozer barrier wall cone-traffic traffic-cone build scaffold roller-brush',
      },
      {
        slug: 'energy',
        names: named('Energy', 'Energía', 'Energia', 'Énergie', 'Energie', 'エネルギー', '에너지'),
        words:
          'energy electricity electric bulb light lightbulb oil nuclear radiation power-plant voltage outlet torch flashlight bolt-energy radioactive lighting',
      },
      {
        slug: 'law-and-government',
        names: named(
          'Law and government',
          'Derecho y gobierno',
          'Direito e governo',
          'Droit et gouvernement',
          'Recht und Staat',
          '法律と行政',
          '법과 정부',
        ),
        words:
          'law justice court scale government vote election legal gavel contract ballot balance policy regulation certificate stamp signature id identification license',
      },
    ],
  },
  {
    slug: 'time',
    names: named('Time', 'Tiempo', 'Tempo', 'Temps', 'Zeit', '時間', '시간'),
    children: [
      {
        slug: 'clocks',
        names: named('Clocks', 'Relojes', 'Relógios', 'Horloges', 'Uhren', '時計', '시계'),
        words:
          'time clock alarm timer hourglass stopwatch history-time hour oclock deadline late schedule-clock countdown',
      },
      {
        slug: 'calendars',
        names: named(
          'Calendars',
          'Calendarios',
          'Calendários',
          'Calendriers',
          'Kalender',
          'カレンダー',
          '달력',
        ),
        words:
          'calendar date schedule event week month year appointment planner agenda reminder today planning',
      },
    ],
  },
] as const satisfies readonly Branch[]
