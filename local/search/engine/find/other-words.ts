import type { Plan } from '../../model/plan.ts'
import { andNot, or } from '../docset/combine.ts'
import { type DocSet, firstDocs, hasDoc, isEmpty, setOf } from '../docset/doc-set.ts'
import { attributeOf, beginsValue, inSamePlace, wordOf } from '../segment/token.ts'
import type { Candidates } from './candidates.ts'
import type { SegmentMatch } from './match.ts'
import type { Part } from './part.ts'
import { rowEnd } from './rows.ts'

/**
 * In a larger bucket only the first documents (the best by custom ranking) are measured, this many over all
 * segments; the others count as farthest. Measuring a document takes about a microsecond.
 */
const MAX_MEASURED = 5_000

/** Larger numbers of words count as this many. */
const MAX_OTHERS = 30

/**
 * The criterion `otherWords`: the number of words that a value has and the query does not, plus those that
 * the query has and the value does not. For a document it is the best value of the most important attributes
 * that have a word of the query: "Delete" is 0 for the query "delete", "Browser delete" is 1.
 */
export class OtherWords {
  readonly #match: SegmentMatch
  readonly #candidates: Candidates
  readonly #words: number
  /** By attribute. */
  readonly #ranks: readonly number[]
  /** By position in the current value, whether it has a word of the query. */
  readonly #matched: boolean[] = []

  /** @param searchable the weights of attributes, where they are not those of the schema */
  constructor(match: SegmentMatch, candidates: Candidates, searchable: Plan['searchable']) {
    this.#match = match
    this.#candidates = candidates
    this.#words = match.coverings.length
    this.#ranks = match.view.index.layout.attributes.map(
      ({ path, rank }) => searchable?.find((each) => each.path === path)?.rank ?? rank,
    )
  }

  /** How many documents of a bucket are measured. */
  get most(): number {
    const { index, segment } = this.#match.view
    const documents = index.segments.reduce((sum, { universe }) => sum + universe, 0)
    return Math.ceil((MAX_MEASURED * segment.universe) / documents)
  }

  /** The documents of a bucket by other words, fewest first. Documents that are not measured come last. */
  parts(bucket: DocSet): Part[] {
    const measured = firstDocs(bucket, this.most)
    const byCount = Map.groupBy(measured, (doc) => this.of(doc))
    const unmeasured = andNot(bucket, setOf(measured, bucket.universe))
    if (!isEmpty(unmeasured) && !byCount.has(MAX_OTHERS)) byCount.set(MAX_OTHERS, [])
    return [...byCount]
      .sort(([a], [b]) => a - b)
      .map(([value, docs]) => {
        const set = setOf(Uint32Array.from(docs), bucket.universe)
        return { value, set: value === MAX_OTHERS ? or([set, unmeasured], bucket.universe) : set }
      })
  }

  /** The value of one document. */
  of(doc: number): number {
    const { tokens, tokenStarts } = this.#match.view.segment.columns
    const end = tokenStarts[doc + 1] as number
    const isFlawless = hasDoc(this.#match.flawless, doc)
    let bestRank = Number.POSITIVE_INFINITY
    let fewest = MAX_OTHERS
    for (let at = tokenStarts[doc] as number; at < end; ) {
      const rank = this.#ranks[attributeOf(tokens[at] as number)] ?? 0
      const next = valueEnd(tokens, at, end)
      if (rank <= bestRank) {
        const others = this.#othersIn(at, next, isFlawless)
        if (others !== null) {
          fewest = rank < bestRank ? others : Math.min(fewest, others)
          bestRank = rank
        }
      }
      at = next
    }
    return fewest
  }

  /** Null for a value without a word of the query. */
  #othersIn(from: number, end: number, isFlawless: boolean): number | null {
    const { tokens } = this.#match.view.segment.columns
    this.#matched.length = 0
    let words = 0
    let places = 0
    for (let at = from; at < end; at++) {
      const token = tokens[at] as number
      if (at === from || !inSamePlace(token)) places++
      if (this.#candidates.passOver(wordOf(token))) continue
      for (const { allowed, accepts, at: word, alternative } of this.#candidates.of(wordOf(token))) {
        if (!allowed[attributeOf(token)] || (isFlawless && alternative.typos > 0)) continue
        const length = rowEnd(tokens, at, end, accepts)
        if (length === null) continue
        words |= 1 << word
        for (let place = places - 1; place < places + length; place++) this.#matched[place] = true
      }
    }
    if (words === 0) return null
    const matched = this.#matched.reduce((count, each) => count + Number(each === true), 0)
    return Math.min(MAX_OTHERS, places - matched + this.#words - bitsOf(words))
  }
}

/** The end of the value that begins with a token. */
function valueEnd(tokens: Uint32Array, from: number, end: number): number {
  let at = from + 1
  while (at < end && !beginsValue(tokens[at] as number)) at++
  return at
}

function bitsOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
