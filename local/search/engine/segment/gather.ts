import type { AttributeOrder } from '../../model/plan.ts'
import type { Schema } from '../../model/store.ts'
import {
  type Columns,
  type FacetColumn,
  float64s,
  type NumberColumn,
  type NumberedIds,
  narrowNumbers,
  numberAt,
  type PlaceColumn,
  uint32s,
  unsigneds,
} from './columns.ts'
import { Combinations } from './combinations.ts'
import { columnOf, NO_PLACES, type PlacedDoc, placesAt } from './place-column.ts'

/** Columns to take records from, and which of their records are alive. */
export interface Source {
  readonly columns: Columns
  readonly docs: Uint32Array
}

/** Source of each record of the new columns, in the new order. */
interface Origins {
  readonly count: number
  readonly source: Uint8Array | Uint16Array | Uint32Array
  readonly doc: Uint32Array
}

/** The living records of all sources as one set of columns, ordered by `order` and then by their writes. */
export function gather(
  sources: readonly Source[],
  { order, facets }: Pick<Schema, 'order' | 'facets'>,
): Columns {
  const origins = sortedOrigins(sources, order)
  return {
    count: origins.count,
    positions: gatherUint32s(origins, sources, (columns) => columns.positions),
    hashes: gatherUint32s(origins, sources, (columns) => columns.hashes),
    objectIds: gatherIds(origins, sources),
    ...gatherTokens(origins, sources),
    facets: facets.map(({ counted }, facet) => gatherFacet(origins, sources, facet, counted)),
    numbers: pathsOf(sources).map((path) => gatherNumbers(origins, sources, path)),
    places: gatherPlaces(origins, sources),
  }
}

function sortedOrigins(sources: readonly Source[], order: readonly AttributeOrder[]): Origins {
  const count = sources.reduce((sum, { docs }) => sum + docs.length, 0)
  const source = unsigneds(count, sources.length)
  const doc = uint32s(count)
  let at = 0
  sources.forEach(({ docs }, index) => {
    source.fill(index, at, at + docs.length)
    doc.set(docs, at)
    at += docs.length
  })
  const unsorted = { count, source, doc }
  const keys = [
    ...order.map((criterion) => sortKeys(unsorted, sources, criterion)),
    gatherUint32s(unsorted, sources, (columns) => columns.positions),
  ]
  const sorted = uint32s(count)
  for (let i = 0; i < count; i++) sorted[i] = i
  sorted.sort((a, b) => {
    for (const key of keys) {
      const difference = (key[a] as number) - (key[b] as number)
      if (difference !== 0) return difference
    }
    return 0
  })
  return {
    count,
    source: source.map((_, i) => source[sorted[i] as number] as number),
    doc: doc.map((_, i) => doc[sorted[i] as number] as number),
  }
}

/** Keys to sort ascending: records without a number come last in either order. */
function sortKeys(
  origins: Origins,
  sources: readonly Source[],
  { attribute, order }: AttributeOrder,
): Float64Array {
  const columns = columnsOf(sources, attribute)
  const keys = new Float64Array(origins.count)
  for (let i = 0; i < origins.count; i++) {
    const column = columns[origins.source[i] as number]
    const value = column ? numberAt(column, origins.doc[i] as number) : Number.NaN
    keys[i] = Number.isNaN(value) ? Number.MAX_VALUE : order === 'asc' ? value : -value
  }
  return keys
}

function gatherUint32s(
  origins: Origins,
  sources: readonly Source[],
  of: (columns: Columns) => Uint32Array,
): Uint32Array {
  return gatherArrays(
    origins,
    sources.map(({ columns }) => of(columns)),
  )
}

function gatherArrays(
  { count, source, doc }: Origins,
  arrays: readonly (Uint32Array | undefined)[],
): Uint32Array {
  const gathered = uint32s(count)
  for (let i = 0; i < count; i++) gathered[i] = arrays[source[i] as number]?.[doc[i] as number] as number
  return gathered
}

/** Ids without the common prefix prevent numbered ids. */
function gatherIds(origins: Origins, sources: readonly Source[]): NumberedIds | null {
  const ids = sources.map(({ columns }) => columns.objectIds)
  const prefix = ids[0]?.prefix
  if (prefix === undefined || ids.some((each) => each?.prefix !== prefix)) return null
  return {
    prefix,
    numbers: gatherArrays(
      origins,
      ids.map((each) => each?.numbers),
    ),
  }
}

function gatherTokens(
  { count, source, doc }: Origins,
  sources: readonly Source[],
): Pick<Columns, 'tokenStarts' | 'tokens'> {
  const tokenStarts = uint32s(count + 1)
  for (let i = 0; i < count; i++) {
    const starts = sources[source[i] as number]?.columns.tokenStarts as Uint32Array
    const from = doc[i] as number
    tokenStarts[i + 1] =
      (tokenStarts[i] as number) + ((starts[from + 1] as number) - (starts[from] as number))
  }
  const tokens = uint32s(tokenStarts[count] as number)
  let at = 0
  for (let i = 0; i < count; i++) {
    const columns = sources[source[i] as number]?.columns as Columns
    const end = columns.tokenStarts[(doc[i] as number) + 1] as number
    for (let from = columns.tokenStarts[doc[i] as number] as number; from < end; from++) {
      tokens[at++] = columns.tokens[from] as number
    }
  }
  return { tokenStarts, tokens }
}

function gatherFacet(
  { count, source, doc }: Origins,
  sources: readonly Source[],
  facet: number,
  counted: boolean,
): FacetColumn {
  const combinations = new Combinations(counted)
  const columns = sources.map((from) => from.columns.facets[facet] as FacetColumn)
  const renumbered = columns.map(({ starts }) => new Int32Array(starts.length - 1).fill(-1))
  const gathered = uint32s(count)
  for (let i = 0; i < count; i++) {
    const index = source[i] as number
    const column = columns[index] as FacetColumn
    const numbers = renumbered[index] as Int32Array
    const old = column.combinations[doc[i] as number] as number
    if (numbers[old] === -1) {
      numbers[old] = combinations.intern(column.values.subarray(column.starts[old], column.starts[old + 1]))
    }
    gathered[i] = numbers[old] as number
  }
  const narrow = unsigneds(count, combinations.size)
  narrow.set(gathered)
  return {
    combinations: narrow,
    starts: combinations.starts().slice(),
    values: combinations.values().slice(),
  }
}

function gatherPlaces({ count, source, doc }: Origins, sources: readonly Source[]): PlaceColumn {
  const columns = sources.map((from) => from.columns.places)
  if (columns.every(({ docs }) => docs.length === 0)) return NO_PLACES
  const placed: PlacedDoc[] = []
  for (let i = 0; i < count; i++) {
    const column = columns[source[i] as number] ?? NO_PLACES
    for (const place of placesAt(column, doc[i] as number)) placed.push({ doc: i, ...place })
  }
  return columnOf(placed)
}

function gatherNumbers(
  { count, source, doc }: Origins,
  sources: readonly Source[],
  path: string,
): NumberColumn {
  const columns = columnsOf(sources, path)
  const first = float64s(count)
  for (let i = 0; i < count; i++) {
    const column = columns[source[i] as number]
    first[i] = column ? numberAt(column, doc[i] as number) : Number.NaN
  }
  return { path, values: narrowNumbers(first), ...gatherFurther({ count, source, doc }, columns) }
}

function gatherFurther(
  { count, source, doc }: Origins,
  columns: readonly (NumberColumn | undefined)[],
): Pick<NumberColumn, 'moreDocs' | 'moreValues'> {
  const further = columns.map((column) => valuesByDoc(column))
  const moreDocs: number[] = []
  const moreValues: number[] = []
  if (further.some((values) => values.size > 0)) {
    for (let i = 0; i < count; i++) {
      for (const value of further[source[i] as number]?.get(doc[i] as number) ?? []) {
        moreDocs.push(i)
        moreValues.push(value)
      }
    }
  }
  return { moreDocs: Uint32Array.from(moreDocs), moreValues: Float64Array.from(moreValues) }
}

function valuesByDoc(column: NumberColumn | undefined): Map<number, number[]> {
  const values = new Map<number, number[]>()
  column?.moreDocs.forEach((doc, at) => {
    const value = column.moreValues[at] as number
    const known = values.get(doc)
    if (known) known.push(value)
    else values.set(doc, [value])
  })
  return values
}

function pathsOf(sources: readonly Source[]): string[] {
  return [...new Set(sources.flatMap(({ columns }) => columns.numbers.map(({ path }) => path)))]
}

function columnsOf(sources: readonly Source[], path: string): (NumberColumn | undefined)[] {
  return sources.map(({ columns }) => columns.numbers.find((column) => column.path === path))
}
