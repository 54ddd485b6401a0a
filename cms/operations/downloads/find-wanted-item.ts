import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Deliverable } from '#cms/operations/downloads/deliver.ts'
import { isFreeToday } from '#cms/operations/free-days/is-free-today.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'

/** The row of an item that a download is decided and delivered from. */
export interface WantedRow extends Record<string, unknown>, Deliverable {
  readonly id: Column<'items.id'>
  readonly visibility: Column<'items.visibility'>
  readonly price_amount: Cast<'items.price_amount', number | null>
  readonly free_today: Computed<boolean>
  readonly licence_version_id: Column<'licence_versions.id'> | null
  readonly revision_id: Column<'revisions.id'>
  readonly kind: Column<'items.kind'>
  readonly format: Column<'files.format'>
  readonly width: Cast<'revisions.width', number>
  readonly bytes: Cast<'files.bytes', number>
  readonly features: Column<'revisions.features'> | null
}

/** Attribution and file name are in English: a work has one file in every language of the page. */
export function wantedItem(slug: string): SQL {
  return fragment`
    select i.id, text.title, i.slug, i.visibility::text, i.price_amount::int, ${isFreeToday('item')} as free_today, i.source_url, c.name as author,
      i.kind::text, l.code::text as licence, v.id as licence_version_id, r.id as revision_id,
      f.sha256, f.format::text, r.width::float8, f.bytes::int, r.features
    from items i
    join items_locales text on text._parent_id = i.id and text._locale = 'en'
    join contributors c on c.id = i.contributor_id
    join licences l on l.id = i.licence_id
    join revisions r on r.id = i.current_revision_id
    join files f on f.id = r.file_id
    left join lateral (
      select id from licence_versions v where v.licence_id = l.id and v.in_force_from <= now()
      order by v.in_force_from desc limit 1) v on true
    where i.slug = ${slug}`
}
