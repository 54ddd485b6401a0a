import { DEFAULT_EXACT, type ExactRule } from '../../model/plan.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, emptySet, fullSet, hasDoc } from '../docset/doc-set.ts'
import { isExact } from './coverage.ts'
import type { SegmentMatch } from './match.ts'

/**
 * The exact criterion: how many words of the query a document has as they were typed (or as what the rule counts
 * besides). For a query of one word that would say little: there it is 1, unless the rule says otherwise, where the
 * word is all that some value of an attribute says.
 */
export class Exactness {
  readonly #match: SegmentMatch
  readonly #rule: ExactRule
  #exact: DocSet[] | null = null
  #levels: { level: number; set: DocSet }[] | null = null

  constructor(match: SegmentMatch, rule: ExactRule = DEFAULT_EXACT) {
    this.#match = match
    this.#rule = rule
  }

  /** The documents of the segment by how many words they have exactly, most first. */
  levels(): readonly { level: number; set: DocSet }[] {
    if (this.#levels) return this.#levels
    const universe = this.#match.set.universe
    let levels = [fullSet(universe)]
    for (const set of this.#sets()) {
      const next = levels.map((level) => andNot(level, set))
      levels.forEach((level, count) => {
        next[count + 1] = or([next[count + 1] ?? emptySet(universe), and(level, set)], universe)
      })
      levels = next
    }
    this.#levels = levels.map((set, level) => ({ level, set })).reverse()
    return this.#levels
  }

  /** The value for one document. */
  of(doc: number): number {
    return this.#sets().filter((set) => hasDoc(set, doc)).length
  }

  /** For each word of the query the documents that have it exactly. */
  #sets(): DocSet[] {
    const { coverings, sets, set } = this.#match
    const single = coverings.length === 1 ? this.#rule.single : 'word'
    if (single === 'none') return []
    this.#exact ??= coverings.map((covered) =>
      or(
        covered
          .filter(({ alternative }) => isExact(alternative, this.#rule))
          .map(({ alternative }) =>
            single === 'attribute' ? sets.sole(alternative) : sets.all(alternative),
          ),
        set.universe,
      ),
    )
    return this.#exact
  }
}
