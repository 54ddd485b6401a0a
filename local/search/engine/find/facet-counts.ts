import type { FacetStats } from '../../model/plan.ts'
import { andNot } from '../docset/combine.ts'
import { type DocSet, docsOf, fullSet, hasDoc } from '../docset/doc-set.ts'
import { type FacetColumn, numberAt } from '../segment/columns.ts'
import type { Segment } from '../segment/segment.ts'

/** Documents of a segment to count the values of: listed once for all facets, and only when one asks. */
export class Counted {
  readonly segment: Segment
  readonly set: DocSet
  #listed: Uint32Array | null = null

  constructor(segment: Segment, set: DocSet) {
    this.segment = segment
    this.set = set
  }

  /** Of more than half of a segment what is missing is listed, to be taken from what the whole segment has. */
  get isMost(): boolean {
    return this.set.size * 2 > this.set.universe
  }

  /** The documents, or those that are missing. */
  listed(): Uint32Array {
    this.#listed ??= docsOf(this.isMost ? andNot(fullSet(this.set.universe), this.set) : this.set)
    return this.#listed
  }
}

/** How many of the documents have each value of a facet, by the number of the value; each document counts once. */
export function countValues(matches: readonly Counted[], facet: number, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  for (const counted of matches) {
    const column = counted.segment.columns.facets[facet]
    if (!column || counted.set.size === 0) continue
    addCombinations(counts, column, countCombinations(counted, column))
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

const histograms = new WeakMap<FacetColumn, Uint32Array>()

function countCombinations(counted: Counted, column: FacetColumn): Uint32Array {
  const listed = histogram(column, counted.listed())
  if (!counted.isMost) return listed
  const all = histograms.get(column) ?? histogram(column, null)
  histograms.set(column, all)
  return all.map((count, combination) => count - (listed[combination] as number))
}

function histogram({ combinations, starts }: FacetColumn, docs: Uint32Array | null): Uint32Array {
  const counts = new Uint32Array(starts.length - 1)
  if (docs === null) {
    for (let doc = 0; doc < combinations.length; doc++) {
      const combination = combinations[doc] as number
      counts[combination] = (counts[combination] as number) + 1
    }
  } else {
    for (let i = 0; i < docs.length; i++) {
      const combination = combinations[docs[i] as number] as number
      counts[combination] = (counts[combination] as number) + 1
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
