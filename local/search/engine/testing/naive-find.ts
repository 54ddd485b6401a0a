import type { Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { Schema } from '../../model/store.ts'
import { valuesAt } from '../segment/values.ts'
import { isIn } from './naive-geo.ts'
import { occurrencesOf } from './naive-occurrences.ts'
import { rankKey, scoreOf } from './naive-rank.ts'

export interface NaiveFound {
  readonly ids: readonly string[]
  readonly total: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/**
 * Executes a plan by a scan of every record: the simplest implementation of a plan's meaning, which the
 * engine is compared with. Records are given in the order of their writes.
 */
export function naiveFind(records: readonly IndexRecord[], given: Schema, plan: Plan): NaiveFound {
  const schema = {
    ...given,
    withoutTypos: plan.withoutTypos ?? given.withoutTypos,
    searchable: given.searchable.map(
      (attribute) => plan.searchable?.find(({ path }) => path === attribute.path) ?? attribute,
    ),
  }
  const pinnedIds = new Set(plan.pinned.map(({ objectID }) => objectID))
  const ranked = fewest(records, schema, plan)
    .filter((record) => matches(record, schema, plan) && !pinnedIds.has(record.objectID))
    .flatMap((record) => {
      const key = rankKey(record, schema, plan)
      return key ? [{ record, key }] : []
    })
    .sort((a, b) => compare(a.key, b.key))
    .map(({ record }) => record)
  const pinned = plan.pinned
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ objectID, position }) => {
      const record = records.find((each) => each.objectID === objectID)
      return record ? [{ record, position }] : []
    })
  const placed = place(
    grouped(
      ranked,
      pinned.map(({ record }) => record),
      plan.distinct,
    ),
    pinned,
  )
  const everything = [...pinned.map(({ record }) => record), ...ranked]
  return {
    ids: placed.slice(plan.offset, plan.offset + plan.length).map(({ objectID }) => objectID),
    total: plan.distinct ? grouped(everything, [], plan.distinct).length : everything.length,
    facets: Object.fromEntries(
      schema.facets
        .filter(({ path, counted }) => counted && (plan.facets === '*' || plan.facets.includes(path)))
        .map(({ path }) => [path, counts(everything, path, plan)]),
    ),
  }
}

function matches(record: IndexRecord, schema: Schema, plan: Plan): boolean {
  const holds = (words: readonly string[]) =>
    occurrencesOf(record, schema, plan.within, { words, kind: 'exact', typos: 0, span: 1 }, 0).length > 0
  return (
    // An automatic radius contains all of so few records, at any distance.
    (!plan.around?.automatic || isIn(record, [{ type: 'anywhere' }])) &&
    (plan.filter === null || scoreOf(record, plan.filter, false) !== null) &&
    plan.phrases.every(holds) &&
    !plan.without.some((word) => holds([word])) &&
    !plan.hidden.includes(record.objectID)
  )
}

/** The records that remain when only the smallest numbers of typos count. */
function fewest(records: readonly IndexRecord[], schema: Schema, plan: Plan): readonly IndexRecord[] {
  if (plan.fewestTypos === undefined) return records
  const typosOf = (record: IndexRecord) => rankKey(record, schema, { ...plan, ranking: ['typo'] })?.[0]
  const matching = records.filter((record) => matches(record, schema, plan) && typosOf(record) !== undefined)
  const kept = [...new Set(matching.map((record) => typosOf(record) ?? 0))]
    .sort((a, b) => a - b)
    .slice(0, plan.fewestTypos)
  return matching.filter((record) => kept.includes(typosOf(record) ?? 0))
}

function grouped(
  records: readonly IndexRecord[],
  before: readonly IndexRecord[],
  distinct: Plan['distinct'],
): IndexRecord[] {
  if (!distinct) return [...records]
  const nameOf = (record: IndexRecord) =>
    [...new Set(valuesAt(record, distinct.attribute).map(String))].sort().join('\n')
  const passed = new Map<string, number>()
  const pass = (record: IndexRecord) => {
    const name = nameOf(record)
    const count = passed.get(name) ?? 0
    passed.set(name, count + 1)
    return name === '' || count < distinct.keep
  }
  before.forEach(pass)
  return records.filter(pass)
}

function place(
  organic: readonly IndexRecord[],
  pinned: readonly { readonly record: IndexRecord; readonly position: number }[],
): IndexRecord[] {
  const placed = [...organic]
  let next = 0
  for (const { record, position } of pinned) {
    placed.splice(Math.max(position, next), 0, record)
    next = Math.max(position, next) + 1
  }
  return placed
}

function counts(records: readonly IndexRecord[], path: string, plan: Plan): Record<string, number> {
  const found = new Map<string, number>()
  for (const record of records) {
    for (const value of new Set(valuesAt(record, path).map(String)))
      found.set(value, (found.get(value) ?? 0) + 1)
  }
  const alphabetically = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return Object.fromEntries(
    [...found]
      .sort(([a, x], [b, y]) => (plan.facetOrder === 'alpha' ? 0 : y - x) || alphabetically(a, b))
      .slice(0, plan.maxValuesPerFacet),
  )
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) {
    const difference = (a[at] as number) - (b[at] as number)
    if (difference !== 0) return difference
  }
  return 0
}
