import { GrowingUint32s } from './grow.ts'

/** Numbers of combinations. A combination is a list of numbers, ascending and without repetition. */
export class Combinations {
  readonly #counted: boolean
  #size = 0
  readonly #ids = new Map<number | string, number>()
  readonly #starts = new GrowingUint32s()
  readonly #values = new GrowingUint32s()

  /**
   * In a counted facet, equal combinations share a number. A facet that is only a filter mostly differs in
   * each record (as tags do), where looking for equal combinations takes more than it saves.
   */
  constructor(counted: boolean) {
    this.#counted = counted
    this.#starts.push(0)
  }

  get size(): number {
    return this.#size
  }

  intern(values: readonly number[] | Uint32Array): number {
    if (!this.#counted) return this.#add(values)
    const key = keyOf(values)
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#add(values)
    this.#ids.set(key, id)
    return id
  }

  #add(values: readonly number[] | Uint32Array): number {
    for (const value of values) this.#values.push(value)
    this.#starts.push(this.#values.length)
    return this.#size++
  }

  starts(): Uint32Array {
    return this.#starts.view()
  }

  values(): Uint32Array {
    return this.#values.view()
  }
}

/**
 * Two small numbers make one number: strings, and numbers beyond 31 bits, are slower to create and to look
 * up.
 */
function keyOf(values: readonly number[] | Uint32Array): number | string {
  const [first = 0, second = 0] = values
  if (values.length === 1) return first
  if (values.length === 2 && first < SMALL && second < SMALL) return -1 - first * SMALL - second
  return values.join()
}

const SMALL = 1 << 15
