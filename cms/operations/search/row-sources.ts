import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { readBundles } from '#cms/operations/search/read-bundles.ts'
import { readContributors } from '#cms/operations/search/read-contributors.ts'
import { readItems } from '#cms/operations/search/read-items.ts'
import { readPacks } from '#cms/operations/search/read-packs.ts'
import { readTags } from '#cms/operations/search/read-tags.ts'
import type { IdRange } from '#cms/ports/search-indices.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { bundleRecord } from '#domain/search/bundle-record.ts'
import { contributorRecord } from '#domain/search/contributor-record.ts'
import { itemRecord } from '#domain/search/item-record.ts'
import { packRecord } from '#domain/search/pack-record.ts'
import type { RowKind, RowRecord } from '#domain/search/records.ts'
import { tagRecord } from '#domain/search/tag-record.ts'

/** A searchable row, from which a record in any language is made. */
export interface SearchableRow {
  readonly id: number
  readonly version: number
  record(locale: Locale): RowRecord
}

interface RowSource {
  /** The condition of searchable rows (aliased `a`). */
  readonly searchable: SQL
  read(payload: Payload, ids: readonly number[]): Promise<SearchableRow[]>
}

/** The source of the records of each kind. */
export const ROW_SOURCES: Readonly<Record<RowKind, RowSource>> = {
  items: source(fragment`a.visibility = 'published' and a.shown_sha256 is not null`, readItems, itemRecord),
  packs: source(fragment`a.visibility = 'published'`, readPacks, packRecord),
  bundles: source(fragment`a.visibility = 'published'`, readBundles, bundleRecord),
  contributors: source(fragment`(a.item_count > 0 or a.pack_count > 0)`, readContributors, contributorRecord),
  tags: source(fragment`a.item_count > 0`, readTags, tagRecord),
}

export interface RowVersion {
  readonly id: Column<`${RowKind}.id`>
  readonly version: Cast<`${RowKind}.search_version`, number>
}

/** The next searchable rows, by id; fewer than `limit` are the last. */
export function nextRows(
  payload: Payload,
  kind: RowKind,
  { from, below }: IdRange,
  limit: number,
): Promise<RowVersion[]> {
  const end = below === null ? fragment`` : fragment`and a.id < ${below}`
  return run<RowVersion & Record<string, unknown>>(
    payload,
    fragment`
      select a.id, a.search_version::float8 as version from ${fragment.raw(kind)} a
      where a.id >= ${from} ${end} and ${ROW_SOURCES[kind].searchable}
      order by a.id limit ${limit}`,
  )
}

/** The current versions of rows, searchable or not, by id. */
export async function rowVersions(
  payload: Payload,
  kind: RowKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await run<RowVersion & Record<string, unknown>>(
    payload,
    fragment`
      select a.id, a.search_version::float8 as version from ${fragment.raw(kind)} a
      where a.id = any(${fragment.param(ids)}::int[])`,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Rows, searchable or not, whose version is above `since`, by id. */
export async function changedRows(
  payload: Payload,
  kind: RowKind,
  { since, from, limit }: { readonly since: number; readonly from: number; readonly limit: number },
): Promise<number[]> {
  const rows = await run<{ id: Column<`${RowKind}.id`> }>(
    payload,
    fragment`
      select a.id from ${fragment.raw(kind)} a
      where a.search_version > ${since} and a.id >= ${from} order by a.id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** The number of searchable rows. */
export async function countRows(payload: Payload, kind: RowKind): Promise<number> {
  const rows = await run<{ count: Computed<number> }>(
    payload,
    fragment`select count(*)::int as count from ${fragment.raw(kind)} a where ${ROW_SOURCES[kind].searchable}`,
  )
  return rows[0]?.count ?? 0
}

function source<F extends RowVersion>(
  searchable: SQL,
  read: (payload: Payload, ids: readonly number[]) => Promise<F[]>,
  record: (facts: F, locale: Locale) => RowRecord,
): RowSource {
  return {
    searchable,
    read: async (payload, ids) =>
      (await read(payload, ids)).map((facts) => ({
        id: facts.id,
        version: facts.version,
        record: (locale) => record(facts, locale),
      })),
  }
}
