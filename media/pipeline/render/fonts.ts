import { fileURLToPath } from 'node:url'
import type { ResvgRenderOptions } from '@resvg/resvg-js'

const FAMILY = 'Instrument Sans'
const WEIGHTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const

const FILES = WEIGHTS.map((weight) =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`),
  ),
)

const NO_FONTS = { loadSystemFonts: false } as const
const BUNDLED = {
  loadSystemFonts: false,
  fontFiles: FILES,
  defaultFontFamily: FAMILY,
  sansSerifFamily: FAMILY,
  serifFamily: FAMILY,
  monospaceFamily: FAMILY,
} as const

/**
 * The one bundled typeface, in place of whatever this machine has installed: the same file is drawn the same
 * everywhere. Reading it costs more than drawing an icon, so that only drawings with text get it.
 */
export function fontsFor(svg: string): NonNullable<ResvgRenderOptions['font']> {
  return svg.includes('<text') ? { ...BUNDLED, fontFiles: [...BUNDLED.fontFiles] } : NO_FONTS
}
