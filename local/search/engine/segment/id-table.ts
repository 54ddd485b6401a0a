import { uint32s } from './columns.ts'

/** Average number of documents in a bucket. */
const BUCKET = 2

/**
 * A table from hashes of object ids to documents: 6 bytes a document, where a Map of ids would take 100.
 * Documents whose hashes share their top bits are adjacent.
 */
export interface IdTable {
  readonly shift: number
  readonly starts: Uint32Array
  readonly docs: Uint32Array
}

export function makeIdTable(hashes: Uint32Array): IdTable {
  const bits = Math.min(28, Math.max(1, Math.ceil(Math.log2(Math.max(2, hashes.length / BUCKET)))))
  const shift = 32 - bits
  const starts = uint32s((1 << bits) + 1)
  for (let doc = 0; doc < hashes.length; doc++) {
    const bucket = (hashes[doc] as number) >>> shift
    starts[bucket + 1] = (starts[bucket + 1] as number) + 1
  }
  for (let bucket = 1; bucket < starts.length; bucket++) {
    starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number)
  }
  const ends = starts.slice(0, -1)
  const docs = uint32s(hashes.length)
  for (let doc = 0; doc < hashes.length; doc++) {
    const bucket = (hashes[doc] as number) >>> shift
    const at = ends[bucket] as number
    docs[at] = doc
    ends[bucket] = at + 1
  }
  return { shift, starts, docs }
}

const NONE: readonly number[] = []

/** The documents whose id has this hash; nearly always one or none. */
export function docsWithHash(
  { shift, starts, docs }: IdTable,
  hashes: Uint32Array,
  hash: number,
): readonly number[] {
  let found: number[] | null = null
  const bucket = hash >>> shift
  const end = starts[bucket + 1] as number
  for (let at = starts[bucket] as number; at < end; at++) {
    const doc = docs[at] as number
    if (hashes[doc] !== hash) continue
    found ??= []
    found.push(doc)
  }
  return found ?? NONE
}
