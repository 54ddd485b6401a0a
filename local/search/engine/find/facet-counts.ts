import type { FacetStats } from '../../model/plan.ts'
import { andNot } from '../docset/combine.ts'
import { type DocSet, docsOf, fullSet, hasDoc } from '../docset/doc-set.ts'
import { type FacetColumn, numberAt, type Unsigned } from '../segment/columns.ts'
import type { Segment } from '../segment/segment.ts'
import { type CountedColumn, histogram, twoHistograms } from './histograms.ts'
import { type JointColumn, jointColumnOf } from './joint-columns.ts'
import type { SegmentView } from './view.ts'

/** Documents of a segment whose values are counted. Counts of one facet are reused for others. */
export class Counted {
  readonly segment: Segment
  readonly set: DocSet
  readonly #isCounted: (facet: number) => boolean
  readonly #counts = new Map<Unsigned, Uint32Array>()
  #missing: DocSet | null = null

  constructor({ index, segment }: SegmentView, set: DocSet) {
    this.segment = segment
    this.set = set
    this.#isCounted = (facet) => index.layout.schema.facets[facet]?.counted === true
  }

  /** Counts the combined columns of these facets, two columns at once. */
  countTogether(facets: readonly number[]): void {
    const tallies = facets.flatMap((facet) => {
      const column = this.segment.columns.facets[facet]
      return column ? [this.#tallyOf(facet, column)] : []
    })
    const waiting = [...new Map(tallies.map((tally) => [tally.numbers, tally])).values()]
    for (let at = 0; at < waiting.length; at += 2) this.#count(...waiting.slice(at, at + 2))
  }

  /** How many of the documents have each combination of a facet's values. */
  combinations(facet: number, column: FacetColumn): Uint32Array {
    const tally = this.#tallyOf(facet, column)
    if (!this.#counts.has(tally.numbers)) this.#count(tally)
    const counted = this.#counts.get(tally.numbers) as Uint32Array
    const ofTuple = this.#jointOf(facet)?.combinations.get(facet)
    if (!ofTuple) return counted
    const counts = new Uint32Array(sizeOf(column))
    for (let tuple = 0; tuple < counted.length; tuple++) {
      const combination = ofTuple[tuple] as number
      counts[combination] = (counts[combination] as number) + (counted[tuple] as number)
    }
    return counts
  }

  #tallyOf(facet: number, column: FacetColumn): CountedColumn {
    const joint = this.#jointOf(facet)
    return joint
      ? { numbers: joint.tuples, size: joint.size }
      : { numbers: column.combinations, size: sizeOf(column) }
  }

  /** Where there are fewer documents than tuples, each facet is counted by itself. */
  #jointOf(facet: number): JointColumn | undefined {
    const joint = jointColumnOf(this.segment, facet, this.#isCounted)
    return joint && this.set.size >= joint.size ? joint : undefined
  }

  /**
   * For more than half of a segment, counts the other documents and subtracts them from the counts of the
   * whole segment.
   */
  #count(...tallies: readonly CountedColumn[]): void {
    const { universe, size } = this.set
    if (size * 2 <= universe) {
      this.#keep(tallies, countTallies(tallies, this.set))
      return
    }
    this.#missing ??= andNot(fullSet(universe), this.set)
    const missing = countTallies(tallies, this.#missing)
    this.#keep(
      tallies,
      tallies.map((tally, at) =>
        wholeOf(tally, universe).map((count, number) => count - (missing[at]?.[number] as number)),
      ),
    )
  }

  #keep(tallies: readonly CountedColumn[], counts: readonly Uint32Array[]): void {
    for (const [at, { numbers }] of tallies.entries()) this.#counts.set(numbers, counts[at] as Uint32Array)
  }
}

function countTallies([one, other]: readonly CountedColumn[], set: DocSet): readonly Uint32Array[] {
  if (!one) return []
  return other ? twoHistograms(one, other, set) : [histogram(one, set)]
}

/** The counts of all documents of a segment, computed once. */
function wholeOf(tally: CountedColumn, universe: number): Uint32Array {
  const known = countsOfSegment.get(tally.numbers) ?? histogram(tally, fullSet(universe))
  countsOfSegment.set(tally.numbers, known)
  return known
}

const countsOfSegment = new WeakMap<Unsigned, Uint32Array>()

function sizeOf({ starts }: FacetColumn): number {
  return starts.length - 1
}

/**
 * How many of the documents have each value of a facet, indexed by the number of the value; a document counts
 * once for each value.
 */
export function countValues(matches: readonly Counted[], facet: number, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  for (const counted of matches) {
    const column = counted.segment.columns.facets[facet]
    if (!column || counted.set.size === 0) continue
    addCombinations(counts, column, counted.combinations(facet, column))
  }
  return counts
}

/** Minimum, maximum, sum and average of the numbers of a path in the documents; null where there are none. */
export function statsOf(matches: readonly Counted[], path: string): FacetStats | null {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  let sum = 0
  let count = 0
  const take = (value: number) => {
    min = Math.min(min, value)
    max = Math.max(max, value)
    sum += value
    count++
  }
  for (const { segment, set } of matches) eachNumber(segment, path, set, take)
  return count === 0 ? null : { min, max, avg: sum / count, sum }
}

function addCombinations(
  counts: Uint32Array,
  { starts, values }: FacetColumn,
  combinations: Uint32Array,
): void {
  for (let combination = 0; combination < combinations.length; combination++) {
    const count = combinations[combination] as number
    if (count === 0) continue
    const end = starts[combination + 1] as number
    for (let at = starts[combination] as number; at < end; at++) {
      const value = values[at] as number
      counts[value] = (counts[value] as number) + count
    }
  }
}

function eachNumber(segment: Segment, path: string, set: DocSet, take: (value: number) => void): void {
  const column = segment.columns.numbers.find((each) => each.path === path)
  if (!column) return
  const docs = docsOf(set)
  for (let i = 0; i < docs.length; i++) {
    const value = numberAt(column, docs[i] as number)
    if (!Number.isNaN(value)) take(value)
  }
  column.moreDocs.forEach((doc, at) => {
    if (hasDoc(set, doc)) take(column.moreValues[at] as number)
  })
}
