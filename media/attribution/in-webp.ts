import { type Credit, xmpPacket } from '#media/attribution/credit.ts'

/** Flags of the extended header (RFC 9649, section 2.7.1). */
const ALPHA = 0x10
const XMP = 0x04

const RIFF_HEADER = 12

interface Chunk {
  readonly name: string
  readonly body: Buffer
}

/** A WebP with the credit as XMP; its pixels do not change. A simple file becomes an extended one. */
export function creditInWebp(bytes: Uint8Array, credit: Credit): Uint8Array {
  const chunks = readChunks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const pictures = chunks.filter(({ name }) => name !== 'VP8X' && name !== 'XMP ')
  return writeFile([
    extendedHeader(chunks),
    ...pictures,
    { name: 'XMP ', body: Buffer.from(xmpPacket(credit)) },
  ])
}

function extendedHeader(chunks: readonly Chunk[]): Chunk {
  const body = Buffer.from(chunks.find(({ name }) => name === 'VP8X')?.body ?? headerOfSimple(chunks))
  body.writeUInt8(body.readUInt8(0) | XMP, 0)
  return { name: 'VP8X', body }
}

/** Size and transparency, from the header of the only picture in a simple file. */
function headerOfSimple(chunks: readonly Chunk[]): Buffer {
  const lossless = chunks.find(({ name }) => name === 'VP8L')
  if (lossless !== undefined) {
    const bits = lossless.body.readUInt32LE(1)
    return header((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, ((bits >>> 28) & 1) === 1)
  }
  const lossy = chunks.find(({ name }) => name === 'VP8 ')
  if (lossy === undefined) throw new Error('a WebP without a picture')
  return header(lossy.body.readUInt16LE(6) & 0x3fff, lossy.body.readUInt16LE(8) & 0x3fff, false)
}

function header(width: number, height: number, alpha: boolean): Buffer {
  const body = Buffer.alloc(10)
  body.writeUInt8(alpha ? ALPHA : 0, 0)
  body.writeUIntLE(width - 1, 4, 3)
  body.writeUIntLE(height - 1, 7, 3)
  return body
}

function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  let at = RIFF_HEADER
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4)
    chunks.push({
      name: file.toString('latin1', at, at + 4),
      body: file.subarray(at + 8, at + 8 + length),
    })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function writeFile(chunks: readonly Chunk[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(writeChunk)])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** Chunks begin at even offsets. */
function writeChunk({ name, body }: Chunk): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
