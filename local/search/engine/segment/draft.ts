import type { IndexRecord } from '../../model/record.ts'
import { type Columns, float64s, narrowNumbers, uint32s, unsigneds } from './columns.ts'
import { Combinations } from './combinations.ts'
import { GrowingUint32s } from './grow.ts'
import type { Layout } from './layout.ts'
import type { Terms } from './terms.ts'
import type { TextWords } from './text-words.ts'
import { numbersOf, orderValue, type Scalar, valuesAt } from './values.ts'

/** Attributes are or-ed into tokens that were made for attribute 0. */
const ATTRIBUTE_SHIFT = 24

/** Records on their way into a segment: analysed one by one as they are written, in the order they were written. */
export class Draft {
  readonly #layout: Layout
  readonly #terms: Terms
  readonly #texts: TextWords
  readonly #ordered: ReadonlySet<string>
  readonly #positions = new GrowingUint32s()
  readonly #hashes = new GrowingUint32s()
  readonly #tokenStarts = new GrowingUint32s()
  readonly #tokens = new GrowingUint32s()
  readonly #facets: readonly { readonly combinations: Combinations; readonly ofDoc: GrowingUint32s }[]
  readonly #numbers = new Map<string, Numbers>()

  constructor(layout: Layout, terms: Terms, texts: TextWords) {
    this.#layout = layout
    this.#terms = terms
    this.#texts = texts
    this.#ordered = new Set(layout.schema.order.map(({ attribute }) => attribute))
    this.#facets = layout.schema.facets.map(() => ({
      combinations: new Combinations(),
      ofDoc: new GrowingUint32s(),
    }))
    this.#tokenStarts.push(0)
  }

  get count(): number {
    return this.#positions.length
  }

  hashAt(doc: number): number {
    return this.#hashes.view()[doc] as number
  }

  positionAt(doc: number): number {
    return this.#positions.view()[doc] as number
  }

  /** Takes a record in; its number is the count before. */
  add(record: IndexRecord, position: number, hash: number): void {
    const doc = this.count
    this.#positions.push(position)
    this.#hashes.push(hash)
    this.#addTexts(record)
    this.#addFacets(record)
    this.#addNumbers(record, doc)
  }

  /** The columns so far. What is added later may not show in them. */
  columns(): Columns {
    const count = this.count
    return {
      count,
      positions: shared(this.#positions),
      hashes: shared(this.#hashes),
      tokenStarts: shared(this.#tokenStarts),
      tokens: shared(this.#tokens),
      facets: this.#facets.map(({ combinations, ofDoc }) => {
        const narrow = unsigneds(count, combinations.size)
        narrow.set(ofDoc.view())
        return {
          combinations: narrow,
          starts: combinations.starts().slice(),
          values: combinations.values().slice(),
        }
      }),
      numbers: [...this.#numbers].map(([path, numbers]) => numberColumn(path, numbers, count)),
    }
  }

  #addTexts(record: IndexRecord): void {
    const attributes = this.#layout.attributes
    for (let attribute = 0; attribute < attributes.length; attribute++) {
      for (const value of valuesAt(record, attributes[attribute]?.path ?? '')) {
        const tokens = this.#texts.tokensOf(typeof value === 'string' ? value : String(value))
        for (let i = 0; i < tokens.length; i++) {
          this.#tokens.push(((tokens[i] as number) | (attribute << ATTRIBUTE_SHIFT)) >>> 0)
        }
      }
    }
    this.#tokenStarts.push(this.#tokens.length)
  }

  #addFacets(record: IndexRecord): void {
    this.#layout.schema.facets.forEach(({ path }, index) => {
      const lexicon = this.#terms.facets[index]
      const facet = this.#facets[index]
      if (!lexicon || !facet) return
      const ids = valuesAt(record, path).map((value) => lexicon.intern(String(value)))
      facet.ofDoc.push(facet.combinations.intern(ids.length < 2 ? ids : distinctAscending(ids)))
    })
  }

  #addNumbers(record: IndexRecord, doc: number): void {
    const paths = this.#layout.numeric
    if (paths === null) {
      for (const [path, values] of numbersOf(record)) this.#numbersOf(path).add(doc, values)
      for (const path of this.#ordered) this.#addNumbersAt(record, doc, path, true)
      return
    }
    for (const path of paths) this.#addNumbersAt(record, doc, path, false)
  }

  #addNumbersAt(record: IndexRecord, doc: number, path: string, onlyBooleans: boolean): void {
    const values = valuesAt(record, path)
    const numbers = values.filter((value) => typeof value === 'number')
    if (numbers.length > 0) {
      if (!onlyBooleans) this.#numbersOf(path).add(doc, numbers)
    } else if (this.#ordered.has(path)) {
      const value = orderValue(values satisfies Scalar[])
      if (value !== null) this.#numbersOf(path).add(doc, [value])
    }
  }

  #numbersOf(path: string): Numbers {
    const known = this.#numbers.get(path)
    if (known) return known
    const numbers = new Numbers()
    this.#numbers.set(path, numbers)
    return numbers
  }
}

/** The numbers under one path, as they come. */
class Numbers {
  readonly docs: number[] = []
  readonly values: number[] = []

  add(doc: number, values: readonly number[]): void {
    for (const value of values) {
      this.docs.push(doc)
      this.values.push(value)
    }
  }
}

function numberColumn(path: string, numbers: Numbers, count: number): Columns['numbers'][number] {
  const first = float64s(count).fill(Number.NaN)
  const moreDocs: number[] = []
  const moreValues: number[] = []
  numbers.docs.forEach((doc, at) => {
    const value = numbers.values[at] as number
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

function shared(growing: GrowingUint32s): Uint32Array {
  const copy = uint32s(growing.length)
  copy.set(growing.view())
  return copy
}

function distinctAscending(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}
