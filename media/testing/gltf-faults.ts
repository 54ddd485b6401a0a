/**
 * Outside addresses in an accepted model, one line each: every text that a loader could take for an address.
 */
export function gltfFaults(bytes: Uint8Array): readonly string[] {
  const isBinary = bytes[0] === 0x67
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const json = isBinary ? bytes.subarray(20, 20 + view.getUint32(12, true)) : bytes
  return [...faultsIn(JSON.parse(new TextDecoder().decode(json)), '')]
}

function* faultsIn(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    // Applications define `extras` for themselves: no loader reads it.
    if (key === 'extras') continue
    const where = `${path}.${key}`
    if (/uri$/i.test(key) && !isEmbedded(child)) yield `${where} is ${JSON.stringify(child)?.slice(0, 80)}`
    if (/^(?:images|buffers)$/.test(key) && path === '' && !Array.isArray(child)) yield `${where} is no list`
    yield* faultsIn(child, where)
  }
}

function isEmbedded(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^data:(?:image\/(?:png|jpeg|webp|gif)|application\/(?:octet-stream|gltf-buffer))[;,]/i.test(value)
  )
}
