import { crc32 } from 'node:zlib'
import { type Credit, xmpPacket } from '#media/attribution/credit.ts'

/** Offset of the first chunk after the header: 8 bytes of signature, 25 of IHDR. */
const AFTER_HEADER = 33

/** A PNG with the credit as text and as XMP; its pixels do not change. */
export function creditInPng(bytes: Uint8Array, credit: Credit): Uint8Array {
  return Buffer.concat([
    bytes.subarray(0, AFTER_HEADER),
    internationalText('Copyright', credit.line),
    internationalText('XML:com.adobe.xmp', xmpPacket(credit)),
    bytes.subarray(AFTER_HEADER),
  ])
}

/** An `iTXt` chunk: keyword, not compressed, no language, no translated keyword, UTF-8 text. */
function internationalText(keyword: string, text: string): Buffer {
  const body = Buffer.concat([Buffer.from(`iTXt${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
