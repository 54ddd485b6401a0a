import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Computed } from '#cms/operations/schema/columns.ts'
import type { ListedRow, SitemapSource } from '#cms/operations/sitemaps/sources.ts'
import { MAX_ADDRESSES } from '#domain/sitemaps/sitemap-names.ts'

/** A file of a range, as the sitemap index names it. */
export interface SitemapFile {
  readonly name: string
  readonly section: string
  /** The latest change of its contents (ISO 8601); null where unknown. */
  readonly changedAt: string | null
}

/** A range of ids of a table, and a fingerprint that shows whether its files are current. */
export interface Range extends Record<string, unknown> {
  readonly range: Computed<number>
  readonly fingerprint: Computed<string>
}

interface SavedRange extends Range {
  readonly files: Cast<'sitemap_ranges.files', readonly SitemapFile[]>
}

/** The current ranges of a source, from one scan of its table. */
export function presentRanges(payload: Payload, source: SitemapSource): Promise<Range[]> {
  const { table, listed, kind, free, slug } = source
  return run<Range>(
    payload,
    fragment`
      select a.id / ${MAX_ADDRESSES}::int as range,
             bit_xor(hashtextextended(concat_ws(' ', a.id, ${kind}, ${free}, ${slug}, a.updated_at), 0))::text as fingerprint
        from ${fragment.raw(table)} a where ${listed} group by 1 order by 1`,
  )
}

/** The rows of a range that have pages. */
export function rowsOfRange(payload: Payload, source: SitemapSource, range: number): Promise<ListedRow[]> {
  const { table, listed, kind, free, slug, locales } = source
  const first = range * MAX_ADDRESSES
  return run<ListedRow>(
    payload,
    fragment`
      select ${kind} as kind, ${free} as free, ${slug} as slug, a.updated_at as changed_at, ${locales} as locales
        from ${fragment.raw(table)} a
       where a.id >= ${first} and a.id < ${first + MAX_ADDRESSES} and ${listed} order by a.id`,
  )
}

/** The ranges of a source that have files. */
export function savedRanges(payload: Payload, source: string): Promise<SavedRange[]> {
  return run<SavedRange>(
    payload,
    fragment`select range, fingerprint, files from sitemap_ranges where source = ${source}`,
  )
}

export async function saveRange(payload: Payload, source: string, range: SavedRange): Promise<void> {
  await run(
    payload,
    fragment`
      insert into sitemap_ranges (source, range, fingerprint, files)
      values (${source}, ${range.range}, ${range.fingerprint}, ${JSON.stringify(range.files)}::jsonb)
      on conflict (source, range) do update set fingerprint = excluded.fingerprint, files = excluded.files`,
  )
}

export async function deleteRange(payload: Payload, source: string, range: number): Promise<void> {
  await run(payload, fragment`delete from sitemap_ranges where source = ${source} and range = ${range}`)
}

/** All files. */
export async function allFiles(payload: Payload): Promise<SitemapFile[]> {
  const rows = await run<{ file: Computed<SitemapFile> }>(
    payload,
    fragment`
      select file from sitemap_ranges, jsonb_array_elements(files) file order by source, range, file ->> 'name'`,
  )
  return rows.map(({ file }) => file)
}
