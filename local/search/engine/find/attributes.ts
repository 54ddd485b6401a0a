import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, hasDoc, isEmpty } from '../docset/doc-set.ts'
import type { SegmentMatch } from './match.ts'
import type { Part } from './part.ts'

/** A step of the criterion `attribute`: the fields of one rank and place, as `rank * 1000 + place`. */
interface Level {
  readonly value: number
  readonly set: DocSet
}

/** The attribute criterion: the best place in which a document has any of the words that it matches. */
export class Attributes {
  readonly #match: SegmentMatch
  #known: Level[] = []
  #values: number[] | null = null

  constructor(match: SegmentMatch) {
    this.#match = match
  }

  *split(bucket: DocSet): Generator<Part> {
    let rest = bucket
    for (let at = 0; !isEmpty(rest); at++) {
      const level = this.#level(at)
      if (!level) return
      const part = and(rest, level.set)
      if (isEmpty(part)) continue
      yield { value: level.value, set: part }
      rest = andNot(rest, part)
    }
  }

  /** The value for one document; 0 where no word is looked for. */
  of(doc: number): number {
    for (let at = 0; ; at++) {
      const level = this.#level(at)
      if (!level) return 0
      if (hasDoc(level.set, doc)) return level.value
    }
  }

  #level(at: number): Level | undefined {
    const known = this.#known[at]
    if (known) return known
    const value = this.#allValues()[at]
    if (value === undefined) return undefined
    const level = { value, set: this.#setOf(value) }
    this.#known[at] = level
    return level
  }

  #allValues(): number[] {
    this.#values ??= [...new Set(this.#match.view.index.layout.fields.map(stepOf))].sort((a, b) => a - b)
    return this.#values
  }

  #setOf(value: number): DocSet {
    const { fields } = this.#match.view.index.layout
    const sets = this.#match.coverings.flat().flatMap(({ alternative }) =>
      [...this.#match.sets.byField(alternative)].flatMap(([field, read]) => {
        const known = fields[field]
        return known && stepOf(known) === value ? [read()] : []
      }),
    )
    return or(sets, this.#match.set.universe)
  }
}

function stepOf({ rank, place }: { readonly rank: number; readonly place: number }): number {
  return rank * 1000 + place
}
