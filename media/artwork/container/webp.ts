import { concat, type Stripped, tagAt, viewOf } from './parts.ts'

/** Chunks that affect the picture. */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Chunks of exactly this many bytes. */
const LENGTHS: Readonly<Record<string, number>> = { VP8X: 10, ANIM: 6 }
const HEADER = 12
/** Bits of the extended header that declare EXIF and XMP. */
const METADATA_FLAGS = 0x08 | 0x04

export function stripWebp(bytes: Uint8Array): Stripped | null {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length || end < HEADER) return null
  const chunks: Uint8Array[] = []
  for (let at = HEADER; at + 8 <= end; ) {
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (next > end) return null
    const name = tagAt(bytes, at)
    if (KEPT.has(name) && size === (LENGTHS[name] ?? size))
      chunks.push(name === 'VP8X' ? withoutMetadataFlags(bytes, at, next) : bytes.subarray(at, next))
    at = next
  }
  if (chunks.length === 0) return null
  const content = concat(chunks)
  const header = Uint8Array.from(bytes.subarray(0, HEADER))
  viewOf(header).setUint32(4, content.length + 4, true)
  return { bytes: concat([header, content]), end: end + (end % 2) }
}

function withoutMetadataFlags(bytes: Uint8Array, from: number, to: number): Uint8Array {
  const chunk = Uint8Array.from(bytes.subarray(from, to))
  chunk[8] = (chunk[8] ?? 0) & ~METADATA_FLAGS
  return chunk
}
