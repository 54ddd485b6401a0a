import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { Term, Texts } from '#domain/search/texts.ts'

/** Tables with a slug and a localised name, and the column of the name. */
const TERM_TEXTS = { tags: 'name', styles: 'name', categories: 'name', packs: 'title' } as const

/** A localised text of rows, in all languages, by row id. Table and column are names that the code itself writes. */
export async function readTexts(
  payload: Payload,
  table: string,
  column: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Texts>> {
  const rows = await run<{ id: Computed<number>; texts: Computed<Texts> }>(
    payload,
    fragment`
      select l._parent_id as id, json_object_agg(l._locale, ${fragment.raw(`l.${column}`)}) as texts
      from ${fragment.raw(`${table}_locales`)} l
      where l._parent_id = any(${fragment.param(ids)}::int[]) and ${fragment.raw(`l.${column}`)} is not null
      group by l._parent_id`,
  )
  return new Map(rows.map(({ id, texts }) => [id, texts]))
}

/** Terms by row id: their slugs, and their names in all languages. */
export async function readTerms(
  payload: Payload,
  table: keyof typeof TERM_TEXTS,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Term>> {
  const distinct = distinctIds(ids)
  if (distinct.length === 0) return new Map()
  const [rows, names] = await Promise.all([
    run<{ id: Column<`${keyof typeof TERM_TEXTS}.id`>; slug: Present<`${keyof typeof TERM_TEXTS}.slug`> }>(
      payload,
      fragment`
        select id, slug from ${fragment.raw(table)}
        where id = any(${fragment.param(distinct)}::int[]) and slug is not null`,
    ),
    readTexts(payload, table, TERM_TEXTS[table], distinct),
  ])
  return new Map(rows.map(({ id, slug }) => [id, { slug, names: names.get(id) ?? {} }]))
}

/** By category id: the category itself and then its parent. */
export async function readCategoryPaths(
  payload: Payload,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, readonly Term[]>> {
  const own = distinctIds(ids)
  if (own.length === 0) return new Map()
  const rows = await run<{ id: Column<'categories.id'>; parent: Column<'categories.parent_id'> }>(
    payload,
    fragment`select id, parent_id as parent from categories where id = any(${fragment.param(own)}::int[])`,
  )
  const terms = await readTerms(payload, 'categories', [...own, ...rows.map(({ parent }) => parent)])
  return new Map(rows.map(({ id, parent }) => [id, [id, parent].flatMap((one) => found(terms, one) ?? [])]))
}

/** Lists of a row, by row id, from a query of `id` and `list`. */
export async function readLists<T>(payload: Payload, query: SQL): Promise<ReadonlyMap<number, readonly T[]>> {
  const rows = await run<{ id: Computed<number>; list: Computed<readonly T[]> }>(payload, query)
  return new Map(rows.map(({ id, list }) => [id, list]))
}

/** The entry of an optional reference. */
export function found<T>(map: ReadonlyMap<number, T>, id: number | null): T | null {
  return id === null ? null : (map.get(id) ?? null)
}

function distinctIds(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
