import { fileURLToPath } from 'node:url'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { BUNDLED } from '#media/artwork/typefaces/typefaces.ts'

type FontOptions = NonNullable<ResvgRenderOptions['font']>

/** Nothing of what this machine has installed is used: the same file is drawn the same everywhere. */
export const NO_FONTS: FontOptions = { loadSystemFonts: false }

/** Packages of typefaces, and how their files are named. */
const FILE_NAMES = {
  arimo: 'Arimo',
  tinos: 'Tinos',
  cousine: 'Cousine',
  'instrument-sans': 'InstrumentSans',
  'noto-sans-jp': 'NotoSansJP',
  'noto-sans-kr': 'NotoSansKR',
  'noto-sans-sc': 'NotoSansSC',
} as const
type Package = keyof typeof FILE_NAMES

/** Of drawings with Latin, Greek, Cyrillic or Hebrew text. */
const WRITTEN = (['arimo', 'tinos', 'cousine'] as const).flatMap((name) =>
  faces(name, ['400Regular', '700Bold'], true),
)

/** Typefaces of East Asia; where several are read, the first that has a character draws it. */
const JAPANESE = faces('noto-sans-jp', ['400Regular', '700Bold'])
const KOREAN = faces('noto-sans-kr', ['400Regular', '700Bold'])
const CHINESE = faces('noto-sans-sc', ['400Regular', '700Bold'])

const CARD_FAMILY = 'Instrument Sans'
const CARD_WEIGHTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const

const CARD_FILES = CARD_WEIGHTS.map((weight) => fileOf('instrument-sans', weight))

/** The typeface of the product, for the cards that it draws itself, and those of the scripts that it has not. */
export function cardFontsFor(text: string): FontOptions {
  return {
    loadSystemFonts: false,
    fontFiles: [...CARD_FILES, ...eastAsianFor(text)],
    defaultFontFamily: CARD_FAMILY,
    sansSerifFamily: CARD_FAMILY,
  }
}

/**
 * The typefaces for what a drawing says. Reading them costs more than drawing an icon, so that only those of its scripts
 * are read.
 */
export function fontsFor(text: string): FontOptions {
  return {
    loadSystemFonts: false,
    fontFiles: [...WRITTEN, ...eastAsianFor(text)],
    defaultFontFamily: BUNDLED.serif,
    serifFamily: BUNDLED.serif,
    sansSerifFamily: BUNDLED['sans-serif'],
    monospaceFamily: BUNDLED.monospace,
  }
}

/** Kana and Hangul tell whose forms of Chinese characters are meant; signs and wide letters alone are in each of them. */
function eastAsianFor(text: string): readonly string[] {
  const found = [
    ...(/[\u3040-\u30ff]/.test(text) ? JAPANESE : []),
    ...(/\p{Script=Hangul}/u.test(text) ? KOREAN : []),
    ...(/\p{Script=Han}/u.test(text) ? CHINESE : []),
  ]
  return found.length === 0 && /[\u3000-\u303f\uff00-\uffef]/.test(text) ? JAPANESE : found
}

function faces(name: Package, weights: readonly string[], withItalics = false): readonly string[] {
  return weights.flatMap((weight) =>
    (withItalics ? [weight, `${weight}_Italic`] : [weight]).map((face) => fileOf(name, face)),
  )
}

function fileOf(name: Package, face: string): string {
  return fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/${name}/${face}/${FILE_NAMES[name]}_${face}.ttf`),
  )
}
