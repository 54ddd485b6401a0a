import { localised } from '#cms/operations/catalogue/localised.ts'
import { PREVIEW_COLUMNS, type PreviewRow, previewOf } from '#cms/operations/catalogue/previews.ts'
import { fragment, type Payload, run, type SQL, sql } from '#cms/operations/database.ts'
import { heldBy } from '#cms/operations/downloads/downloader.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { isShown, offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import { attributionHtml, attributionLine } from '#domain/assets/attribution.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LICENCES } from '#domain/assets/licences.ts'
import { isWithheld } from '#domain/assets/visibility.ts'
import {
  DOWNLOADS_PER_PAGE,
  type DownloadEntry,
  type DownloadList,
  type DownloadsQuery,
} from '#domain/contract/account-downloads.ts'
import { decideAgain } from '#domain/entitlement/decide.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** A page of a user's downloads, newest first. */
export async function listDownloads(
  payload: Payload,
  user: string,
  query: DownloadsQuery & { readonly locale: Locale },
): Promise<DownloadList> {
  const { page, locale } = query
  const found = fragment`
    from downloads d join items i on i.id = d.item_id left join packs p on p.id = i.pack_id
    where ${heldBy(user)} and ${narrowed(query)}`
  const [rows, [counted], kinds] = await Promise.all([
    run<EntryRow>(payload, pageOf(found, locale, page)),
    run<{ total: Computed<number> }>(payload, fragment`select count(*)::int as total ${found}`),
    sql<{ kind: Column<'items.kind'> }>(payload)`
      select distinct i.kind::text as kind from downloads d join items i on i.id = d.item_id where ${heldBy(user)}`,
  ])
  const total = counted?.total ?? 0
  return {
    hits: rows.map((row) => entryOf(row, locale)),
    total,
    page,
    pageCount: Math.ceil(total / DOWNLOADS_PER_PAGE),
    kinds: KIND_CODES.filter((code) => kinds.some(({ kind }) => kind === code)),
  }
}

function narrowed({ kind, q, locale }: DownloadsQuery & { readonly locale: Locale }): SQL {
  const titles = fragment`concat_ws(' ', ${localised('items', 'i', 'title', locale)}, ${localised('items', 'i', 'title', 'en')},
    ${localised('packs', 'p', 'title', locale)})`
  const words = q.split(/\s+/).filter((word) => word !== '')
  return fragment.join(
    [
      kind === null ? fragment`true` : fragment`i.kind::text = ${kind}`,
      ...words.map((word) => fragment`${titles} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    ],
    fragment` and `,
  )
}

interface EntryRow extends PreviewRow {
  readonly id: Column<'downloads.id'>
  readonly format: Column<'downloads.format'>
  /** Of the file; null for the original. */
  readonly wide: Computed<number | null>
  readonly created_at: Column<'downloads.created_at'>
  readonly slug: Present<'items.slug'>
  readonly kind: Column<'items.kind'>
  readonly visibility: Column<'items.visibility'>
  readonly title: Computed<string>
  readonly withdrawn: Computed<boolean>
  /** Whether there is artwork to show. */
  readonly shown: Computed<boolean>
  readonly pack: Computed<string | null>
  readonly pack_slug: Computed<string | null>
  readonly pack_kind: Column<'packs.kind'>
  readonly pack_free: Computed<boolean>
  readonly author: Column<'contributors.name'>
  readonly source_url: Column<'items.source_url'>
  readonly licence: Column<'licences.code'>
  readonly licence_name: Column<'licences.name'>
  readonly licence_version: Column<'licence_versions.version'>
}

function pageOf(found: SQL, locale: Locale, page: number): SQL {
  return fragment`
    select chosen.id, chosen.format::text, chosen.width::int as wide, chosen.created_at, chosen.withdrawn, i.slug, i.kind::text,
      ${offeredVisibility('i')} as visibility, ${localised('items', 'i', 'title', locale)} as title, ${PREVIEW_COLUMNS},
      i.shown_sha256 is not null as shown,
      ${localised('packs', 'p', 'title', locale)} as pack, p.kind::text as pack_kind, coalesce(p.free, true) as pack_free,
      case when ${isShown('p')} then p.slug end as pack_slug,
      c.name as author, i.source_url, l.code::text as licence, l.name as licence_name, v.version as licence_version
    from (select d.id, d.format, d.width, d.created_at, d.withdrawn_by is not null as withdrawn, d.item_id,
        d.licence_version_id ${found}
      order by d.created_at desc, d.id desc limit ${DOWNLOADS_PER_PAGE} offset ${(page - 1) * DOWNLOADS_PER_PAGE}) chosen
    join items i on i.id = chosen.item_id
    left join packs p on p.id = i.pack_id
    join contributors c on c.id = i.contributor_id
    join licence_versions v on v.id = chosen.licence_version_id
    join licences l on l.id = v.licence_id
    order by chosen.created_at desc, chosen.id desc`
}

function entryOf(row: EntryRow, locale: Locale): DownloadEntry {
  const { licence, pack } = row
  const { url, attribution } = LICENCES[licence]
  const attributed = { title: row.title, author: row.author, sourceUrl: row.source_url, licence }
  return {
    id: row.id,
    item: {
      form: 'item',
      slug: row.slug,
      kind: row.kind,
      free: row.playable,
      title: row.title,
      preview: row.shown && !isWithheld(row.visibility) ? previewOf(row) : null,
    },
    pack: pack === null ? null : { title: pack, address: packAddress(row) },
    format: row.format,
    width: row.wide,
    downloaded_at: new Date(row.created_at).toISOString(),
    offered: row.visibility === 'published',
    again: !row.withdrawn && decideAgain(row.visibility).ok,
    withdrawn: row.withdrawn,
    licence: { code: licence, name: row.licence_name, version: row.licence_version, url },
    attribution: attribution
      ? { text: attributionLine(attributed, locale), html: attributionHtml(attributed, locale) }
      : null,
  }
}

function packAddress({ pack_slug: slug, pack_kind: kind, pack_free: free }: EntryRow) {
  return slug === null ? null : { kind, slug, free }
}
