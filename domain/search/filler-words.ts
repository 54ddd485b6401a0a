import type { Kind } from '#domain/assets/kinds.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

/**
 * How little a word means in a library of assets:
 *
 * - `nothing`: applies to everything here ("icon"). Left out of the search.
 * - `little`: adds hardly anything ("free", "svg", "the"). Left out too, except for a `joining` word at the end
 *   ("letter a").
 * - `some`: optional, but also something that is drawn ("download", "photo"), so it is searched for when nothing else
 *   is typed.
 */
export type FillerWeight = 'nothing' | 'little' | 'some'

interface FillerRow {
  readonly weight: FillerWeight
  /** Kinds that the word names: they are ranked first, and no other is excluded. */
  readonly kinds?: readonly Kind[]
  /** A word for "free": free assets are ranked first. */
  readonly free?: true
  /** An article or a preposition: it has another meaning at the end of a search. */
  readonly joining?: true
  /** Where Japanese and Korean write the word without a space: before another word, after it, or both. */
  readonly unspaced?: 'before' | 'after' | 'both'
  /** Separated by spaces, in every number and gender. */
  readonly words: Readonly<Record<Locale, string>>
}

const ICONS = ['icon', 'unicon', 'animated-icon'] as const satisfies readonly Kind[]
const MOVING = ['animated-icon', 'lottie'] as const satisfies readonly Kind[]
const ILLUSTRATIONS = ['illustration', 'kit-illustration'] as const satisfies readonly Kind[]

/** Words with little or no meaning in a library of assets. Written for this product. */
const FILLER_WORDS = {
  icon: {
    weight: 'nothing',
    kinds: ICONS,
    unspaced: 'both',
    words: {
      en: 'icon icons iconset',
      es: 'icono iconos ícono íconos',
      pt: 'ícone ícones',
      fr: 'icône icônes',
      de: 'icon icons ikone ikonen',
      ja: 'アイコン アイコン素材',
      ko: '아이콘 아이콘들',
    },
  },
  symbol: {
    weight: 'little',
    kinds: ICONS,
    words: {
      en: 'pictogram pictograms glyph glyphs symbol symbols',
      es: 'pictograma pictogramas glifo glifos símbolo símbolos',
      pt: 'pictograma pictogramas glifo glifos símbolo símbolos',
      fr: 'pictogramme pictogrammes picto pictos glyphe symbole symboles',
      de: 'piktogramm piktogramme glyphe symbol symbole symbolbild',
      ja: 'ピクトグラム 記号 シンボル マーク',
      ko: '픽토그램 기호 심볼',
    },
  },
  free: {
    weight: 'little',
    free: true,
    unspaced: 'both',
    words: {
      en: 'free gratis',
      es: 'gratis gratuito gratuita gratuitos gratuitas',
      pt: 'grátis gratuito gratuita gratuitos gratuitas',
      fr: 'gratuit gratuite gratuits gratuites',
      de: 'kostenlos kostenlose kostenloses kostenloser kostenlosen gratis frei freie freies lizenzfrei',
      ja: '無料 フリー フリー素材 無料素材',
      ko: '무료',
    },
  },
  format: {
    weight: 'little',
    words: {
      en: 'svg svgs png pngs eps jpg jpeg webp clipart hd',
      es: 'svg png eps jpg jpeg webp clipart',
      pt: 'svg png eps jpg jpeg webp clipart',
      fr: 'svg png eps jpg jpeg webp clipart',
      de: 'svg png eps jpg jpeg webp clipart',
      ja: 'svg png eps jpg jpeg webp 素材',
      ko: 'svg png eps jpg jpeg webp',
    },
  },
  animated: {
    weight: 'little',
    kinds: MOVING,
    unspaced: 'before',
    words: {
      en: 'animated lottie',
      es: 'animado animada animados animadas lottie',
      pt: 'animado animada animados animadas lottie',
      fr: 'animé animée animés animées lottie',
      de: 'animiert animierte animierter animiertes animierten lottie',
      ja: '動く lottie',
      ko: '움직이는 애니메이션 lottie',
    },
  },
  animation: {
    weight: 'some',
    kinds: MOVING,
    words: {
      en: 'animation animations gif gifs moving',
      es: 'animación animaciones gif',
      pt: 'animação animações gif',
      fr: 'animation animations gif',
      de: 'animation animationen gif',
      ja: 'アニメーション アニメ gif',
      ko: '애니메이션 gif',
    },
  },
  illustration: {
    weight: 'some',
    kinds: ILLUSTRATIONS,
    unspaced: 'after',
    words: {
      en: 'illustration illustrations drawing',
      es: 'ilustración ilustraciones dibujo dibujos',
      pt: 'ilustração ilustrações desenho desenhos',
      fr: 'illustration illustrations dessin dessins',
      de: 'illustration illustrationen zeichnung zeichnungen',
      ja: 'イラスト イラストレーション',
      ko: '일러스트 일러스트레이션',
    },
  },
  model: {
    weight: 'some',
    kinds: ['3d'],
    words: { en: '3d', es: '3d', pt: '3d', fr: '3d', de: '3d', ja: '3d 立体', ko: '3d 입체' },
  },
  photo: {
    weight: 'some',
    kinds: ['photo'],
    words: {
      en: 'photo photos photograph',
      es: 'foto fotos fotografía',
      pt: 'foto fotos fotografia',
      fr: 'photo photos photographie',
      de: 'foto fotos fotografie',
      ja: '写真',
      ko: '사진',
    },
  },
  picture: {
    weight: 'some',
    words: {
      en: 'image images picture pictures graphic graphics vector vectors',
      es: 'imagen imágenes gráfico gráficos vector vectores vectorial',
      pt: 'imagem imagens gráfico gráficos vetor vetores vetorial',
      fr: 'image images graphique vecteur vecteurs vectoriel vectorielle',
      de: 'bild bilder grafik grafiken vektor vektoren vektorgrafik',
      ja: '画像 ベクター ベクトル',
      ko: '이미지 벡터 그림',
    },
  },
  download: {
    weight: 'some',
    words: {
      en: 'download downloads',
      es: 'descargar descarga descargas',
      pt: 'baixar download',
      fr: 'télécharger téléchargement',
      de: 'download downloads herunterladen',
      ja: 'ダウンロード',
      ko: '다운로드',
    },
  },
  article: {
    weight: 'little',
    joining: true,
    words: {
      en: 'a an the my your our',
      es: 'el la los las un una unos unas mi tu su',
      pt: 'o a os as um uma uns umas meu minha seu sua',
      fr: 'l le la les un une mon ma mes ce cette',
      de: 'der die das dem den des ein eine einer einem einen mein meine',
      ja: 'の を は が',
      ko: '의',
    },
  },
  joint: {
    weight: 'little',
    joining: true,
    words: {
      en: 'of for with and is',
      es: 'de del con para por y e',
      pt: 'de do da dos das com para por e',
      fr: 'd de du des avec pour et au aux',
      de: 'von vom mit und für im am',
      ja: 'と や',
      ko: '와 과 및',
    },
  },
  place: {
    weight: 'some',
    words: {
      en: 'in on at to from by or',
      es: 'en al',
      pt: 'em no na ao',
      fr: 'en sur dans à',
      de: 'in auf an zu zum zur aus',
      ja: 'で に へ',
      ko: '에 에서',
    },
  },
} as const satisfies Readonly<Record<string, FillerRow>>

export type Filler = Omit<FillerRow, 'words'>

/** Names that contain a word for a kind, which is not a kind there. */
const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'photo camera',
    'at symbol',
    'recycling symbol',
    'photo album',
    'photo frame',
    'drawing board',
    'drawing tablet',
  ],
  es: ['cámara de fotos', 'foto de perfil', 'símbolo del euro', 'álbum de fotos'],
  pt: ['símbolo do euro', 'foto de perfil', 'álbum de fotos'],
  fr: ['appareil photo', 'photo de profil', 'symbole euro', 'album photo', 'cadre photo', 'dessin animé'],
  de: [],
  ja: [],
  ko: ['프로필 사진', '샵 기호', '앳 기호', '빼기 기호', '글머리 기호', '달러 기호', '원 기호'],
}

/** Names that contain a word for a kind, of a language and of English. */
export function namesWithKinds(locale: Locale): readonly string[] {
  return [...new Set([...NAMES[DEFAULT_LOCALE], ...NAMES[locale]])]
}

/**
 * Every filler word of a language as written, with its meaning; English words too, which are typed in all languages.
 */
export function fillersOf(locale: Locale): ReadonlyMap<string, Filler> {
  const known = byLocale.get(locale)
  if (known) return known
  const fillers = new Map<string, Filler>()
  for (const spoken of [DEFAULT_LOCALE, locale]) {
    for (const { words, ...filler } of ROWS) {
      for (const word of words[spoken].split(' ')) fillers.set(word, filler)
    }
  }
  byLocale.set(locale, fillers)
  return fillers
}

const ROWS: readonly FillerRow[] = Object.values(FILLER_WORDS)
const byLocale = new Map<Locale, ReadonlyMap<string, Filler>>()
