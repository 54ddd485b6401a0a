/** A 32-bit hash of an object id (FNV-1a with a final mix). Ids with the same hash are distinguished by their text. */
export function hashId(objectID: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < objectID.length; i++) hash = Math.imul(hash ^ objectID.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
