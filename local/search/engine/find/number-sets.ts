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

/** The numbers for which a comparison with a value is true. */
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

/**
 * Documents (of all, or of some) with a number under a path in one of the intervals: one pass over the
 * column.
 */
export function docsWithin(
  segment: Segment,
  path: string,
  intervals: readonly Interval[],
  among: DocSet | null,
): DocSet {
  const column = segment.columns.numbers.find((each) => each.path === path)
  if (!column) return emptySet(segment.universe)
  const apart = disjoint(intervals)
  const holds = holdsIn(apart)
  const [only] = apart
  const first = among
    ? firstAmong(column, holds, among)
    : only && apart.length === 1
      ? firstWithin(column, only)
      : firstOfAll(column, holds)
  return or([first, further(column, holds, among)], segment.universe)
}

/** The same numbers as ascending, disjoint intervals. */
export function disjoint(intervals: readonly Interval[]): readonly Interval[] {
  const apart: { from: number; to: number }[] = []
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    if (from > to) continue
    const last = apart.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else apart.push({ from, to })
  }
  return apart
}

type Holds = (value: number) => boolean

/** Whether a number is in one of ascending intervals. */
function holdsIn(intervals: readonly Interval[]): Holds {
  const froms = Float64Array.from(intervals, ({ from }) => from)
  const tos = Float64Array.from(intervals, ({ to }) => to)
  return (value) => {
    let low = 0
    let high = froms.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((froms[middle] as number) <= value) low = middle + 1
      else high = middle
    }
    return low > 0 && value <= (tos[low - 1] as number)
  }
}

/** Most filters are one interval: two comparisons for each document. */
function firstWithin({ values }: NumberColumn, { from, to }: Interval): DocSet {
  const missing = missingIn(values)
  const bits = new Uint32Array(wordsOf(values.length))
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number
    if (value >= from && value <= to && value !== missing) setBit(bits, doc)
  }
  return denseSet(bits, values.length)
}

function firstOfAll({ values }: NumberColumn, holds: Holds): DocSet {
  const missing = missingIn(values)
  const bits = new Uint32Array(wordsOf(values.length))
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number
    if (value !== missing && holds(value)) setBit(bits, doc)
  }
  return denseSet(bits, values.length)
}

function firstAmong({ values }: NumberColumn, holds: Holds, among: DocSet): DocSet {
  const missing = missingIn(values)
  const docs = docsOf(among).filter((doc) => {
    const value = values[doc] as number
    return value !== missing && holds(value)
  })
  return setOf(docs, values.length)
}

function further({ values, moreDocs, moreValues }: NumberColumn, holds: Holds, among: DocSet | null): DocSet {
  const docs = moreDocs.filter(
    (doc, at) => holds(moreValues[at] as number) && (among === null || hasDoc(among, doc)),
  )
  return setOf(
    docs.filter((doc, at) => at === 0 || doc !== docs[at - 1]),
    values.length,
  )
}

const doubles = new Float64Array(1)
const bits = new BigInt64Array(doubles.buffer)

/** The next larger floating-point number. */
function nextUp(value: number): number {
  if (value === 0) return Number.MIN_VALUE
  doubles[0] = value
  bits[0] = (bits[0] as bigint) + (value > 0 ? 1n : -1n)
  return doubles[0]
}

function nextDown(value: number): number {
  return -nextUp(-value)
}
