import { DEFAULT_EXACT, type ExactRule } from '../../model/plan.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, emptySet, hasDoc, isEmpty } from '../docset/doc-set.ts'
import type { Scope } from './attributes-for.ts'
import { type Covering, isExact } from './coverage.ts'
import type { SegmentMatch } from './match.ts'
import type { Part } from './part.ts'
import { WordSets } from './word-sets.ts'

/**
 * The exact criterion: how many words of the query a document has as typed (or in a form that the rule also
 * counts). For a query of one word the count would not distinguish documents: there it is 1 only where the
 * word is a whole value of an attribute, unless the rule says otherwise.
 */
export class Exactness {
  readonly #match: SegmentMatch
  readonly #rule: ExactRule
  /** The words that may count as exact. */
  readonly #words: WordSets
  #exact: DocSet[] | null = null
  /**
   * The same without synonyms, for the criterion `typedWords`; null where no word has a synonym that counts.
   */
  readonly typed: Exactness | null

  constructor(match: SegmentMatch, rule: ExactRule = DEFAULT_EXACT) {
    this.#match = match
    this.#rule = rule
    this.#words = rule.notIn?.length ? new WordSets(match.view, scopeWithout(match, rule.notIn)) : match.sets
    this.typed = hasExactSynonym(match, rule) ? new Exactness(match, withoutSynonyms(rule)) : null
  }

  /** Splits a bucket by the number of exact words, most first. */
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

  /** The value of one document. */
  of(doc: number): number {
    return this.#sets().filter((set) => hasDoc(set, doc)).length
  }

  /** For each word of the query, the documents that have it exactly. */
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
    const { set } = this.#match
    const exact = covered.filter(this.#isExact).map(({ alternative }) => this.#words.sole(alternative))
    return or(exact, set.universe)
  }

  /** Most alternatives without a typo are exact, and their sets were already computed for the match. */
  #anywhere(covered: readonly Covering[], at: number): DocSet {
    const { sets, zeroTypos } = this.#match
    const isSame =
      this.#words === sets && covered.every((covering) => this.#isExact(covering) === (covering.typos === 0))
    const known = isSame ? zeroTypos[at] : undefined
    return known ?? this.#words.any(covered.filter(this.#isExact).map(({ alternative }) => alternative))
  }

  readonly #isExact = ({ alternative }: Covering) => isExact(alternative, this.#rule)
}

function hasExactSynonym({ coverings }: SegmentMatch, rule: ExactRule): boolean {
  return coverings.some((covered) =>
    covered.some(({ alternative }) => alternative.kind === 'synonym' && isExact(alternative, rule)),
  )
}

function withoutSynonyms(rule: ExactRule): ExactRule {
  return { ...rule, besides: rule.besides.filter((kind) => kind === 'plural') }
}

/** The searched attributes, without some. */
function scopeWithout({ view, scope }: SegmentMatch, notIn: readonly string[]): Scope {
  const paths = scope.within ?? view.index.layout.attributes.map(({ path }) => path)
  return { ...scope, within: paths.filter((path) => !notIn.includes(path)) }
}
