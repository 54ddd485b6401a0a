import { concat, type Stripped, tagAt, viewOf } from './parts.ts'

/**
 * Chunks that affect how the picture looks or moves, with the most bytes that each may have. Texts, times and
 * EXIF are removed.
 */
const KEPT: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Number.POSITIVE_INFINITY,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  iCCP: Number.POSITIVE_INFINITY,
  cICP: 4,
  sBIT: 4,
  bKGD: 6,
  pHYs: 9,
  acTL: 8,
  fcTL: 26,
  fdAT: Number.POSITIVE_INFINITY,
}
const SIGNATURE = 8
/** Bytes of the length, name and checksum around a chunk's content. */
const FRAME = 12

export function stripPng(bytes: Uint8Array): Stripped | null {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, SIGNATURE)]
  for (let at = SIGNATURE; at + FRAME <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + FRAME + length
    if (end > bytes.length) return null
    const name = tagAt(bytes, at + 4)
    if (Object.hasOwn(KEPT, name) && length <= (KEPT[name] ?? 0)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return { bytes: concat(parts), end }
    at = end
  }
  return null
}
