import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'

/** The decoder of each `Content-Encoding`. The official client sends gzip. */
const DECODERS = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

/**
 * The decompressed body of a request. Decoding stops as soon as the result exceeds `largest` bytes, to refuse
 * compression bombs.
 */
export async function decodeBody(
  body: Buffer,
  encoding: string | undefined,
  largest: number,
): Promise<Outcome<Buffer>> {
  const name = (encoding ?? 'identity').trim().toLowerCase()
  if (name === 'identity' || name === '' || body.length === 0) return accept(body)
  if (!isKnown(name)) return REFUSALS.encoding(name)
  try {
    return accept(await DECODERS[name](body, { maxOutputLength: largest }))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return error.code === 'ERR_BUFFER_TOO_LARGE' ? REFUSALS.tooLarge(largest) : REFUSALS.compressed(name)
  }
}

function isKnown(name: string): name is keyof typeof DECODERS {
  return Object.hasOwn(DECODERS, name)
}
