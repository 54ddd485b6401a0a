import type { ResvgRenderOptions } from '@resvg/resvg-js'
import type { BundledText } from '#media/artwork/typefaces/replace-typefaces.ts'
import { facesOf, type TextFaces } from '#media/artwork/typefaces/text-faces.ts'
import { BUNDLED } from '#media/artwork/typefaces/typefaces.ts'
import { type EastAsian, eastAsianIn } from './east-asian.ts'

export type FontOptions = NonNullable<ResvgRenderOptions['font']>

/** Installed fonts are not used: the same file is drawn the same on every machine. */
export const NO_FONTS: FontOptions = { loadSystemFonts: false }

/** Packages of typefaces, and the names of their files. */
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

/** Packages of the typefaces for Latin, Greek, Cyrillic and Hebrew text. */
const WRITTEN = {
  [BUNDLED['sans-serif']]: 'arimo',
  [BUNDLED.serif]: 'tinos',
  [BUNDLED.monospace]: 'cousine',
} as const satisfies Record<string, Package>

const EAST_ASIAN = {
  jp: 'noto-sans-jp',
  kr: 'noto-sans-kr',
  sc: 'noto-sans-sc',
} as const satisfies Record<EastAsian, Package>

/** Letters and symbols of which Cousine has fewer than the other typefaces. */
const RARE = /[\u0250-\u03ff\u0500-\u2bff]/

const CARD_FAMILY = 'Instrument Sans'
const CARD_WEIGHTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const

/** Node's own resolution, also inside a bundle: bundlers replace `import.meta.resolve` and `createRequire`. */
const nodeRequire = process.getBuiltinModule('node:module').createRequire(import.meta.url)

/** Resolving a package takes as long as reading a small file. */
const resolved = new Map<string, string>()

const CARD_FILES = CARD_WEIGHTS.map((weight) => fileOf('instrument-sans', weight))

/** The product's own typeface, for cards, and typefaces for the scripts that it lacks. */
export function cardFontsFor(text: string): FontOptions {
  return {
    loadSystemFonts: false,
    fontFiles: [...CARD_FILES, ...eastAsianFor(text)],
    defaultFontFamily: CARD_FAMILY,
    sansSerifFamily: CARD_FAMILY,
  }
}

/**
 * The fonts for the text of a drawing. Loading them takes longer than drawing an icon, so only the faces and
 * scripts of its text are loaded.
 */
export function fontsFor({ root, text }: Pick<BundledText, 'root' | 'text'>): FontOptions {
  return fontsOf(facesOf(root), text)
}

/** The fonts for faces that are already known. */
export function fontsOf(faces: TextFaces, text: string): FontOptions {
  return {
    loadSystemFonts: false,
    fontFiles: [...writtenFor(faces, text), ...eastAsianFor(text, faces.onlyBold)],
    defaultFontFamily: BUNDLED.serif,
    serifFamily: BUNDLED.serif,
    sansSerifFamily: BUNDLED['sans-serif'],
    monospaceFamily: BUNDLED.monospace,
  }
}

function writtenFor({ families, bold, italic }: TextFaces, text: string): readonly string[] {
  const weights = bold ? ['400Regular', '700Bold'] : ['400Regular']
  const styles = italic ? ['', '_Italic'] : ['']
  const others = families.has(BUNDLED.monospace) && RARE.test(text) ? [BUNDLED['sans-serif']] : []
  return [...new Set([...families, ...others])].flatMap((family) =>
    weights.flatMap((weight) =>
      styles.map((style) => fileOf(WRITTEN[family as keyof typeof WRITTEN], weight + style)),
    ),
  )
}

/** In one weight each: the renderer takes the first file that has a character, whatever its weight. */
function eastAsianFor(text: string, bold = false): readonly string[] {
  return eastAsianIn(text).map((script) => fileOf(EAST_ASIAN[script], bold ? '700Bold' : '400Regular'))
}

/** The file of a bundled typeface for text of a script, as printed documents embed it. */
export function bundledFace(script: EastAsian | 'european', face: '400Regular' | '700Bold'): string {
  return fileOf(script === 'european' ? 'arimo' : EAST_ASIAN[script], face)
}

function fileOf(name: Package, face: string): string {
  const address = `@expo-google-fonts/${name}/${face}/${FILE_NAMES[name]}_${face}.ttf`
  const known = resolved.get(address)
  if (known !== undefined) return known
  const file = nodeRequire.resolve(address)
  resolved.set(address, file)
  return file
}
