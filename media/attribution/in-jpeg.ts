import { type Credit, xmpPacket } from '#media/attribution/credit.ts'

const APP0 = 0xe0
const APP1 = 0xe1
const COMMENT = 0xfe
const XMP_NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0'

/** A JPEG with the credit as a comment and as XMP; its pixels do not change. */
export function creditInJpeg(bytes: Uint8Array, credit: Credit): Uint8Array {
  const at = endOfApplicationHeaders(bytes)
  return Buffer.concat([
    bytes.subarray(0, at),
    segment(APP1, Buffer.from(XMP_NAMESPACE + xmpPacket(credit))),
    segment(COMMENT, Buffer.from(credit.line)),
    bytes.subarray(at),
  ])
}

/** JFIF and Exif have to come first: the credit follows them. */
function endOfApplicationHeaders(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && (bytes[at + 1] === APP0 || bytes[at + 1] === APP1)) {
    at += 2 + view.getUint16(at + 2)
  }
  return Math.min(at, bytes.length)
}

/** The length of a segment includes its own two bytes and is limited to 16 bits. */
function segment(marker: number, body: Buffer): Buffer {
  if (body.length > 0xffff - 2) throw new RangeError('the credit does not fit in a JPEG segment')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
