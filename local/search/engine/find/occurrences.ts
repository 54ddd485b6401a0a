import type { Alternative } from '../../model/plan.ts'

/** Words further apart, in other values or other attributes, are all as far apart as this. */
export const MAX_DISTANCE = 8

/**
 * Where a document has a word of the query: the places of its first and last token, and in which value. Emptied and
 * filled again for each document, as thousands are looked at for one search.
 */
export class Occurrences {
  #count = 0
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #values: number[] = []
  readonly #alternatives: Alternative[] = []

  get isEmpty(): boolean {
    return this.#count === 0
  }

  clear(): void {
    this.#count = 0
  }

  add(from: number, to: number, value: number, alternative: Alternative): void {
    const at = this.#count++
    this.#from[at] = from
    this.#to[at] = to
    this.#values[at] = value
    this.#alternatives[at] = alternative
  }

  /** How near the nearest of these is to the nearest of the next word of the query, in one value. */
  distanceTo(next: Occurrences): number {
    let least = MAX_DISTANCE
    for (let a = 0; a < this.#count; a++) {
      for (let b = 0; b < next.#count; b++) {
        if (this.#values[a] === next.#values[b]) least = Math.min(least, this.#apart(a, next, b))
      }
    }
    return least
  }

  /** 1 for neighbours in the order of the query, one more in the other order; one word that stands for both is 1. */
  #apart(a: number, next: Occurrences, b: number): number {
    const from = this.#from[a] as number
    const to = this.#to[a] as number
    const nextFrom = next.#from[b] as number
    if (nextFrom > to) return nextFrom - to
    if ((next.#to[b] as number) < from) return from - nextFrom + 1
    const alternative = this.#alternatives[a]
    return alternative === next.#alternatives[b] && (alternative?.span ?? 1) > 1 ? 1 : MAX_DISTANCE
  }
}
