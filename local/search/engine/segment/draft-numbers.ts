import { float64s, type NumberColumn, narrowNumbers } from './columns.ts'

/** The numbers under one path, as they come record by record. */
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

  /** The numbers as the column of so many documents. */
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
