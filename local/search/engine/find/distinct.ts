import type { Plan } from '../../model/plan.ts'
import { docsOf, setOf } from '../docset/doc-set.ts'
import type { Segment } from '../segment/segment.ts'
import type { Countable } from './countable.ts'
import { Counted } from './facet-counts.ts'
import type { Matched } from './matched.ts'

/**
 * Records that share their values of an attribute count as one group. The attribute has to be among the facets of the
 * schema (counted or not); records without a value are each a group of their own.
 */
export class Groups {
  readonly #facet: number
  readonly #keep: number

  constructor(matched: Matched, { attribute, keep }: NonNullable<Plan['distinct']>) {
    this.#facet = matched.index.layout.schema.facets.findIndex(({ path }) => path === attribute)
    this.#keep = keep
  }

  /** How many of the match are left when no group has more than it may keep. */
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

  /** A gate that lets documents pass, in the order of their rank, until their group has what it may keep. */
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
   * What is left of a match when no group has more than it may keep, to be counted: of each group the documents that are
   * numbered first. Which they are makes no difference where the records of a group have the same values, and
   * https://www.algolia.com/doc/api-reference/api-parameters/facetingAfterDistinct is for no other records.
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
