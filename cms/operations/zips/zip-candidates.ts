import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Deliverable } from '#cms/operations/downloads/deliver.ts'
import { type Downloader, isBoughtBy, licencesOf } from '#cms/operations/downloads/downloader.ts'
import { isFreeToday } from '#cms/operations/free-days/is-free-today.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'

/** An item of a set, by itself or through its pack, with the data for a ZIP. */
export interface CandidateRow extends Record<string, unknown>, Deliverable {
  readonly id: Column<'items.id'>
  readonly visibility: Column<'items.visibility'>
  readonly price_amount: Cast<'items.price_amount', number | null>
  readonly free_today: Computed<boolean>
  readonly licence_version_id: Column<'licence_versions.id'>
  readonly revision_id: Column<'revisions.id'>
  readonly format: Column<'files.format'>
  readonly bytes: Cast<'files.bytes', number>
  readonly pack: Column<'packs.slug'>
  readonly pack_title: Column<'packs_locales.title'> | null
  readonly kind: Column<'items.kind'>
  readonly free: Present<'items.free'>
  /** Whether the downloader, or the team in use, has downloaded it before. */
  readonly licensed: Computed<boolean>
  readonly bought: Computed<boolean>
  /** The number of all candidates, above the maximum too. */
  readonly total: Computed<number>
}

/** Further candidates are only counted. */
const MAX_CANDIDATES = 5_000
/** Larger than any position of an item in its pack. */
const PLACES_OF_ENTRY = 1_000_000

/**
 * Each item of a set once, in order; a pack contributes its published items. Titles are English.
 *
 * @param entries a query of `item_id`, `pack_id` (one of them null) and `position`
 */
export function zipCandidates(entries: SQL, by: Downloader): SQL {
  return fragment`
    select i.id, text.title, i.slug, i.kind::text, i.free, ${offeredVisibility('i')} as visibility, i.price_amount::int, ${isFreeToday('item')} as free_today, i.source_url,
      c.name as author, l.code::text as licence, v.id as licence_version_id, r.id as revision_id,
      f.sha256, f.format::text, f.bytes::int, p.slug as pack, pack_text.title as pack_title, wanted.total,
      exists (select 1 from downloads d where ${licencesOf(by)} and d.item_id = i.id) as licensed,
      ${isBoughtBy(by)} as bought
    from (
      with entries as (${entries})
      select id, min(place) as place, count(*) over ()::int as total from (
        select e.item_id as id, e.position::bigint * ${PLACES_OF_ENTRY} as place
          from entries e where e.item_id is not null
        union all
        select i.id, e.position::bigint * ${PLACES_OF_ENTRY} + coalesce(i.pack_position, 0)::bigint
          from entries e
          join packs p on p.id = e.pack_id and p.visibility = 'published'
          join items i on i.pack_id = p.id and i.visibility = 'published') one
      group by id order by min(place), id limit ${MAX_CANDIDATES}) wanted
    join items i on i.id = wanted.id
    join items_locales text on text._parent_id = i.id and text._locale = 'en'
    join contributors c on c.id = i.contributor_id
    join licences l on l.id = i.licence_id
    join revisions r on r.id = i.current_revision_id
    join files f on f.id = r.file_id
    join lateral (
      select id from licence_versions v where v.licence_id = l.id and v.in_force_from <= now()
      order by v.in_force_from desc limit 1) v on true
    left join packs p on p.id = i.pack_id
    left join packs_locales pack_text on pack_text._parent_id = p.id and pack_text._locale = 'en'
    order by wanted.place, i.id`
}

/** Titles of the set's packs that are not offered any more; `entries` as for `zipCandidates`. */
export function packsNotOffered(entries: SQL): SQL {
  return fragment`
    select text.title from (${entries}) e
    join packs p on p.id = e.pack_id and p.visibility <> 'published'
    join packs_locales text on text._parent_id = p.id and text._locale = 'en'
    order by e.position, p.id`
}
