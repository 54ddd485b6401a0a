import type { Alternative } from '../../model/plan.ts'

/** Words that are further apart, or in different values or attributes, count as this far apart. */
export const MAX_DISTANCE = 8

/**
 * The positions of a word of the query in a document: its first and last token, and its value. Reused for
 * each document, as a search looks at thousands.
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

  /**
   * The smallest distance between an occurrence of this word and one of the next word of the query, in one
   * value.
   */
  distanceTo(next: Occurrences): number {
    let least = MAX_DISTANCE
    for (let a = 0; a < this.#count; a++) {
      for (let b = 0; b < next.#count; b++) {
        if (this.#values[a] === next.#values[b]) least = Math.min(least, this.#apart(a, next, b))
      }
    }
    return least
  }

  /**
   * 1 for neighbours in the order of the query, one more in the other order; 1 where one token matches both.
   */
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
