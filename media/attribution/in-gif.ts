import type { Credit } from '#media/attribution/credit.ts'

const SCREEN_END = 13
const BLOCK = 255

/** A GIF with the credit as a comment; its frames do not change. */
export function creditInGif(bytes: Uint8Array, credit: Credit): Uint8Array {
  const at = SCREEN_END + colourTableLength(bytes[10] ?? 0)
  const text = Buffer.from(`${credit.line} ${credit.licence} ${credit.source}`)
  return Buffer.concat([
    // GIF89a is the first version with comments.
    Buffer.from('GIF89a'),
    bytes.subarray(6, at),
    Buffer.from([0x21, 0xfe]),
    ...blocksOf(text),
    Buffer.from([0]),
    bytes.subarray(at),
  ])
}

/** The screen's flags declare whether a colour table follows and its length: three bytes a colour. */
function colourTableLength(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1)
}

function blocksOf(text: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let at = 0; at < text.length; at += BLOCK) {
    const part = text.subarray(at, at + BLOCK)
    blocks.push(Buffer.from([part.length]), part)
  }
  return blocks
}
