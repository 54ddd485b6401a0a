import type { FacetStats } from '../../model/plan.ts'
import { andNot } from '../docset/combine.ts'
import { type DocSet, docsOf, fullSet, hasDoc } from '../docset/doc-set.ts'
import { type FacetColumn, numberAt, type Unsigned } from '../segment/columns.ts'
import type { Segment } from '../segment/segment.ts'
import { type JointColumn, jointColumnOf } from './joint-columns.ts'
import type { SegmentView } from './view.ts'

/** Documents of a segment to count the values of. What counting one facet says of others is remembered. */
export class Counted {
  readonly segment: Segment
  readonly set: DocSet
  readonly #isCounted: (facet: number) => boolean
  readonly #tuples = new Map<JointColumn, Uint32Array>()
  #missing: DocSet | null = null

  constructor({ index, segment }: SegmentView, set: DocSet) {
    this.segment = segment
    this.set = set
    this.#isCounted = (facet) => index.layout.schema.facets[facet]?.counted === true
  }

  /** How many of the documents have each combination of a facet's values. */
  combinations(facet: number, { combinations, starts }: FacetColumn): Uint32Array {
    const size = starts.length - 1
    const joint = jointColumnOf(this.segment, facet, this.#isCounted)
    const ofTuple = joint?.combinations.get(facet)
    if (!joint || !ofTuple || this.set.size < joint.size) return this.#histogram(combinations, size)
    const tuples = this.#tuples.get(joint) ?? this.#histogram(joint.tuples, joint.size)
    this.#tuples.set(joint, tuples)
    const counts = new Uint32Array(size)
    for (let tuple = 0; tuple < tuples.length; tuple++) {
      const combination = ofTuple[tuple] as number
      counts[combination] = (counts[combination] as number) + (tuples[tuple] as number)
    }
    return counts
  }

  /** Of more than half of a segment what is missing is counted, and taken from what the whole segment has. */
  #histogram(numbers: Unsigned, size: number): Uint32Array {
    const { universe } = this.set
    if (this.set.size * 2 <= universe) return histogram(numbers, size, this.set)
    const all = histograms.get(numbers) ?? histogram(numbers, size, fullSet(universe))
    histograms.set(numbers, all)
    this.#missing ??= andNot(fullSet(universe), this.set)
    const missing = histogram(numbers, size, this.#missing)
    return all.map((count, number) => count - (missing[number] as number))
  }
}

const histograms = new WeakMap<Unsigned, Uint32Array>()

/** How many of the documents have each value of a facet, by the number of the value; each document counts once. */
export function countValues(matches: readonly Counted[], facet: number, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  for (const counted of matches) {
    const column = counted.segment.columns.facets[facet]
    if (!column || counted.set.size === 0) continue
    addCombinations(counts, column, counted.combinations(facet, column))
  }
  return counts
}

/** What the numbers of a path among the documents come to; null where there are none. */
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

/** Goes through the bits of a dense set as they are: listing them first would take as long as counting. */
function histogram(numbers: Unsigned, size: number, set: DocSet): Uint32Array {
  const counts = new Uint32Array(size)
  if (!set.dense) {
    for (let i = 0; i < set.docs.length; i++) {
      const number = numbers[set.docs[i] as number] as number
      counts[number] = (counts[number] as number) + 1
    }
    return counts
  }
  for (let i = 0; i < set.bits.length; i++) {
    for (let word = set.bits[i] as number; word !== 0; word &= word - 1) {
      const number = numbers[(i << 5) + (31 - Math.clz32(word & -word))] as number
      counts[number] = (counts[number] as number) + 1
    }
  }
  return counts
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
