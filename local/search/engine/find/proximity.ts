import type { Alternative } from '../../model/plan.ts'
import type { DocSet } from '../docset/doc-set.ts'
import { docsOf } from '../docset/doc-set.ts'
import { attributeOf, beginsValue, inSamePlace, wordOf } from '../segment/token.ts'
import type { SegmentMatch } from './match.ts'
import { rowEnd } from './rows.ts'
import { attributesFor } from './word-sets.ts'

/** Words further apart, in other values or other attributes, are all as far apart as this. */
export const FARTHEST = 8

/**
 * Of a larger bucket only its first documents (the best by custom ranking) are measured; all others count as if their
 * words stood farthest apart. Reading a document takes 0.2 µs, so that this many take some 4 ms a segment.
 */
export const MOST_MEASURED = 20_000

/** A word of the query where a document has it: the places of its first and last token. */
interface Occurrence {
  readonly from: number
  readonly to: number
  readonly value: number
  readonly alternative: Alternative
}

type Finder = (token: number, at: number, end: number, tokens: Uint32Array) => Occurrence[]

/** Measures how near to each other documents of a segment have neighbouring words of the query. */
export class Proximity {
  readonly #match: SegmentMatch
  readonly #finders: readonly Finder[]
  readonly #least: number

  constructor(match: SegmentMatch, within: readonly string[] | null, minProximity: number) {
    this.#match = match
    this.#least = minProximity
    this.#finders = match.coverings.map((covered) =>
      finderOf(
        match,
        within,
        covered.map(({ alternative }) => alternative),
      ),
    )
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

  /** The farthest that a document may be. */
  get farthest(): number {
    return FARTHEST * Math.max(0, this.#finders.length - 1)
  }

  /** The documents of a bucket by distance, and whether all were measured. */
  measure(bucket: DocSet): {
    readonly byDistance: ReadonlyMap<number, number[]>
    readonly complete: boolean
  } {
    const docs = docsOf(bucket)
    const byDistance = new Map<number, number[]>()
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number
      const distance = i < MOST_MEASURED ? this.distance(doc) : this.farthest
      const known = byDistance.get(distance)
      if (known) known.push(doc)
      else byDistance.set(distance, [doc])
    }
    return { byDistance, complete: docs.length <= MOST_MEASURED }
  }

  #occurrences(doc: number): Occurrence[][] {
    const { tokens, tokenStarts } = this.#match.view.segment.content.columns
    const found: Occurrence[][] = this.#finders.map(() => [])
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
      for (let word = 0; word < this.#finders.length; word++) {
        for (const occurrence of this.#finders[word]?.(token, at, end, tokens) ?? []) {
          found[word]?.push({ ...occurrence, from: place, to: place + occurrence.to, value })
        }
      }
    }
    return found
  }
}

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

function finderOf(
  match: SegmentMatch,
  within: readonly string[] | null,
  alternatives: readonly Alternative[],
): Finder {
  const { layout, terms } = match.view.index
  const known = alternatives.map((alternative) => ({
    alternative,
    allowed: attributesFor(layout, within, alternative),
    accepts: alternative.words.map((word, at) => {
      if (alternative.kind === 'prefix' && at === alternative.words.length - 1) {
        return (id: number) => terms.words.textOf(id).startsWith(word)
      }
      const wanted = terms.words.idOf(word)
      return (id: number) => id === wanted
    }),
  }))
  const standing = new Map<number, readonly (typeof known)[number][]>()
  /** What may stand here by the token's word alone: looked up once for each word that is met. */
  const candidates = (id: number) => {
    const before = standing.get(id)
    if (before) return before
    const fitting = known.filter(({ accepts }) => accepts[0]?.(id))
    standing.set(id, fitting)
    return fitting
  }
  return (token, at, end, tokens) => {
    const found: Occurrence[] = []
    for (const { alternative, allowed, accepts } of candidates(wordOf(token))) {
      if (!allowed[attributeOf(token)]) continue
      const to = rowEnd(tokens, at, end, accepts)
      if (to !== null) found.push({ from: 0, to, value: 0, alternative })
    }
    return found
  }
}
