import type { Kind } from '#domain/assets/kinds.ts'
import { type Names, named } from './names.ts'

export interface Style {
  readonly slug: string
  readonly names: Names
  /** The kinds that offer this style as a filter. */
  readonly kinds: readonly Kind[]
}

/** How an artwork is drawn. `SeedItem.style` and `SeedPack.style` hold the slug. */
export const STYLES = [
  {
    slug: 'line',
    names: named('Line', 'Línea', 'Linha', 'Trait', 'Linie', 'ライン', '라인'),
    kinds: ['icon', 'unicon', 'animated-icon', 'lottie'],
  },
  {
    slug: 'one-line',
    names: named(
      'One-line drawing',
      'Dibujo de una línea',
      'Desenho de uma linha',
      'Dessin d’un seul trait',
      'Zeichnung in einer Linie',
      '一筆書き',
      '한 줄 그림',
    ),
    kinds: ['illustration'],
  },
  {
    slug: 'thin-line',
    names: named(
      'Thin line',
      'Línea fina',
      'Linha fina',
      'Trait fin',
      'Feine Linie',
      '細いライン',
      '가는 라인',
    ),
    kinds: ['icon', 'unicon'],
  },
  {
    slug: 'bold-line',
    names: named(
      'Bold line',
      'Línea gruesa',
      'Linha grossa',
      'Trait épais',
      'Kräftige Linie',
      '太いライン',
      '굵은 라인',
    ),
    kinds: ['icon'],
  },
  {
    slug: 'solid',
    names: named('Solid', 'Relleno', 'Preenchido', 'Plein', 'Gefüllt', '塗りつぶし', '솔리드'),
    kinds: ['icon', 'unicon', 'animated-icon', 'lottie'],
  },
  {
    slug: 'duotone',
    names: named('Duotone', 'Dos tonos', 'Dois tons', 'Bicolore', 'Zweifarbig', 'デュオトーン', '듀오톤'),
    kinds: ['icon', 'lottie', 'animated-icon'],
  },
  {
    slug: 'monochrome',
    names: named(
      'Monochrome',
      'Monocromo',
      'Monocromático',
      'Monochrome',
      'Einfarbig',
      'モノクロ',
      '모노크롬',
    ),
    kinds: ['icon', 'unicon', 'lottie'],
  },
  {
    slug: 'flat',
    names: named('Flat', 'Plano', 'Plano', 'Aplat', 'Flach', 'フラット', '플랫'),
    kinds: ['icon', 'illustration', 'lottie', 'template', 'animated-icon'],
  },
  {
    slug: 'coloured-outline',
    names: named(
      'Coloured outline',
      'Contorno de color',
      'Contorno colorido',
      'Contour coloré',
      'Farbige Kontur',
      'カラーアウトライン',
      '컬러 아웃라인',
    ),
    kinds: ['icon', 'animated-icon', 'lottie', 'illustration'],
  },
  {
    slug: 'gradient',
    names: named('Gradient', 'Degradado', 'Gradiente', 'Dégradé', 'Verlauf', 'グラデーション', '그라데이션'),
    kinds: ['icon', 'illustration', 'template', 'lottie'],
  },
  {
    slug: 'emoji',
    names: named('Emoji', 'Emoji', 'Emoji', 'Emoji', 'Emoji', '絵文字', '이모지'),
    kinds: ['icon', '3d'],
  },
  {
    slug: 'badge',
    names: named('Badge', 'Insignia', 'Emblema', 'Badge', 'Plakette', 'バッジ', '배지'),
    kinds: ['icon'],
  },
  {
    slug: 'round',
    names: named('Round', 'Redondo', 'Redondo', 'Rond', 'Rund', '丸型', '원형'),
    kinds: ['icon'],
  },
  {
    slug: 'pictogram',
    names: named(
      'Pictogram',
      'Pictograma',
      'Pictograma',
      'Pictogramme',
      'Piktogramm',
      'ピクトグラム',
      '픽토그램',
    ),
    kinds: ['icon', 'illustration'],
  },
  {
    slug: 'hand-drawn',
    names: named(
      'Hand-drawn',
      'Dibujado a mano',
      'Desenhado à mão',
      'Dessiné à la main',
      'Handgezeichnet',
      '手描き',
      '손그림',
    ),
    kinds: ['illustration', 'kit-illustration'],
  },
  {
    slug: 'character',
    names: named('Character', 'Personaje', 'Personagem', 'Personnage', 'Figur', 'キャラクター', '캐릭터'),
    kinds: ['illustration', 'kit-illustration'],
  },
  {
    slug: 'geometric',
    names: named('Geometric', 'Geométrico', 'Geométrico', 'Géométrique', 'Geometrisch', '幾何学', '기하학'),
    kinds: ['illustration', 'kit-illustration', 'template'],
  },
  {
    slug: 'pixel',
    names: named('Pixel', 'Píxel', 'Pixel', 'Pixel', 'Pixel', 'ピクセル', '픽셀'),
    kinds: ['kit-illustration', 'icon'],
  },
  {
    slug: 'paper-cut',
    names: named(
      'Paper cut',
      'Papel recortado',
      'Papel recortado',
      'Papier découpé',
      'Papierschnitt',
      '切り絵',
      '종이 공예',
    ),
    kinds: ['illustration', 'kit-illustration'],
  },
  {
    slug: '3d',
    names: named('3D', '3D', '3D', '3D', '3D', '3D', '3D'),
    kinds: ['3d'],
  },
  {
    slug: 'clay',
    names: named('Clay', 'Arcilla', 'Argila', 'Pâte à modeler', 'Knete', 'クレイ', '클레이'),
    kinds: ['3d'],
  },
  {
    slug: 'looping',
    names: named('Looping', 'En bucle', 'Em loop', 'En boucle', 'Endlosschleife', 'ループ', '루프'),
    kinds: ['animated-icon', 'lottie'],
  },
  {
    slug: 'photographic',
    names: named(
      'Photographic',
      'Fotográfico',
      'Fotográfico',
      'Photographique',
      'Fotografisch',
      '写真',
      '사진',
    ),
    kinds: ['photo'],
  },
] as const satisfies readonly Style[]

export type StyleSlug = (typeof STYLES)[number]['slug']
