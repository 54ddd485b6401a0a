import { andNot, or } from '../docset/combine.ts'
import type { DocSet } from '../docset/doc-set.ts'
import { firstDocs, hasDoc, isEmpty, setOf } from '../docset/doc-set.ts'
import { attributeOf, beginsValue, inSamePlace, wordOf } from '../segment/token.ts'
import type { Candidates } from './candidates.ts'
import type { SegmentMatch } from './match.ts'
import { MAX_DISTANCE, Occurrences } from './occurrences.ts'
import type { Part } from './part.ts'
import { rowEnd } from './rows.ts'

/**
 * In a larger bucket only the first documents (the best by custom ranking) are measured, this many over all
 * segments; the others count as if their words were farthest apart. Measuring a document takes a microsecond
 * or less.
 */
const MAX_MEASURED = 10_000

/** Measures the distance between neighbouring words of the query in documents of a segment. */
export class Proximity {
  readonly #match: SegmentMatch
  readonly #candidates: Candidates
  readonly #least: number
  /** For each word of the query, its positions in the current document. */
  readonly #occurrences: readonly Occurrences[]

  constructor(match: SegmentMatch, candidates: Candidates, minProximity: number) {
    this.#match = match
    this.#candidates = candidates
    this.#least = minProximity
    this.#occurrences = match.coverings.map(() => new Occurrences())
  }

  /** The sum of the distances between neighbouring words of the query in the document; 0 for one word. */
  distance(doc: number): number {
    this.#look(doc)
    let sum = 0
    for (let at = 1; at < this.#occurrences.length; at++) {
      const left = this.#occurrences[at - 1] as Occurrences
      const right = this.#occurrences[at] as Occurrences
      if (!left.isEmpty && !right.isEmpty) sum += Math.max(this.#least, left.distanceTo(right))
    }
    return sum
  }

  /** How many documents of a bucket are measured. */
  get most(): number {
    const { index, segment } = this.#match.view
    const documents = index.segments.reduce((sum, { universe }) => sum + universe, 0)
    return Math.ceil((MAX_MEASURED * segment.universe) / documents)
  }

  /** The largest distance of a document. */
  get farthest(): number {
    return MAX_DISTANCE * Math.max(0, this.#match.coverings.length - 1)
  }

  /**
   * The documents of a bucket by distance, nearest first. Documents that are not measured come with the
   * farthest.
   */
  parts(bucket: DocSet): Part[] {
    const measured = firstDocs(bucket, this.most)
    const byDistance = Map.groupBy(measured, (doc) => this.distance(doc))
    const unmeasured = andNot(bucket, setOf(measured, bucket.universe))
    if (!isEmpty(unmeasured) && !byDistance.has(this.farthest)) byDistance.set(this.farthest, [])
    return [...byDistance]
      .sort(([a], [b]) => a - b)
      .map(([value, docs]) => {
        const set = setOf(Uint32Array.from(docs), bucket.universe)
        return { value, set: value === this.farthest ? or([set, unmeasured], bucket.universe) : set }
      })
  }

  /** Finds the positions of each word of the query in a document. */
  #look(doc: number): void {
    const { tokens, tokenStarts } = this.#match.view.segment.columns
    const candidates = this.#candidates
    const isFlawless = hasDoc(this.#match.flawless, doc)
    for (const occurrences of this.#occurrences) occurrences.clear()
    const end = tokenStarts[doc + 1] as number
    let place = -1
    let value = -1
    for (let at = tokenStarts[doc] as number; at < end; at++) {
      const token = tokens[at] as number
      if (beginsValue(token)) {
        value++
        place = -1
      }
      if (!inSamePlace(token)) place++
      if (candidates.passOver(wordOf(token))) continue
      for (const { allowed, accepts, at: word, alternative } of candidates.of(wordOf(token))) {
        if (!allowed[attributeOf(token)] || (isFlawless && alternative.typos > 0)) continue
        const length = rowEnd(tokens, at, end, accepts)
        if (length !== null) this.#occurrences[word]?.add(place, place + length, value, alternative)
      }
    }
  }
}
