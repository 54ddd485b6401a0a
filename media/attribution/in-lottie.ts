import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import type { Credit } from '#media/attribution/credit.ts'

/** The earliest date of the ZIP format; a fixed date makes the output reproducible. */
const EPOCH = new Date(1980, 0, 1)

/** A Lottie animation with the credit in `meta`, which players and editors read. */
export function creditInLottie(bytes: Uint8Array, credit: Credit): Uint8Array {
  const animation = JSON.parse(strFromU8(bytes)) as { meta?: object }
  const meta = { ...animation.meta, a: credit.line, d: `${credit.licence} ${credit.source}` }
  return strToU8(JSON.stringify({ ...animation, meta }))
}

/** A package with the credit in its manifest; its other entries do not change. */
export function creditInDotLottie(bytes: Uint8Array, credit: Credit): Uint8Array {
  const { 'manifest.json': manifest, ...parts } = unzipSync(bytes)
  if (manifest === undefined) throw new Error('a dotLottie without a manifest')
  const credited = {
    ...(JSON.parse(strFromU8(manifest)) as object),
    author: credit.line,
    description: `${credit.licence} ${credit.source}`,
  }
  const files: Zippable = { 'manifest.json': strToU8(JSON.stringify(credited)), ...parts }
  return zipSync(files, { mtime: EPOCH, level: 6 })
}
