import { missingIn, type NumberColumn } from '../segment/columns.ts'

type Values = NumberColumn['values']

/** Below these limits, a document's number and its value fit together into the 53 bits of a number. */
const PACKED_DOCS = 2 ** 21
const PACKED_VALUES = 2 ** 32

const known = new WeakMap<Values, Uint32Array>()

/**
 * The documents of a segment with a number, by this number and then by their own. Computed when they are
 * first walked in this order, in a fifth of a second for two million documents, and stored with the segment.
 */
export function sortedDocs(values: Values): Uint32Array {
  const before = known.get(values)
  if (before) return before
  const sorted = canBePacked(values) ? sortPacked(values) : sortCompared(values)
  known.set(values, sorted)
  return sorted
}

function canBePacked(values: Values): boolean {
  return !(values instanceof Float64Array) && values.length <= PACKED_DOCS
}

/** Packs value and document into one number each, which sorts without a comparing function. */
function sortPacked(values: Values): Uint32Array {
  const missing = missingIn(values)
  const packed = new Float64Array(values.length)
  let size = 0
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number
    if (value !== missing && value < PACKED_VALUES) packed[size++] = value * PACKED_DOCS + doc
  }
  return Uint32Array.from(packed.subarray(0, size).sort(), (each) => each % PACKED_DOCS)
}

function sortCompared(values: Values): Uint32Array {
  const missing = missingIn(values)
  const docs = new Uint32Array(values.length)
  let size = 0
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number
    if (value !== missing && !Number.isNaN(value)) docs[size++] = doc
  }
  return docs.slice(0, size).sort((a, b) => (values[a] as number) - (values[b] as number) || a - b)
}
