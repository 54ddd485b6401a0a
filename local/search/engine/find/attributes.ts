import type { Plan } from '../../model/plan.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, hasDoc, isEmpty } from '../docset/doc-set.ts'
import type { Field } from '../segment/layout.ts'
import type { SegmentMatch } from './match.ts'
import type { Part } from './part.ts'

/** A bucket of up to this share of a segment is small. */
const SMALL = 1 / 256

/**
 * The attribute criterion: the best position at which a document has any of the words that it matches; words
 * with a typo count only where it matches with typos. Its steps are the fields of one rank and place, as
 * `rank * 1000 + place`.
 */
export class Attributes {
  readonly #match: SegmentMatch
  readonly #stepOf: (field: Field) => number
  readonly #known = new Map<number, DocSet>()
  #steps: readonly number[] | null = null

  /** @param searchable the weights of attributes, where they are not those of the schema */
  constructor(match: SegmentMatch, searchable: Plan['searchable']) {
    this.#match = match
    const { attributes } = match.view.index.layout
    const steps = new Map(
      searchable?.map(({ path, rank, ordered }) => [
        attributes.findIndex((attribute) => attribute.path === path),
        (field: Field) => stepOf({ rank, place: ordered ? field.place : 0 }),
      ]),
    )
    this.#stepOf = (field) => steps.get(field.attribute)?.(field) ?? stepOf(field)
  }

  *split(bucket: DocSet): Generator<Part> {
    let rest = bucket
    for (const step of this.#allSteps()) {
      if (isEmpty(rest)) return
      const part = this.#partOf(rest, step)
      if (isEmpty(part)) continue
      yield { value: step, set: part }
      rest = andNot(rest, part)
    }
    if (!isEmpty(rest)) yield { value: Number.MAX_VALUE, set: rest }
  }

  /** The value of one document; 0 for a search without words. */
  of(doc: number): number {
    return this.#allSteps().find((step) => hasDoc(this.#whole(step), doc)) ?? 0
  }

  /** Looks up each of a few documents in the sets of a step, as uniting the sets first would take longer. */
  #partOf(bucket: DocSet, step: number): DocSet {
    if (this.#known.has(step) || bucket.size > bucket.universe * SMALL) return and(bucket, this.#whole(step))
    const parts = this.#setsOf(step).map((set) => and(bucket, set))
    return or(parts, bucket.universe)
  }

  /** All documents that have a word in a field of the step. */
  #whole(step: number): DocSet {
    const known = this.#known.get(step)
    if (known) return known
    const whole = or(this.#setsOf(step), this.#match.set.universe)
    this.#known.set(step, whole)
    return whole
  }

  #setsOf(step: number): DocSet[] {
    const { fields } = this.#match.view.index.layout
    const { flawless } = this.#match
    return this.#match.coverings.flat().flatMap(({ alternative }) =>
      [...this.#match.sets.byField(alternative)].flatMap(([number, read]) => {
        const field = fields[number]
        if (!field || this.#stepOf(field) !== step) return []
        return [alternative.typos === 0 ? read() : andNot(read(), flawless)]
      }),
    )
  }

  #allSteps(): readonly number[] {
    this.#steps ??= [...new Set(this.#match.view.index.layout.fields.map(this.#stepOf))].sort((a, b) => a - b)
    return this.#steps
  }
}

function stepOf({ rank, place }: { readonly rank: number; readonly place: number }): number {
  return rank * 1000 + place
}
