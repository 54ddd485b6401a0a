import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import type { Credit } from '#media/attribution/credit.ts'

/** ZIP keeps no date before this one; a fixed date makes the same parts the same bytes. */
const EPOCH = new Date(1980, 0, 1)

/** A Lottie animation that carries the credit in `meta`, where players and editors look for it. */
export function creditInLottie(bytes: Uint8Array, credit: Credit): Uint8Array {
  const animation = JSON.parse(strFromU8(bytes)) as { meta?: object }
  const meta = { ...animation.meta, a: credit.line, d: `${credit.licence} ${credit.source}` }
  return strToU8(JSON.stringify({ ...animation, meta }))
}

/** The same for a package: in its manifest, and its other parts untouched. */
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
