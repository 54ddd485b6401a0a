import type { OriginalFormat } from '#domain/assets/formats.ts'
import type { Credit } from '#media/attribution/credit.ts'
import { creditInGif } from '#media/attribution/in-gif.ts'
import { creditInGlb, creditInGltf } from '#media/attribution/in-gltf.ts'
import { creditInJpeg } from '#media/attribution/in-jpeg.ts'
import { creditInDotLottie, creditInLottie } from '#media/attribution/in-lottie.ts'
import { creditInPng } from '#media/attribution/in-png.ts'
import { creditInSvg } from '#media/attribution/in-svg.ts'
import { creditInWebp } from '#media/attribution/in-webp.ts'

const EMBEDDERS = {
  svg: creditInSvg,
  png: creditInPng,
  jpg: creditInJpeg,
  webp: creditInWebp,
  gif: creditInGif,
  'lottie-json': creditInLottie,
  dotlottie: creditInDotLottie,
  glb: creditInGlb,
  gltf: creditInGltf,
} as const satisfies Record<OriginalFormat, (bytes: Uint8Array, credit: Credit) => Uint8Array>

/**
 * Embeds the credit in a file (domain.md, "Licences"), in the field that its format has for it. The artwork
 * does not change, and rasters keep every bit of their pixels. The converters of other formats (media/convert) write it
 * themselves.
 */
export function embedCredit(format: OriginalFormat, bytes: Uint8Array, credit: Credit): Uint8Array {
  return EMBEDDERS[format](bytes, credit)
}
