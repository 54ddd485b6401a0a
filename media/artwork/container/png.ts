import { concat, type Stripped, tagAt, viewOf } from './parts.ts'

/** Chunks that change how the picture looks or moves; texts, times and EXIF are not among them. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)
const SIGNATURE = 8
/** Length, name and checksum around a chunk's content. */
const FRAME = 12

export function stripPng(bytes: Uint8Array): Stripped | null {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, SIGNATURE)]
  for (let at = SIGNATURE; at + FRAME <= bytes.length; ) {
    const end = at + FRAME + view.getUint32(at)
    if (end > bytes.length) return null
    const name = tagAt(bytes, at + 4)
    if (KEPT.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return { bytes: concat(parts), end }
    at = end
  }
  return null
}
