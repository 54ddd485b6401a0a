import type { Credit } from '#media/attribution/credit.ts'

const HEADER = 12
const CHUNK_HEADER = 8

/** A glTF with the credit in `asset.copyright`. */
export function creditInGltf(bytes: Uint8Array, credit: Credit): Uint8Array {
  return Buffer.from(copyrighted(Buffer.from(bytes).toString('utf8'), credit))
}

/** The same for GLB, whose first chunk is the JSON; the binary chunks do not change. */
export function creditInGlb(bytes: Uint8Array, credit: Credit): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = HEADER + CHUNK_HEADER
  const end = start + file.readUInt32LE(HEADER)
  const json = Buffer.from(copyrighted(file.toString('utf8', start, end), credit))
  const padding = Buffer.alloc((4 - (json.length % 4)) % 4, ' ')
  const rest = file.subarray(end)
  const head = Buffer.from(file.subarray(0, start))
  head.writeUInt32LE(start + json.length + padding.length + rest.length, 8)
  head.writeUInt32LE(json.length + padding.length, HEADER)
  return Buffer.concat([head, json, padding, rest])
}

function copyrighted(text: string, credit: Credit): string {
  const model = JSON.parse(text) as { asset?: Record<string, unknown> }
  const copyright = `${credit.line} ${credit.licence}`
  const extras = { ...(model.asset?.extras as object | undefined), source: credit.source }
  return JSON.stringify({ ...model, asset: { ...model.asset, copyright, extras } })
}
