import { startsWith } from '#media/artwork/image-header.ts'
import { concat, type Stripped } from './parts.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
const GRAPHIC_CONTROL_LENGTH = 8
const LOOP_COUNT_LENGTH = 19

export function stripGif(bytes: Uint8Array): Stripped | null {
  const start = 13 + colourTableSize(bytes[10] ?? 0)
  const parts = [bytes.subarray(0, start)]
  for (let at = start; at < bytes.length; ) {
    if (bytes[at] === TRAILER) {
      parts.push(bytes.subarray(at, at + 1))
      return { bytes: concat(parts), end: at + 1 }
    }
    const end = endOfBlock(bytes, at)
    if (end === null) return null
    if (isKept(bytes, at, end - at)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

/**
 * Removes comments and plain text. Of application extensions only the loop count is kept; its block is never
 * longer.
 */
function isKept(bytes: Uint8Array, at: number, length: number): boolean {
  if (bytes[at] === IMAGE) return true
  if (bytes[at + 1] === GRAPHIC_CONTROL) return length === GRAPHIC_CONTROL_LENGTH
  return (
    bytes[at + 1] === APPLICATION && length === LOOP_COUNT_LENGTH && startsWith(bytes, at + 3, 'NETSCAPE2.0')
  )
}

function endOfBlock(bytes: Uint8Array, at: number): number | null {
  if (bytes[at] === EXTENSION) return endOfSubBlocks(bytes, at + 2)
  if (bytes[at] !== IMAGE) return null
  return endOfSubBlocks(bytes, at + 11 + colourTableSize(bytes[at + 9] ?? 0))
}

function endOfSubBlocks(bytes: Uint8Array, from: number): number | null {
  let at = from
  while (at < bytes.length) {
    const length = bytes[at] ?? 0
    at += 1 + length
    if (length === 0) return at
  }
  return null
}

/** Size in bytes of the colour table that these flags declare. */
function colourTableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}
