import type { ConvertedFormat } from '#domain/assets/conversions.ts'
import { toAvif } from './avif.ts'
import type { Converter } from './converter.ts'
import { toDotLottie } from './dotlottie.ts'
import { toGif } from './gif.ts'
import { toIcns } from './icns.ts'
import { toIco } from './ico.ts'
import { toLottieJson } from './lottie-json.ts'
import { toUsdz } from './usdz/usdz.ts'
import { toEps } from './vector/eps.ts'
import { toWebp } from './webp.ts'

/** The converter of each format that is made from originals; `CONVERSIONS` says from which. */
export const CONVERTERS = {
  webp: toWebp,
  avif: toAvif,
  // Loaded with the first page: pdfkit is large.
  pdf: async (...input) => (await import('./vector/pdf.ts')).toPdf(...input),
  eps: toEps,
  ico: toIco,
  icns: toIcns,
  gif: toGif,
  // Loaded with the first film, as the encoder is large.
  webm: async (...input) => (await import('./webm/webm.ts')).toWebm(...input),
  dotlottie: toDotLottie,
  'lottie-json': toLottieJson,
  // Loaded with the first model: three is large, and every child process would load it.
  obj: async (...input) => (await import('./obj.ts')).toObj(...input),
  usdz: toUsdz,
  stl: async (...input) => (await import('./stl.ts')).toStl(...input),
} as const satisfies Record<ConvertedFormat, Converter>
