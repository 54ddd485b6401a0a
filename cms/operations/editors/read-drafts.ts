import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { DraftedResource } from '#domain/editors/resources.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { versionTitleIn } from './titles.ts'

/** A document that waits, with the moment that it waits since or for. */
export interface WaitingDocument {
  readonly resource: Computed<string>
  readonly id: Computed<number>
  readonly title: Computed<string | null>
  readonly at: Computed<Date | string>
}

/** A document with a date: what happens then. */
export interface ScheduledDocument extends WaitingDocument {
  readonly step: Computed<'publish' | 'unpublish'>
}

/** Rows with their number before the limit. */
export interface Counted<T> {
  readonly total: number
  readonly rows: readonly T[]
}

/** Entries of one list on the dashboard. */
export const SHOWN = 8

/** The tables of versions, of documents, and of the texts of versions. */
export const VERSION_TABLES = {
  'landing-pages': ['_landing_pages_v', 'landing_pages', '_landing_pages_v_locales'],
  posts: ['_posts_v', 'posts', '_posts_v_locales'],
  collections: ['_collections_v', 'collections', '_collections_v_locales'],
} as const satisfies Record<DraftedResource, readonly [string, string, string]>

/** Documents whose latest version is a draft without a date, the oldest change last. */
export function readDrafts(
  payload: Payload,
  resources: readonly DraftedResource[],
  locale: Locale,
): Promise<Counted<WaitingDocument>> {
  const of = (resource: DraftedResource): SQL => {
    const [versions, documents, locales] = VERSION_TABLES[resource]
    const undated =
      resource === 'landing-pages'
        ? fragment`and v.version_publish_at is null and d.deleted_at is null`
        : fragment``
    return fragment`select ${resource} as resource, d.id, v.updated_at as at,
        ${versionTitleIn(locales, fragment`v.id`, locale)} as title
      from ${fragment.raw(versions)} v join ${fragment.raw(documents)} d on d.id = v.parent_id
     where v.latest and v.version__status = 'draft' ${undated}`
  }
  return counted<WaitingDocument>(payload, resources.map(of), fragment`at desc`)
}

/** Drafts of others that wait for a second editor, of the kinds that need one. */
export function readUnapproved(
  payload: Payload,
  resources: readonly DraftedResource[],
  { locale, editor }: { readonly locale: Locale; readonly editor: string },
): Promise<Counted<WaitingDocument>> {
  const of = (resource: DraftedResource): SQL => {
    const [versions, documents, locales] = VERSION_TABLES[resource]
    const kept = resource === 'landing-pages' ? fragment`and d.deleted_at is null` : fragment``
    return fragment`select ${resource} as resource, d.id, v.updated_at as at,
        ${versionTitleIn(locales, fragment`v.id`, locale)} as title
      from ${fragment.raw(versions)} v join ${fragment.raw(documents)} d on d.id = v.parent_id
     where v.latest and v.version__status = 'draft' and v.version_approved_by_id is null
       and v.version_changed_by_id <> ${editor} ${kept}
       and exists (select 1 from site_settings_second_editor s where s.value::text = ${resource})`
  }
  return counted<WaitingDocument>(payload, resources.map(of), fragment`at`)
}

/** Pages that are published or unpublished at a date, and posts that visitors see from their day on. */
export function readScheduled(
  payload: Payload,
  resources: readonly string[],
  locale: Locale,
): Promise<Counted<ScheduledDocument>> {
  const pageTitle = versionTitleIn('_landing_pages_v_locales', fragment`v.id`, locale)
  const page = (step: 'publish' | 'unpublish', column: SQL) => fragment`
    select 'landing-pages' as resource, d.id, ${column} as at, ${step} as step, ${pageTitle} as title
      from _landing_pages_v v join landing_pages d on d.id = v.parent_id and d.deleted_at is null
     where v.latest and ${column} is not null`
  const post = fragment`
    select 'posts' as resource, d.id, d.published_at as at, 'publish' as step,
        ${versionTitleIn('_posts_v_locales', fragment`v.id`, locale)} as title
      from posts d join _posts_v v on v.parent_id = d.id and v.latest
     where d._status = 'published' and d.published_at > now()`
  const parts = [
    ...(resources.includes('landing-pages')
      ? [page('publish', fragment`v.version_publish_at`), page('unpublish', fragment`v.version_unpublish_at`)]
      : []),
    ...(resources.includes('posts') ? [post] : []),
  ]
  return counted<ScheduledDocument>(payload, parts, fragment`at`)
}

async function counted<T>(payload: Payload, parts: readonly SQL[], order: SQL): Promise<Counted<T>> {
  if (parts.length === 0) return { total: 0, rows: [] }
  const rows = await run<T & { readonly total: Computed<number> } & Record<string, unknown>>(
    payload,
    fragment`select w.*, count(*) over ()::int as total
      from (${fragment.join([...parts], fragment` union all `)}) w order by ${order} limit ${SHOWN}`,
  )
  return { total: rows[0]?.total ?? 0, rows }
}
