import { GrowingUint32s } from './grow.ts'

/** Numbers for combinations of numbers. A combination is ascending and without repetition. */
export class Combinations {
  readonly #counted: boolean
  #size = 0
  readonly #ids = new Map<number | string, number>()
  readonly #starts = new GrowingUint32s()
  readonly #values = new GrowingUint32s()

  /**
   * What is counted has one number for all that are equal. What is only filtered by is mostly different in each record
   * (tags are), and looking for equals would take more than it saves.
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

/** Two small numbers make one: strings, and numbers beyond 31 bits, are slower to make and to look up. */
function keyOf(values: readonly number[] | Uint32Array): number | string {
  const [first = 0, second = 0] = values
  if (values.length === 1) return first
  if (values.length === 2 && first < SMALL && second < SMALL) return -1 - first * SMALL - second
  return values.join()
}

const SMALL = 1 << 15
