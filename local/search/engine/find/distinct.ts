import type { Plan } from '../../model/plan.ts'
import { docsOf, setOf } from '../docset/doc-set.ts'
import type { Segment } from '../segment/segment.ts'
import type { Countable } from './countable.ts'
import { Counted } from './facet-counts.ts'
import type { Matched } from './matched.ts'

/**
 * Records with the same value of an attribute form a group. The attribute has to be a facet of the schema
 * (counted or not); each record without a value is a group by itself.
 */
export class Groups {
  readonly #facet: number
  readonly #keep: number

  constructor(matched: Matched, { attribute, keep }: NonNullable<Plan['distinct']>) {
    this.#facet = matched.index.layout.schema.facets.findIndex(({ path }) => path === attribute)
    this.#keep = keep
  }

  /** The number of matches when each group is limited to its maximum. */
  total(matched: Matched): number {
    const sizes = new Map<string, number>()
    let total = 0
    for (const { view, set } of matched.segments) {
      const perCombination = new Map<number, number>()
      const combinations = view.segment.columns.facets[this.#facet]?.combinations
      if (!combinations) {
        total += set.size
        continue
      }
      for (const doc of docsOf(set)) {
        const combination = combinations[doc] as number
        perCombination.set(combination, (perCombination.get(combination) ?? 0) + 1)
      }
      for (const [combination, size] of perCombination) {
        const group = this.#nameOf(view.segment, combination)
        if (group === null) total += size
        else sizes.set(group, (sizes.get(group) ?? 0) + size)
      }
    }
    for (const size of sizes.values()) total += Math.min(this.#keep, size)
    return total
  }

  /** A filter for documents in ranking order that accepts each until its group has reached its maximum. */
  gate(): (segment: Segment, doc: number) => boolean {
    const passed = new Map<string, number>()
    return (segment, doc) => {
      const combination = segment.columns.facets[this.#facet]?.combinations[doc]
      const group = combination === undefined ? null : this.#nameOf(segment, combination)
      if (group === null) return true
      const before = passed.get(group) ?? 0
      passed.set(group, before + 1)
      return before < this.#keep
    }
  }

  /**
   * The matches to count when each group is limited to its maximum: of each group the documents with the
   * lowest numbers. The choice makes no difference where the records of a group have the same values, and
   * Algolia documents faceting after distinct only for such records
   * (https://www.algolia.com/doc/api-reference/api-parameters/facetingAfterDistinct).
   */
  kept(matched: Matched): Countable {
    const passes = this.gate()
    const counted = matched.segments.map(({ view, set }) => {
      const docs = docsOf(set).filter((doc) => passes(view.segment, doc))
      return new Counted(view, setOf(docs, set.universe))
    })
    const name = (inner: string) => `distinct ${this.#facet} ${this.#keep} ${inner}`
    return {
      index: matched.index,
      counted: () => counted,
      remembers: (inner) => matched.remembers(name(inner)),
      remember: (inner, make) => matched.remember(name(inner), make),
    }
  }

  #nameOf(segment: Segment, combination: number): string | null {
    const column = segment.columns.facets[this.#facet]
    const values = column?.values.subarray(column.starts[combination], column.starts[combination + 1])
    return values === undefined || values.length === 0 ? null : values.join()
  }
}
