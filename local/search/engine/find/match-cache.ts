import type { Plan } from '../../model/plan.ts'
import { Matched, matchKey } from './matched.ts'
import type { IndexView } from './view.ts'

/** What matches may weigh together that are kept, in bytes. */
const LIMIT = 96 << 20

/** More of them are not worth looking through. */
const MAX_ENTRIES = 48

interface Kept {
  readonly matched: Matched
  /** Null from when it was last asked for: searching lets it grow. */
  weight: number | null
}

/**
 * The latest matches, for as long as nothing is written: the requests of one page ask for the same records with other
 * facets and parts, and common words come again and again.
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
