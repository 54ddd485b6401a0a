import type { Plan } from '../../model/plan.ts'
import { Matched, matchKey } from './matched.ts'
import type { IndexView } from './view.ts'

/** What matches may weigh together that are kept, in bytes. */
const LIMIT = 96 << 20

/** Each of them is asked for its weight whenever another one comes. */
const MOST = 48

/**
 * The latest matches, for as long as nothing is written: the requests of one page ask for the same records with other
 * facets and parts, and common words come again and again.
 */
export class MatchCache {
  readonly #matches = new Map<string, Matched>()

  find(plan: Plan, view: () => IndexView): Matched {
    const key = matchKey(plan)
    const known = this.#matches.get(key)
    if (known) {
      this.#matches.delete(key)
      this.#matches.set(key, known)
      return known
    }
    const matched = new Matched(view(), plan)
    this.#makeRoom(matched.weight)
    this.#matches.set(key, matched)
    return matched
  }

  clear(): void {
    this.#matches.clear()
  }

  /** Matches grow as they are searched: what they weigh is asked anew each time. */
  #makeRoom(more: number): void {
    let weight = more
    for (const matched of this.#matches.values()) weight += matched.weight
    for (const [oldest, matched] of this.#matches) {
      if (weight <= LIMIT && this.#matches.size < MOST) return
      this.#matches.delete(oldest)
      weight -= matched.weight
    }
  }
}
