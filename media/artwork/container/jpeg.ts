import { startsWith } from '#media/artwork/image-header.ts'
import { concat, type Stripped, viewOf } from './parts.ts'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Length with the marker of a JFIF record without a thumbnail. */
const JFIF_LENGTH = 18
/** Length with the marker of an Adobe record. */
const ADOBE_LENGTH = 16

export function stripJpeg(bytes: Uint8Array): Stripped | null {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END_OF_IMAGE) break
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    if (isKept(bytes, at, marker)) parts.push(withoutThumbnail(bytes.subarray(at, end), marker))
    at = end
    if (marker !== START_OF_SCAN) continue
    const next = endOfScan(bytes, at)
    parts.push(bytes.subarray(at, next))
    at = next
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== END_OF_IMAGE) return null
  parts.push(bytes.subarray(at, at + 2))
  return { bytes: concat(parts), end: at + 2 }
}

/**
 * Of the application segments, only JFIF, the colour profile and Adobe's colour transform affect the picture.
 */
function isKept(bytes: Uint8Array, at: number, marker: number): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef
  if (!isApplication) return marker !== 0xfe
  const content = at + 4
  return (
    (marker === 0xe0 && startsWith(bytes, content, 'JFIF')) ||
    (marker === 0xe2 && startsWith(bytes, content, 'ICC_PROFILE')) ||
    (marker === 0xee && startsWith(bytes, content, 'Adobe'))
  )
}

/** Keeps only the numbers of a JFIF and an Adobe record: a JFIF record may have a thumbnail after them. */
function withoutThumbnail(segment: Uint8Array, marker: number): Uint8Array {
  const length = marker === 0xe0 ? JFIF_LENGTH : marker === 0xee ? ADOBE_LENGTH : segment.length
  if (segment.length <= length) return segment
  const record = segment.slice(0, length)
  viewOf(record).setUint16(2, length - 2)
  // The sides of the thumbnail.
  if (marker === 0xe0) record.fill(0, length - 2)
  return record
}

/** Entropy-coded data ends at the first marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at += 1
  }
  return bytes.length
}
