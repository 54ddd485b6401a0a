import { type Names, named } from '../taxonomy/names.ts'

interface SeedTopic {
  readonly names: Names
}

/** The categories of the blog. */
export const BLOG_CATEGORIES = {
  design: { names: named('Design', 'Diseño', 'Design', 'Design', 'Gestaltung', 'デザイン', '디자인') },
  colour: { names: named('Colour', 'Color', 'Cor', 'Couleur', 'Farbe', '色', '색') },
  files: {
    names: named(
      'Files and formats',
      'Archivos y formatos',
      'Arquivos e formatos',
      'Fichiers et formats',
      'Dateien und Formate',
      'ファイルと形式',
      '파일과 형식',
    ),
  },
  motion: {
    names: named(
      'Motion and 3D',
      'Movimiento y 3D',
      'Movimento e 3D',
      'Animation et 3D',
      'Bewegung und 3D',
      '動きと3D',
      '모션과 3D',
    ),
  },
  licences: {
    names: named('Licences', 'Licencias', 'Licenças', 'Licences', 'Lizenzen', 'ライセンス', '라이선스'),
  },
  selling: { names: named('Selling', 'Vender', 'Vender', 'Vendre', 'Verkaufen', '販売', '판매') },
} as const satisfies Record<string, SeedTopic>

export type CategorySlug = keyof typeof BLOG_CATEGORIES

/** The tags of the blog. */
export const BLOG_TAGS = {
  icons: { names: named('Icons', 'Iconos', 'Ícones', 'Icônes', 'Icons', 'アイコン', '아이콘') },
  formats: { names: named('Formats', 'Formatos', 'Formatos', 'Formats', 'Formate', '形式', '형식') },
  performance: { names: named('Speed', 'Rapidez', 'Velocidade', 'Rapidité', 'Tempo', '表示速度', '속도') },
  licences: {
    names: named('Licences', 'Licencias', 'Licenças', 'Licences', 'Lizenzen', 'ライセンス', '라이선스'),
  },
  free: {
    names: named(
      'Free assets',
      'Recursos gratuitos',
      'Recursos grátis',
      'Ressources gratuites',
      'Gratis-Assets',
      '無料素材',
      '무료 에셋',
    ),
  },
  lottie: { names: named('Lottie', 'Lottie', 'Lottie', 'Lottie', 'Lottie', 'Lottie', 'Lottie') },
  grids: { names: named('Grids', 'Retículas', 'Grades', 'Grilles', 'Raster', 'グリッド', '그리드') },
  accessibility: {
    names: named(
      'Accessibility',
      'Accesibilidad',
      'Acessibilidade',
      'Accessibilité',
      'Barrierefreiheit',
      'アクセシビリティ',
      '접근성',
    ),
  },
  colour: { names: named('Colour', 'Color', 'Cor', 'Couleur', 'Farbe', '色', '색') },
  unicons: { names: named('Unicons', 'Unicons', 'Unicons', 'Unicons', 'Unicons', 'Unicons', 'Unicons') },
  '3d': { names: named('3D', '3D', '3D', '3D', '3D', '3D', '3D') },
  contributors: {
    names: named(
      'Contributors',
      'Colaboradores',
      'Colaboradores',
      'Contributeurs',
      'Anbieter',
      'クリエイター',
      '기여자',
    ),
  },
} as const satisfies Record<string, SeedTopic>

export type TagSlug = keyof typeof BLOG_TAGS

interface SeedAuthor {
  readonly name: string
  readonly roles: Names
  /** Selects the work that is shown as the portrait of the author. */
  readonly portrait: string
}

/** The authors of the blog. */
export const BLOG_AUTHORS = {
  'lena-brandt': {
    name: 'Lena Brandt',
    roles: named(
      'Icon designer',
      'Diseñadora de iconos',
      'Designer de ícones',
      'Créatrice d’icônes',
      'Icon-Designerin',
      'アイコンデザイナー',
      '아이콘 디자이너',
    ),
    portrait: 'illustration avatar portrait woman',
  },
  'kenji-mori': {
    name: 'Kenji Mori',
    roles: named(
      'Motion designer',
      'Diseñador de movimiento',
      'Motion designer',
      'Motion designer',
      'Motion-Designer',
      'モーションデザイナー',
      '모션 디자이너',
    ),
    portrait: 'illustration avatar portrait man',
  },
  'marta-lindqvist': {
    name: 'Marta Lindqvist',
    roles: named('Editor', 'Redactora', 'Editora', 'Rédactrice', 'Redakteurin', '編集者', '편집자'),
    portrait: 'illustration avatar face girl',
  },
} as const satisfies Record<string, SeedAuthor>

export type AuthorSlug = keyof typeof BLOG_AUTHORS
