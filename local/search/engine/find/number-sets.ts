import { or } from '../docset/combine.ts'
import { type DocSet, emptySet, setOf } from '../docset/doc-set.ts'
import { missingIn, type NumberColumn } from '../segment/columns.ts'
import type { Segment } from '../segment/segment.ts'

export type Operator = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** Documents one of whose numbers under a path lies between two bounds, both included. */
export function docsBetween(segment: Segment, path: string, from: number, to: number): DocSet {
  const column = segment.content.columns.numbers.find((each) => each.path === path)
  if (!column) return emptySet(segment.universe)
  return or([firstBetween(column, from, to), furtherBetween(column, from, to)], segment.universe)
}

/** Documents one of whose numbers under a path compares so with a value. */
export function docsComparing(segment: Segment, path: string, operator: Operator, value: number): DocSet {
  const { NEGATIVE_INFINITY: least, POSITIVE_INFINITY: most } = Number
  switch (operator) {
    case '=':
      return docsBetween(segment, path, value, value)
    case '<=':
      return docsBetween(segment, path, least, value)
    case '>=':
      return docsBetween(segment, path, value, most)
    case '<':
      return docsBetween(segment, path, least, nextDown(value))
    case '>':
      return docsBetween(segment, path, nextUp(value), most)
    case '!=':
      return or(
        [docsBetween(segment, path, least, nextDown(value)), docsBetween(segment, path, nextUp(value), most)],
        segment.universe,
      )
  }
}

function firstBetween({ values }: NumberColumn, from: number, to: number): DocSet {
  const missing = missingIn(values)
  const docs = new Uint32Array(values.length)
  let size = 0
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number
    if (value >= from && value <= to && value !== missing) docs[size++] = doc
  }
  return setOf(docs.slice(0, size), values.length)
}

function furtherBetween({ values, moreDocs, moreValues }: NumberColumn, from: number, to: number): DocSet {
  const docs = moreDocs.filter(
    (_, at) => (moreValues[at] as number) >= from && (moreValues[at] as number) <= to,
  )
  return setOf(
    docs.filter((doc, at) => at === 0 || doc !== docs[at - 1]),
    values.length,
  )
}

const doubles = new Float64Array(1)
const bits = new BigInt64Array(doubles.buffer)

/** The next larger number that exists. */
function nextUp(value: number): number {
  if (value === 0) return Number.MIN_VALUE
  doubles[0] = value
  bits[0] = (bits[0] as bigint) + (value > 0 ? 1n : -1n)
  return doubles[0]
}

function nextDown(value: number): number {
  return -nextUp(-value)
}
