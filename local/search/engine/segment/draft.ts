import type { IndexRecord } from '../../model/record.ts'
import type { Schema } from '../../model/store.ts'
import { placesOf } from '../geo/places.ts'
import { Lexicon } from '../vocabulary/lexicon.ts'
import { type Columns, uint32s, unsigneds } from './columns.ts'
import { Combinations } from './combinations.ts'
import { DraftNumbers } from './draft-numbers.ts'
import { GrowingUint32s } from './grow.ts'
import type { Layout } from './layout.ts'
import { DraftIds } from './object-ids.ts'
import { columnOf, type PlacedDoc } from './place-column.ts'
import type { Terms } from './terms.ts'
import type { TextWords } from './text-words.ts'
import { eachValueAt, numbersOf, orderValue, type Scalar, valuesAt } from './values.ts'

/** A searchable attribute, with the function for each of its values. */
interface DraftAttribute {
  readonly path: string
  readonly visit: (value: Scalar) => void
}

interface DraftFacet {
  readonly path: string
  readonly visit: (value: Scalar) => void
  /** Values of the record that is being added. */
  readonly met: number[]
  readonly combinations: Combinations
  readonly ofDoc: GrowingUint32s
}

/** Records that are not in a segment yet: analysed one by one in the order of their writes. */
export class Draft {
  readonly #layout: Layout
  readonly #ordered: ReadonlySet<string>
  readonly #positions = new GrowingUint32s()
  readonly #hashes = new GrowingUint32s()
  readonly #ids = new DraftIds()
  readonly #tokenStarts = new GrowingUint32s()
  readonly #tokens = new GrowingUint32s()
  readonly #attributes: readonly DraftAttribute[]
  readonly #facets: readonly DraftFacet[]
  readonly #numbers = new Map<string, DraftNumbers>()
  readonly #places: PlacedDoc[] = []

  constructor(layout: Layout, terms: Terms, texts: readonly TextWords[]) {
    this.#layout = layout
    const { order, sorted = [] } = layout.schema
    this.#ordered = new Set([...order.map(({ attribute }) => attribute), ...sorted])
    this.#attributes = layout.attributes.map(({ path }, attribute) => ({
      path,
      visit: (value) => this.#tokens.pushAll((texts[attribute] as TextWords).tokensOf(String(value))),
    }))
    this.#facets = layout.schema.facets.map((facet, index) => draftFacet(facet, terms.facets[index]))
    this.#tokenStarts.push(0)
  }

  get count(): number {
    return this.#positions.length
  }

  positionAt(doc: number): number {
    return this.#positions.view()[doc] as number
  }

  /** Adds a record; its number is the previous count. */
  add(record: IndexRecord, position: number, hash: number): void {
    const doc = this.count
    this.#positions.push(position)
    this.#hashes.push(hash)
    this.#ids.add(record.objectID)
    this.#addTexts(record)
    this.#addFacets(record)
    this.#addNumbers(record, doc)
    for (const place of placesOf(record)) this.#places.push({ doc, ...place })
  }

  /** The columns so far. Later records may be missing in them. */
  columns(): Columns {
    const count = this.count
    return {
      count,
      positions: shared(this.#positions),
      hashes: shared(this.#hashes),
      objectIds: this.#ids.column(),
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
      numbers: [...this.#numbers].map(([path, numbers]) => numbers.column(path, count)),
      places: columnOf(this.#places),
    }
  }

  #addTexts(record: IndexRecord): void {
    for (const { path, visit } of this.#attributes) eachValueAt(record, path, visit)
    this.#tokenStarts.push(this.#tokens.length)
  }

  #addFacets(record: IndexRecord): void {
    for (const facet of this.#facets) {
      eachValueAt(record, facet.path, facet.visit)
      facet.ofDoc.push(facet.combinations.intern(distinctAscending(facet.met)))
      facet.met.length = 0
    }
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
    const plain = record[path]
    if (typeof plain === 'number') {
      if (!onlyBooleans) this.#numbersOf(path).addOne(doc, plain)
      return
    }
    const values = valuesAt(record, path)
    const numbers = values.filter((value) => typeof value === 'number')
    if (numbers.length > 0) {
      if (!onlyBooleans) this.#numbersOf(path).add(doc, numbers)
    } else if (this.#ordered.has(path)) {
      const value = orderValue(values)
      if (value !== null) this.#numbersOf(path).addOne(doc, value)
    }
  }

  #numbersOf(path: string): DraftNumbers {
    const known = this.#numbers.get(path)
    if (known) return known
    const numbers = new DraftNumbers()
    this.#numbers.set(path, numbers)
    return numbers
  }
}

function shared(growing: GrowingUint32s): Uint32Array {
  const copy = uint32s(growing.length)
  copy.set(growing.view())
  return copy
}

function draftFacet({ path, counted }: Schema['facets'][number], lexicon = new Lexicon()): DraftFacet {
  const met: number[] = []
  return {
    path,
    met,
    visit: (value) => met.push(lexicon.intern(String(value))),
    combinations: new Combinations(counted),
    ofDoc: new GrowingUint32s(),
  }
}

/** Sorts a few numbers in place and removes duplicates. */
function distinctAscending(ids: number[]): readonly number[] {
  let length = 0
  for (const id of ids) {
    let at = length
    while (at > 0 && (ids[at - 1] as number) > id) at--
    if (at > 0 && ids[at - 1] === id) continue
    ids.copyWithin(at + 1, at, length)
    ids[at] = id
    length++
  }
  ids.length = length
  return ids
}
