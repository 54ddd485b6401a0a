/** Up to this many numbers, a loop is faster than a copy. */
const FEW = 16

/** A growing array of 32-bit numbers. */
export class GrowingUint32s {
  #items = new Uint32Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    this.#reserve(1)
    this.#items[this.#length++] = value
  }

  pushAll(values: Uint32Array): void {
    this.#reserve(values.length)
    if (values.length > FEW) this.#items.set(values, this.#length)
    else for (let i = 0; i < values.length; i++) this.#items[this.#length + i] = values[i] as number
    this.#length += values.length
  }

  /** The written numbers without a copy: valid until the next push. */
  view(): Uint32Array {
    return this.#items.subarray(0, this.#length)
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#items.length) return
    const larger = new Uint32Array(Math.max(this.#items.length * 2, this.#length + more))
    larger.set(this.#items)
    this.#items = larger
  }
}
