import { DEFAULT_EXACT, type ExactRule } from '../../model/plan.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, emptySet, hasDoc, isEmpty } from '../docset/doc-set.ts'
import { type Covering, isExact } from './coverage.ts'
import type { SegmentMatch } from './match.ts'
import type { Part } from './part.ts'

/**
 * The exact criterion: how many words of the query a document has as they were typed (or as what the rule counts
 * besides). For a query of one word that would say little: there it is 1, unless the rule says otherwise, where the
 * word is all that some value of an attribute says.
 */
export class Exactness {
  readonly #match: SegmentMatch
  readonly #rule: ExactRule
  #exact: DocSet[] | null = null

  constructor(match: SegmentMatch, rule: ExactRule = DEFAULT_EXACT) {
    this.#match = match
    this.#rule = rule
  }

  /** A bucket by how many words its documents have exactly, most first. */
  split(bucket: DocSet): Part[] {
    let levels: readonly DocSet[] = [bucket]
    for (const set of this.#sets()) {
      const none = emptySet(bucket.universe)
      const [having, lacking] = [
        levels.map((level) => and(level, set)),
        levels.map((level) => andNot(level, set)),
      ]
      levels = [...lacking, none].map((lack, count) => or([lack, having[count - 1] ?? none], bucket.universe))
    }
    return levels
      .map((set, count) => ({ value: -count, set }))
      .filter(({ set }) => !isEmpty(set))
      .reverse()
  }

  /** The value for one document. */
  of(doc: number): number {
    return this.#sets().filter((set) => hasDoc(set, doc)).length
  }

  /** For each word of the query the documents that have it exactly. */
  #sets(): DocSet[] {
    const { coverings } = this.#match
    const single = coverings.length === 1 ? this.#rule.single : 'word'
    if (single === 'none') return []
    this.#exact ??= coverings.map((covered, at) =>
      single === 'attribute' ? this.#sole(covered) : this.#anywhere(covered, at),
    )
    return this.#exact
  }

  #sole(covered: readonly Covering[]): DocSet {
    const { sets, set } = this.#match
    const exact = covered.filter(this.#isExact).map(({ alternative }) => sets.sole(alternative))
    return or(exact, set.universe)
  }

  /** Mostly what is without a typo is exact, and was looked for to find the match. */
  #anywhere(covered: readonly Covering[], at: number): DocSet {
    const { sets, zeroTypos } = this.#match
    const isSame = covered.every((covering) => this.#isExact(covering) === (covering.typos === 0))
    const known = isSame ? zeroTypos[at] : undefined
    return known ?? sets.any(covered.filter(this.#isExact).map(({ alternative }) => alternative))
  }

  readonly #isExact = ({ alternative }: Covering) => isExact(alternative, this.#rule)
}
