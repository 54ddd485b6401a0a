import type { Alternative } from '../../model/plan.ts'
import { andNot, or } from '../docset/combine.ts'
import type { DocSet } from '../docset/doc-set.ts'
import { firstDocs, isEmpty, setOf } from '../docset/doc-set.ts'
import { attributeOf, beginsValue, inSamePlace, wordOf } from '../segment/token.ts'
import { attributesFor } from './attributes-for.ts'
import type { SegmentMatch } from './match.ts'
import type { Part } from './part.ts'
import { type Accepts, acceptsOf, rowEnd } from './rows.ts'

/** Words further apart, in other values or other attributes, are all as far apart as this. */
export const FARTHEST = 8

/**
 * Of a larger bucket only its first documents (the best by custom ranking) are measured, from all segments together so
 * many; all others count as if their words stood farthest apart. Measuring a document takes a microsecond or less.
 */
const MOST_MEASURED = 20_000

/** A word of the query where a document has it: the places of its first and last token. */
interface Occurrence {
  readonly from: number
  readonly to: number
  readonly value: number
  readonly alternative: Alternative
}

/** An alternative that begins with a word of the index, ready to be compared. */
interface Candidate {
  /** The word of the query that it stands for. */
  readonly at: number
  readonly alternative: Alternative
  readonly allowed: readonly boolean[]
  readonly accepts: readonly Accepts[]
}

const UNKNOWN = 0
const NOTHING = 1
const SOMETHING = 2

/** Measures how near to each other documents of a segment have neighbouring words of the query. */
export class Proximity {
  readonly #match: SegmentMatch
  readonly #within: readonly string[] | null
  readonly #least: number
  #alternatives: readonly Candidate[] | null = null
  /** For each word of the index whether it begins an alternative: most do not, and are passed over at once. */
  #states: Uint8Array | null = null
  readonly #candidates = new Map<number, readonly Candidate[]>()

  constructor(match: SegmentMatch, within: readonly string[] | null, minProximity: number) {
    this.#match = match
    this.#within = within
    this.#least = minProximity
  }

  /** The distances between each two neighbours of the query that the document has, summed; 0 for one word. */
  distance(doc: number): number {
    const occurrences = this.#occurrences(doc)
    let sum = 0
    for (let at = 1; at < occurrences.length; at++) {
      const left = occurrences[at - 1] as Occurrence[]
      const right = occurrences[at] as Occurrence[]
      if (left.length > 0 && right.length > 0) sum += Math.max(this.#least, nearest(left, right))
    }
    return sum
  }

  /** How many documents of a bucket are measured. */
  get most(): number {
    const { index, segment } = this.#match.view
    const documents = index.segments.reduce((sum, { universe }) => sum + universe, 0)
    return Math.ceil((MOST_MEASURED * segment.universe) / documents)
  }

  /** The farthest that a document may be. */
  get farthest(): number {
    return FARTHEST * Math.max(0, this.#match.coverings.length - 1)
  }

  /** The documents of a bucket by distance, nearest first. What is not measured comes with the farthest. */
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

  #occurrences(doc: number): Occurrence[][] {
    const { tokens, tokenStarts } = this.#match.view.segment.columns
    const found: Occurrence[][] = this.#match.coverings.map(() => [])
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
      for (const candidate of this.#candidatesFor(wordOf(token))) {
        if (!candidate.allowed[attributeOf(token)]) continue
        const length = rowEnd(tokens, at, end, candidate.accepts)
        if (length === null) continue
        found[candidate.at]?.push({
          from: place,
          to: place + length,
          value,
          alternative: candidate.alternative,
        })
      }
    }
    return found
  }

  #candidatesFor(word: number): readonly Candidate[] {
    this.#states ??= new Uint8Array(this.#match.view.index.terms.words.size)
    const state = this.#states[word] ?? UNKNOWN
    if (state === NOTHING) return NO_CANDIDATES
    if (state === SOMETHING) return this.#candidates.get(word) ?? NO_CANDIDATES
    this.#alternatives ??= candidatesOf(this.#match, this.#within)
    const beginning = this.#alternatives.filter(({ accepts }) => accepts[0]?.(word))
    this.#states[word] = beginning.length > 0 ? SOMETHING : NOTHING
    if (beginning.length > 0) this.#candidates.set(word, beginning)
    return beginning
  }
}

const NO_CANDIDATES: readonly Candidate[] = []

function nearest(left: readonly Occurrence[], right: readonly Occurrence[]): number {
  let least = FARTHEST
  for (const a of left) {
    for (const b of right) {
      if (a.value === b.value) least = Math.min(least, apart(a, b))
    }
  }
  return least
}

/** 1 for neighbours in the order of the query, one more in the other order; one word that stands for both is 1. */
function apart(a: Occurrence, b: Occurrence): number {
  if (b.from > a.to) return b.from - a.to
  if (b.to < a.from) return a.from - b.to + 1
  return a.alternative === b.alternative && a.alternative.span > 1 ? 1 : FARTHEST
}

function candidatesOf({ view, coverings }: SegmentMatch, within: readonly string[] | null): Candidate[] {
  const { layout, terms } = view.index
  return coverings.flatMap((covered, at) =>
    covered.map(({ alternative }) => ({
      at,
      alternative,
      allowed: attributesFor(layout, within, alternative),
      accepts: acceptsOf(terms.words, alternative),
    })),
  )
}
