import type { Filter } from '../../model/filter.ts'
import type { Plan } from '../../model/plan.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, fullSet, hasDoc } from '../docset/doc-set.ts'
import { filterSet } from './filter-set.ts'
import type { SegmentView } from './view.ts'

interface ScoreLevel {
  readonly level: number
  readonly set: DocSet
}

/**
 * The criterion `filters`: the score of the filters that a document fulfils. A facet filter has its own
 * score, any other filter 1; a conjunction has the sum of its parts, a disjunction its best part or, with
 * `sumOrFiltersScores`, the sum of those fulfilled; a filter that is not fulfilled has 0. Optional filters
 * add their scores.
 */
export class FilterScores {
  readonly #view: SegmentView
  readonly #plan: Pick<Plan, 'filter' | 'preferred' | 'sumFilterScores'>
  #levels: ScoreLevel[] | null = null

  constructor(view: SegmentView, plan: Pick<Plan, 'filter' | 'preferred' | 'sumFilterScores'>) {
    this.#view = view
    this.#plan = plan
  }

  /** The documents of the segment by score, highest first. */
  levels(): readonly ScoreLevel[] {
    const { filter, preferred } = this.#plan
    this.#levels ??= this.#combine([...(filter ? [filter] : []), ...preferred], add)
    return this.#levels
  }

  /** The score of one document of the match. */
  of(doc: number): number {
    if (!scoresMatter(this.#plan)) return this.#plan.filter ? fulfilled(this.#plan.filter) : 0
    return this.levels().find(({ set }) => hasDoc(set, doc))?.level ?? 0
  }

  #scored(filter: Filter): ScoreLevel[] {
    switch (filter.type) {
      case 'and': {
        const fulfilled = this.#fulfilling(filter)
        return onlyIn(fulfilled, this.#combine(filter.of, add))
      }
      case 'or':
        return this.#combine(filter.of, this.#plan.sumFilterScores ? add : Math.max)
      case 'facet':
        return worth(this.#fulfilling(filter), filter.score)
      case 'place':
        return worth(this.#fulfilling(filter), 0)
      default:
        return worth(this.#fulfilling(filter), 1)
    }
  }

  #fulfilling(filter: Filter): DocSet {
    return filterSet(this.#view, filter, fullSet(this.#view.segment.universe))
  }

  /** Combines the scores of several filters, document by document. */
  #combine(filters: readonly Filter[], join: (a: number, b: number) => number): ScoreLevel[] {
    const universe = this.#view.segment.universe
    const start: ScoreLevel[] = [{ level: 0, set: fullSet(universe) }]
    return filters.reduce((levels, filter) => {
      const next = new Map<number, DocSet[]>()
      for (const part of this.#scored(filter)) {
        for (const { level, set } of levels) {
          const both = and(set, part.set)
          if (both.size === 0) continue
          const value = join(level, part.level)
          next.set(value, [...(next.get(value) ?? []), both])
        }
      }
      return [...next]
        .map(([level, sets]) => ({ level, set: or(sets, universe) }))
        .sort((a, b) => b.level - a.level)
    }, start)
  }
}

/** Whether documents may differ in score: without scores or optional filters all matches have the same. */
export function scoresMatter({
  filter,
  preferred,
  sumFilterScores,
}: Pick<Plan, 'filter' | 'preferred' | 'sumFilterScores'>): boolean {
  return preferred.length > 0 || (filter !== null && differs(filter, sumFilterScores))
}

/** The score of a filter for documents that fulfil it, where it is the same for all. */
function fulfilled(filter: Filter): number {
  if (filter.type === 'and') return filter.of.reduce((sum, part) => sum + fulfilled(part), 0)
  if (filter.type === 'place') return 0
  return filter.type === 'facet' ? filter.score : 1
}

function differs(filter: Filter, sums: boolean): boolean {
  switch (filter.type) {
    case 'and':
      return filter.of.some((part) => differs(part, sums))
    case 'or':
      return sums || !filter.of.every(hasScoreOne)
    default:
      return false
  }
}

/** Whether the score is 1 for all documents that fulfil it: the best of such parts is 1 too. */
function hasScoreOne(filter: Filter): boolean {
  switch (filter.type) {
    case 'facet':
      return filter.score === 1
    case 'number':
    case 'range':
    case 'not':
      return true
    default:
      return false
  }
}

function worth(set: DocSet, score: number): ScoreLevel[] {
  const rest = andNot(fullSet(set.universe), set)
  return [
    { level: score, set },
    { level: 0, set: rest },
  ].filter((level) => level.set.size > 0)
}

function onlyIn(fulfilled: DocSet, levels: readonly ScoreLevel[]): ScoreLevel[] {
  const universe = fulfilled.universe
  const inside = levels.map(({ level, set }) => ({ level, set: and(set, fulfilled) }))
  const outside = { level: 0, set: andNot(fullSet(universe), fulfilled) }
  return [...inside, outside].filter(({ set }) => set.size > 0)
}

function add(a: number, b: number): number {
  return a + b
}
