import { or } from '../docset/combine.ts'
import { type DocSet, denseSet, docsOf, emptySet, hasDoc, setBit, setOf, wordsOf } from '../docset/doc-set.ts'
import { missingIn, type NumberColumn } from '../segment/columns.ts'
import type { Segment } from '../segment/segment.ts'

export type Operator = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** Numbers from one to another, both included. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** The numbers that compare so with a value. */
export function intervalsOf(operator: Operator, value: number): readonly Interval[] {
  const below = { from: Number.NEGATIVE_INFINITY, to: nextDown(value) }
  const above = { from: nextUp(value), to: Number.POSITIVE_INFINITY }
  switch (operator) {
    case '=':
      return [{ from: value, to: value }]
    case '<=':
      return [{ ...below, to: value }]
    case '>=':
      return [{ ...above, from: value }]
    case '<':
      return [below]
    case '>':
      return [above]
    case '!=':
      return [below, above]
  }
}

/** Documents (of all, or of some) that have a number under a path in one of the intervals. */
export function docsWithin(
  segment: Segment,
  path: string,
  intervals: readonly Interval[],
  among: DocSet | null,
): DocSet {
  const column = segment.columns.numbers.find((each) => each.path === path)
  if (!column) return emptySet(segment.universe)
  const sets = intervals.flatMap((interval) => [
    among ? firstAmong(column, interval, among) : firstOfAll(column, interval),
    furtherWithin(column, interval, among),
  ])
  return or(sets, segment.universe)
}

function firstOfAll({ values }: NumberColumn, { from, to }: Interval): DocSet {
  const missing = missingIn(values)
  const bits = new Uint32Array(wordsOf(values.length))
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number
    if (value >= from && value <= to && value !== missing) setBit(bits, doc)
  }
  return denseSet(bits, values.length)
}

function firstAmong({ values }: NumberColumn, { from, to }: Interval, among: DocSet): DocSet {
  const missing = missingIn(values)
  const docs = docsOf(among).filter((doc) => {
    const value = values[doc] as number
    return value >= from && value <= to && value !== missing
  })
  return setOf(docs, values.length)
}

function furtherWithin(
  { values, moreDocs, moreValues }: NumberColumn,
  { from, to }: Interval,
  among: DocSet | null,
): DocSet {
  const docs = moreDocs.filter((doc, at) => {
    const value = moreValues[at] as number
    return value >= from && value <= to && (among === null || hasDoc(among, doc))
  })
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
