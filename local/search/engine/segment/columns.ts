/** Typed arrays of whole numbers, as narrow as the largest number allows. */
export type Unsigned = Uint8Array | Uint16Array | Uint32Array

/**
 * The values of a facet: many records have the same combination of values, so each combination is stored once
 * and a record has its number. Counting a facet with several values is then as fast as counting one with a
 * single value.
 */
export interface FacetColumn {
  readonly combinations: Unsigned
  /** Start of the values of each combination in `values`; one more than there are combinations. */
  readonly starts: Uint32Array
  /** Numbers of values in the facet's lexicon. */
  readonly values: Uint32Array
}

/**
 * The numbers under a path. The first number of a record is in `values`, further ones in the lists, by
 * document.
 */
export interface NumberColumn {
  readonly path: string
  readonly values: Unsigned | Float64Array
  readonly moreDocs: Uint32Array
  readonly moreValues: Float64Array
}

/** The locations of documents. A document with several locations occurs several times in sequence. */
export interface PlaceColumn {
  /** Ascending. */
  readonly docs: Uint32Array
  readonly lats: Float64Array
  readonly lngs: Float64Array
}

/**
 * Object ids with a common prefix that end in a number, as those of database rows do: 4 bytes each, where a
 * string takes 40.
 */
export interface NumberedIds {
  readonly prefix: string
  readonly numbers: Uint32Array
}

/** The analysed records of a segment. Everything else in a segment is computed from them. */
export interface Columns {
  readonly count: number
  /** The position of the record in the log, in its units. Later writes have larger positions. */
  readonly positions: Uint32Array
  /** Hashes of the object ids. */
  readonly hashes: Uint32Array
  /** Null where they have no common prefix: then they are read with their records. */
  readonly objectIds: NumberedIds | null
  /** Start of the tokens of each record; one more than there are records. */
  readonly tokenStarts: Uint32Array
  readonly tokens: Uint32Array
  readonly facets: readonly FacetColumn[]
  readonly numbers: readonly NumberColumn[]
  readonly places: PlaceColumn
}

/** Memory that threads share, so that a worker merges segments without copying them first. */
export function sharedBytes(length: number): SharedArrayBuffer {
  return new SharedArrayBuffer(length)
}

export function uint32s(length: number): Uint32Array {
  return new Uint32Array(sharedBytes(length * 4))
}

export function float64s(length: number): Float64Array {
  return new Float64Array(sharedBytes(length * 8))
}

/** An array for whole numbers from 0 to `largest`. */
export function unsigneds(length: number, largest: number): Unsigned {
  if (largest <= 0xff) return new Uint8Array(sharedBytes(length))
  if (largest <= 0xffff) return new Uint16Array(sharedBytes(length * 2))
  return uint32s(length)
}

/** The first number of a document, NaN where it has none. */
export function numberAt(column: NumberColumn, doc: number): number {
  const value = column.values[doc] as number
  return value === missingIn(column.values) ? Number.NaN : value
}

/** The placeholder of a missing number: the largest of a narrow array, NaN in a wide one. */
export function missingIn(values: NumberColumn['values']): number {
  if (values instanceof Float64Array) return Number.NaN
  return 2 ** (values.BYTES_PER_ELEMENT * 8) - 1
}

/** Numbers (NaN where there is none) in the narrowest array that holds them exactly. */
export function narrowNumbers(numbers: Float64Array): NumberColumn['values'] {
  let largest = 0
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i] as number
    if (Number.isNaN(value)) continue
    if (!Number.isInteger(value) || value < 0 || value >= 0xffffffff || Object.is(value, -0)) return numbers
    if (value > largest) largest = value
  }
  const narrow = unsigneds(numbers.length, largest + 1)
  const missing = missingIn(narrow)
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i] as number
    narrow[i] = Number.isNaN(value) ? missing : value
  }
  return narrow
}
