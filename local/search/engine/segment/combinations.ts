import { GrowingUint32s } from './grow.ts'

/** Numbers for combinations of numbers. A combination is ascending and without repetition. */
export class Combinations {
  readonly #ids = new Map<number | string, number>()
  readonly #starts = new GrowingUint32s()
  readonly #values = new GrowingUint32s()

  constructor() {
    this.#starts.push(0)
  }

  get size(): number {
    return this.#ids.size
  }

  intern(values: readonly number[] | Uint32Array): number {
    const key = values.length === 1 ? (values[0] as number) : values.join()
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(key, id)
    for (const value of values) this.#values.push(value)
    this.#starts.push(this.#values.length)
    return id
  }

  starts(): Uint32Array {
    return this.#starts.view()
  }

  values(): Uint32Array {
    return this.#values.view()
  }
}
