import { float64s, type NumberColumn, narrowNumbers } from './columns.ts'

/** Collects the numbers under one path, record by record. */
export class DraftNumbers {
  readonly #docs: number[] = []
  readonly #values: number[] = []

  addOne(doc: number, value: number): void {
    this.#docs.push(doc)
    this.#values.push(value)
  }

  add(doc: number, values: readonly number[]): void {
    for (const value of values) this.addOne(doc, value)
  }

  /** The numbers as a column of `count` documents. */
  column(path: string, count: number): NumberColumn {
    const first = float64s(count).fill(Number.NaN)
    const moreDocs: number[] = []
    const moreValues: number[] = []
    this.#docs.forEach((doc, at) => {
      const value = this.#values[at] as number
      if (Number.isNaN(first[doc])) first[doc] = value
      else {
        moreDocs.push(doc)
        moreValues.push(value)
      }
    })
    return {
      path,
      values: narrowNumbers(first),
      moreDocs: Uint32Array.from(moreDocs),
      moreValues: Float64Array.from(moreValues),
    }
  }
}
