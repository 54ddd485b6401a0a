import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'
import type { Colour } from './colours.ts'
import { foldLetters } from './words.ts'

/** Words for the colours that search filters by, in every number and gender that people type. */
const COLOUR_WORDS: Readonly<Record<Colour, Readonly<Record<Locale, string>>>> = {
  red: {
    en: 'red',
    es: 'rojo roja rojos rojas',
    pt: 'vermelho vermelha vermelhos vermelhas',
    fr: 'rouge rouges',
    de: 'rot rote roter rotes roten rotem',
    ja: '赤 赤い 赤色',
    ko: '빨간 빨강 빨간색 붉은',
  },
  orange: {
    en: 'orange',
    es: 'naranja naranjas anaranjado anaranjada',
    pt: 'laranja laranjas alaranjado alaranjada',
    fr: 'orange oranges',
    de: 'orange orangefarben orangene oranger orangenes',
    ja: 'オレンジ オレンジ色 橙色',
    ko: '주황 주황색 오렌지색',
  },
  yellow: {
    en: 'yellow',
    es: 'amarillo amarilla amarillos amarillas',
    pt: 'amarelo amarela amarelos amarelas',
    fr: 'jaune jaunes',
    de: 'gelb gelbe gelber gelbes gelben gelbem',
    ja: '黄色 黄色い',
    ko: '노란 노랑 노란색',
  },
  green: {
    en: 'green',
    es: 'verde verdes',
    pt: 'verde verdes',
    fr: 'vert verte verts vertes',
    de: 'grün grüne grüner grünes grünen grünem',
    ja: '緑 緑色 グリーン',
    ko: '초록 초록색 녹색',
  },
  teal: {
    en: 'teal turquoise cyan',
    es: 'turquesa cian',
    pt: 'turquesa ciano',
    fr: 'turquoise cyan',
    de: 'türkis türkise türkises türkisfarben cyan',
    ja: 'ターコイズ 水色 シアン',
    ko: '청록 청록색 하늘색',
  },
  blue: {
    en: 'blue',
    es: 'azul azules',
    pt: 'azul azuis',
    fr: 'bleu bleue bleus bleues',
    de: 'blau blaue blauer blaues blauen blauem',
    ja: '青 青い 青色 ブルー',
    ko: '파란 파랑 파란색 푸른',
  },
  purple: {
    en: 'purple violet',
    es: 'morado morada morados moradas violeta púrpura',
    pt: 'roxo roxa roxos roxas violeta',
    fr: 'violet violette violets violettes pourpre',
    de: 'lila violett violette violetter violettes purpur',
    ja: '紫 紫色 パープル',
    ko: '보라 보라색 보랏빛',
  },
  pink: {
    en: 'pink',
    es: 'rosado rosada rosados rosadas rosa',
    pt: 'rosa rosado rosada',
    fr: 'rose roses',
    de: 'rosa pink pinke pinker pinkes',
    ja: 'ピンク ピンク色 桃色',
    ko: '분홍 분홍색 핑크 핑크색',
  },
  brown: {
    en: 'brown',
    es: 'marrón marrones',
    pt: 'marrom marrons',
    fr: 'brun brune bruns brunes marron',
    de: 'braun braune brauner braunes braunen braunem',
    ja: '茶色 茶色い',
    ko: '갈색 밤색',
  },
  black: {
    en: 'black',
    es: 'negro negra negros negras',
    pt: 'preto preta pretos pretas',
    fr: 'noir noire noirs noires',
    de: 'schwarz schwarze schwarzer schwarzes schwarzen schwarzem',
    ja: '黒 黒い 黒色',
    ko: '검은 검정 검은색 검정색 까만',
  },
  grey: {
    en: 'grey gray',
    es: 'gris grises',
    pt: 'cinza',
    fr: 'gris grise grises',
    de: 'grau graue grauer graues grauen grauem',
    ja: '灰色 グレー',
    ko: '회색',
  },
  white: {
    en: 'white',
    es: 'blanco blanca blancos blancas',
    pt: 'branco branca brancos brancas',
    fr: 'blanc blanche blancs blanches',
    de: 'weiß weiße weißer weißes weißen weißem',
    ja: '白 白い 白色',
    ko: '하얀 흰 흰색 하얀색',
  },
}

const byLocale = new Map<Locale, ReadonlyMap<string, Colour>>()

/** The colour of each word as written; English words too, which are typed in all languages. */
export function colourWords(locale: Locale): ReadonlyMap<string, Colour> {
  const known = byLocale.get(locale)
  if (known) return known
  const made = new Map<string, Colour>()
  for (const spoken of [DEFAULT_LOCALE, locale]) {
    for (const [colour, words] of Object.entries(COLOUR_WORDS) as [Colour, Record<Locale, string>][]) {
      for (const word of words[spoken].split(' ')) made.set(word, colour)
    }
  }
  byLocale.set(locale, made)
  return made
}

const foldedByLocale = new Map<Locale, ReadonlyMap<string, Colour>>()

/** The colour that a folded word names; null for any other word. */
export function colourNamed(folded: string, locale: Locale): Colour | null {
  let known = foldedByLocale.get(locale)
  if (!known) {
    known = new Map([...colourWords(locale)].map(([word, colour]) => [foldLetters(word), colour]))
    foldedByLocale.set(locale, known)
  }
  return known.get(folded) ?? null
}

/** A Japanese adjective, or a noun with its particle. */
const JAPANESE_BEFORE = /^(?:\p{Script=Han}+い|[\p{Script=Han}ァ-ヶー]{1,4}の)/u

/** The colour word with which an unspaced text begins ("青いハート", "파란하트"); null for none. */
export function colourBefore(text: string, locale: Locale): string | null {
  if (locale === 'ja') {
    const [start] = JAPANESE_BEFORE.exec(text) ?? []
    if (start === undefined || start.length === text.length) return null
    const named =
      colourNamed(foldLetters(start), locale) ?? colourNamed(foldLetters(start.slice(0, -1)), locale)
    return named === null ? null : start
  }
  if (locale !== 'ko') return null
  const found = [...colourWords(locale).keys()]
    .filter((word) => word.length > 1 && text.length > word.length && text.startsWith(word))
    .sort((a, b) => b.length - a.length)
  return found[0] ?? null
}
