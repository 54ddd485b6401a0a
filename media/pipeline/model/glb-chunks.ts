/** Names of the two chunks of a GLB (glTF 2.0, section 4.4). */
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
const HEADER = 12
const CHUNK_HEADER = 8

/**
 * The JSON of a GLB and the length of its binary chunk, or null unless the file matches its header: version 2, one JSON chunk, at most one
 * binary chunk, no further bytes.
 */
export function readGlbChunks(bytes: Uint8Array): { json: Uint8Array; binary: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER + CHUNK_HEADER) return null
  if (view.getUint32(4, true) !== 2 || view.getUint32(8, true) !== bytes.length) return null

  const jsonEnd = HEADER + CHUNK_HEADER + view.getUint32(HEADER, true)
  if (view.getUint32(HEADER + 4, true) !== JSON_CHUNK || jsonEnd > bytes.length) return null
  const json = bytes.subarray(HEADER + CHUNK_HEADER, jsonEnd)
  if (jsonEnd === bytes.length) return { json, binary: 0 }

  if (jsonEnd + CHUNK_HEADER > bytes.length) return null
  const binary = view.getUint32(jsonEnd, true)
  const isWhole = jsonEnd + CHUNK_HEADER + binary === bytes.length
  return view.getUint32(jsonEnd + 4, true) === BINARY_CHUNK && isWhole ? { json, binary } : null
}
