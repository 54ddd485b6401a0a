import { DEFAULT_EXACT, type ExactRule } from '../../model/plan.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, emptySet, hasDoc, isEmpty } from '../docset/doc-set.ts'
import type { Scope } from './attributes-for.ts'
import { type Covering, isExact } from './coverage.ts'
import type { SegmentMatch } from './match.ts'
import type { Part } from './part.ts'
import { WordSets } from './word-sets.ts'

/**
 * The exact criterion: how many words of the query a document has as they were typed (or as what the rule counts
 * besides). For a query of one word that would say little: there it is 1, unless the rule says otherwise, where the
 * word is all that some value of an attribute says.
 */
export class Exactness {
  readonly #match: SegmentMatch
  readonly #rule: ExactRule
  /** Where words may count as exact. */
  readonly #words: WordSets
  #exact: DocSet[] | null = null
  /** The same without synonyms, which is the criterion `typedWords`; null where no word has one that counts. */
  readonly typed: Exactness | null

  constructor(match: SegmentMatch, rule: ExactRule = DEFAULT_EXACT) {
    this.#match = match
    this.#rule = rule
    this.#words = rule.notIn?.length ? new WordSets(match.view, scopeBeside(match, rule.notIn)) : match.sets
    this.typed = hasExactSynonym(match, rule) ? new Exactness(match, withoutSynonyms(rule)) : null
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
    const { set } = this.#match
    const exact = covered.filter(this.#isExact).map(({ alternative }) => this.#words.sole(alternative))
    return or(exact, set.universe)
  }

  /** Mostly what is without a typo is exact, and was looked for to find the match. */
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

/** The attributes that are searched, but for some. */
function scopeBeside({ view, scope }: SegmentMatch, notIn: readonly string[]): Scope {
  const paths = scope.within ?? view.index.layout.attributes.map(({ path }) => path)
  return { ...scope, within: paths.filter((path) => !notIn.includes(path)) }
}
