import type { Schema } from '../../model/store.ts'

/** In an ordered attribute the first positions count one by one; from this one on they count alike. */
const PLACES = 8

/** The position of a word in a record, as finely as ranking distinguishes it. */
export interface Field {
  /** Index in `attributes`. */
  readonly attribute: number
  readonly rank: number
  /** 0 in an attribute that is not ordered. */
  readonly place: number
  /** Whether the word is a whole value of the attribute. */
  readonly sole: boolean
}

/** The layout of a schema's records in a segment. */
export interface Layout {
  readonly schema: Schema
  readonly attributes: Schema['searchable']
  readonly fields: readonly Field[]
  /** The first field of each attribute; the fields of its further positions follow. */
  readonly firstField: readonly number[]
  /** The field of each attribute for words that are a whole value. */
  readonly soleField: readonly number[]
  /** Paths with a column of numbers; null for every path with a number. */
  readonly numeric: readonly string[] | null
}

/** The number of an attribute is six bits of a token (token.ts). */
export const MAX_SEARCHABLE = 64

export function layoutOf(schema: Schema): Layout {
  if (schema.searchable.length > MAX_SEARCHABLE) {
    throw new RangeError(`${schema.searchable.length} searchable attributes; at most ${MAX_SEARCHABLE} are`)
  }
  const fields: Field[] = []
  const firstField = schema.searchable.map(({ rank, ordered }, attribute) => {
    const first = fields.length
    for (let place = 0; place < (ordered ? PLACES : 1); place++)
      fields.push({ attribute, rank, place, sole: false })
    return first
  })
  const soleField = schema.searchable.map(
    ({ rank }, attribute) => fields.push({ attribute, rank, place: 0, sole: true }) - 1,
  )
  return { schema, attributes: schema.searchable, fields, firstField, soleField, numeric: numericOf(schema) }
}

/** The field of a word at a position (from 0) of an attribute. */
export function fieldAt(layout: Layout, attribute: number, place: number): number {
  const first = layout.firstField[attribute] as number
  return layout.attributes[attribute]?.ordered ? first + Math.min(place, PLACES - 1) : first
}

function numericOf({ numeric, facets, order }: Schema): string[] | null {
  if (numeric === null) return null
  return [
    ...new Set([...numeric, ...facets.map(({ path }) => path), ...order.map(({ attribute }) => attribute)]),
  ]
}
