import { type DocSet, weightOf } from '../docset/doc-set.ts'
import type { Segment } from '../segment/segment.ts'

/** The sets of one segment by name. */
export interface NamedSets {
  remember(name: string, make: () => DocSet): DocSet
}

/** Below this weight in bytes, computing a set is as fast as looking it up. */
const MIN_CACHED_BYTES = 256

/**
 * Sets of documents that were expensive to compute; the least recently used are dropped above a limit in
 * bytes.
 */
export class SetCache {
  readonly #limit: number
  readonly #sets = new Map<string, DocSet>()
  readonly #numbers = new WeakMap<Segment, number>()
  #next = 0
  #weight = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  of(segment: Segment): NamedSets {
    const number = this.#numberOf(segment)
    return { remember: (name, make) => this.#remember(`${number}:${name}`, make) }
  }

  #remember(key: string, make: () => DocSet): DocSet {
    const known = this.#sets.get(key)
    if (known) {
      this.#sets.delete(key)
      this.#sets.set(key, known)
      return known
    }
    const set = make()
    if (weightOf(set) < MIN_CACHED_BYTES) return set
    this.#sets.set(key, set)
    this.#weight += weightOf(set)
    for (const [oldest, old] of this.#sets) {
      if (this.#weight <= this.#limit) break
      this.#sets.delete(oldest)
      this.#weight -= weightOf(old)
    }
    return set
  }

  #numberOf(segment: Segment): number {
    const known = this.#numbers.get(segment)
    if (known !== undefined) return known
    this.#numbers.set(segment, this.#next)
    return this.#next++
  }
}

/** Limit of the cache, in bytes. */
const KEPT = 192 << 20

/** One cache for all stores of a process, as they share its memory. */
export const sharedSets = new SetCache(KEPT)
