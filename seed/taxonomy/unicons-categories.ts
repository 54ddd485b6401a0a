import { named } from './names.ts'

/**
 * The 27 categories of the Unicons icon font (spec section 2). The slug is the path below `/unicons`; the package's
 * own spelling follows from the English name.
 */
export const UNICONS_CATEGORIES = [
  { slug: 'arrows', names: named('Arrows', 'Flechas', 'Setas', 'Flèches', 'Pfeile', '矢印', '화살표') },
  {
    slug: 'brand-logos',
    names: named(
      'Brand logos',
      'Logotipos',
      'Logotipos',
      'Logos de marque',
      'Markenlogos',
      'ブランドロゴ',
      '브랜드 로고',
    ),
  },
  {
    slug: 'business',
    names: named('Business', 'Negocios', 'Negócios', 'Affaires', 'Business', 'ビジネス', '비즈니스'),
  },
  { slug: 'chat', names: named('Chat', 'Chat', 'Bate-papo', 'Discussion', 'Chat', 'チャット', '채팅') },
  {
    slug: 'cloud-and-web',
    names: named(
      'Cloud and web',
      'Nube y web',
      'Nuvem e web',
      'Cloud et web',
      'Cloud und Web',
      'クラウドとウェブ',
      '클라우드와 웹',
    ),
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
  },
  {
    slug: 'construction',
    names: named('Construction', 'Construcción', 'Construção', 'Construction', 'Bau', '建設', '건설'),
  },
  {
    slug: 'content',
    names: named('Content', 'Contenido', 'Conteúdo', 'Contenu', 'Inhalt', 'コンテンツ', '콘텐츠'),
  },
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
  },
  {
    slug: 'devices',
    names: named('Devices', 'Dispositivos', 'Dispositivos', 'Appareils', 'Geräte', 'デバイス', '기기'),
  },
  {
    slug: 'education',
    names: named('Education', 'Educación', 'Educação', 'Éducation', 'Bildung', '教育', '교육'),
  },
  { slug: 'emoji', names: named('Emoji', 'Emoji', 'Emoji', 'Emoji', 'Emoji', '絵文字', '이모지') },
  {
    slug: 'file-and-folder',
    names: named(
      'File and folder',
      'Archivos y carpetas',
      'Arquivos e pastas',
      'Fichiers et dossiers',
      'Dateien und Ordner',
      'ファイルとフォルダ',
      '파일과 폴더',
    ),
  },
  {
    slug: 'location-and-map',
    names: named(
      'Location and map',
      'Ubicación y mapas',
      'Localização e mapas',
      'Lieux et cartes',
      'Orte und Karten',
      '位置と地図',
      '위치와 지도',
    ),
  },
  { slug: 'medical', names: named('Medical', 'Medicina', 'Medicina', 'Médical', 'Medizin', '医療', '의료') },
  {
    slug: 'multimedia',
    names: named(
      'Multimedia',
      'Multimedia',
      'Multimídia',
      'Multimédia',
      'Multimedia',
      'マルチメディア',
      '멀티미디어',
    ),
  },
  {
    slug: 'photography-tools',
    names: named(
      'Photography tools',
      'Herramientas de fotografía',
      'Ferramentas de fotografia',
      'Outils photo',
      'Fotowerkzeuge',
      '写真ツール',
      '사진 도구',
    ),
  },
  {
    slug: 'security',
    names: named('Security', 'Seguridad', 'Segurança', 'Sécurité', 'Sicherheit', 'セキュリティ', '보안'),
  },
  { slug: 'shape', names: named('Shape', 'Formas', 'Formas', 'Formes', 'Formen', '図形', '도형') },
  {
    slug: 'shopping',
    names: named('Shopping', 'Compras', 'Compras', 'Achats', 'Einkaufen', 'ショッピング', '쇼핑'),
  },
  {
    slug: 'sign-and-symbol',
    names: named(
      'Sign and symbol',
      'Signos y símbolos',
      'Sinais e símbolos',
      'Signes et symboles',
      'Zeichen und Symbole',
      '記号とシンボル',
      '기호와 상징',
    ),
  },
  { slug: 'sports', names: named('Sports', 'Deportes', 'Esportes', 'Sports', 'Sport', 'スポーツ', '스포츠') },
  { slug: 'time', names: named('Time', 'Tiempo', 'Tempo', 'Temps', 'Zeit', '時間', '시간') },
  {
    slug: 'transport',
    names: named('Transport', 'Transporte', 'Transporte', 'Transport', 'Verkehr', '交通', '교통'),
  },
  {
    slug: 'user-interface',
    names: named(
      'User interface',
      'Interfaz de usuario',
      'Interface do usuário',
      'Interface utilisateur',
      'Benutzeroberfläche',
      'ユーザーインターフェース',
      '사용자 인터페이스',
    ),
  },
  {
    slug: 'users',
    names: named('Users', 'Usuarios', 'Usuários', 'Utilisateurs', 'Benutzer', 'ユーザー', '사용자'),
  },
  { slug: 'weather', names: named('Weather', 'Clima', 'Clima', 'Météo', 'Wetter', '天気', '날씨') },
] as const

/** The general category for the package's category, e.g. `Cloud And Web`. */
export function uniconsCategory(packageCategory: string): string | undefined {
  const wanted = packageCategory.toLowerCase()
  const found = UNICONS_CATEGORIES.find((category) => category.names.en.toLowerCase() === wanted)
  return found && `${UNICONS_ROOT}-${found.slug}`
}

/** Slug of the root category of the Unicons categories, and the prefix of their slugs. */
export const UNICONS_ROOT = 'unicons'
