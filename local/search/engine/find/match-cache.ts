import type { Plan } from '../../model/plan.ts'
import { Matched, matchKey } from './matched.ts'
import type { IndexView } from './view.ts'

/** Most bytes that the kept matches may take together. */
const LIMIT = 96 << 20

/** A longer list would take too long to search. */
const MAX_ENTRIES = 48

interface Kept {
  readonly matched: Matched
  /** Null since the last use, as a search may have increased it. */
  weight: number | null
}

/**
 * The latest matches, until the next write: the requests of one page search for the same records with other
 * facets and pages, and common words recur.
 */
export class MatchCache {
  readonly #matches = new Map<string, Kept>()

  find(plan: Plan, view: () => IndexView): Matched {
    const key = matchKey(plan)
    const known = this.#matches.get(key)
    if (known) this.#matches.delete(key)
    else this.#makeRoom()
    const matched = known?.matched ?? new Matched(view(), plan)
    this.#matches.set(key, { matched, weight: null })
    return matched
  }

  clear(): void {
    this.#matches.clear()
  }

  #makeRoom(): void {
    let weight = 0
    for (const kept of this.#matches.values()) {
      kept.weight ??= kept.matched.weight
      weight += kept.weight
    }
    for (const [oldest, kept] of this.#matches) {
      if (weight <= LIMIT && this.#matches.size < MAX_ENTRIES) return
      this.#matches.delete(oldest)
      weight -= kept.weight ?? 0
    }
  }
}
