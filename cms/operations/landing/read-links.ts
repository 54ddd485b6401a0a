import { itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { BlockContext } from '#cms/operations/landing/blocks/context.ts'
import { readSelections } from '#cms/operations/landing/read-selection.ts'
import { selectionQuery } from '#cms/operations/landing/selection-query.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { LandingLink } from '#domain/contract/landing.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Maximum number of links on one page. */
const MAX_LINKS = 48

/** The published pages, the oldest first. */
export function readLandingLinks(
  payload: Payload,
  search: CatalogueSearch,
  locale: Locale,
): Promise<LandingLink[]> {
  return readLinks(payload, search, locale, fragment`landing_pages p`, fragment`p.id`)
}

/** The published pages that an editor related to one. */
export function readRelated(
  payload: Payload,
  search: CatalogueSearch,
  id: number,
  locale: Locale,
): Promise<LandingLink[]> {
  const named = fragment`
    landing_pages_rels rel join landing_pages p
      on p.id = rel.landing_pages_id and rel.parent_id = ${id} and rel.path = 'related'`
  return readLinks(payload, search, locale, named, fragment`rel."order"`)
}

/** The published ones of these pages, in the order given. */
export function readLinksOf(
  { payload, search, locale }: Pick<BlockContext, 'payload' | 'search' | 'locale'>,
  ids: readonly number[],
): Promise<LandingLink[]> {
  const named = fragment`
    unnest(${fragment.param(ids)}::int[]) with ordinality as wanted(id, position) join landing_pages p on p.id = wanted.id`
  return readLinks(payload, search, locale, named, fragment`wanted.position`)
}

interface LinkRow extends LandingAddress, Record<string, unknown> {
  readonly id: Column<'landing_pages.id'>
  readonly title: Computed<string>
}

/** Pages by their names, each with its best work. */
async function readLinks(
  payload: Payload,
  search: CatalogueSearch,
  locale: Locale,
  from: SQL,
  order: SQL,
): Promise<LandingLink[]> {
  const rows = await run<LinkRow>(
    payload,
    fragment`
      select p.id, p.place::text, p.slug, ${localised('landing_pages', 'p', 'title', locale)} as title
      from ${from} where p._status = 'published' order by ${order} limit ${MAX_LINKS}`,
  )
  const best = await bestWorks(
    payload,
    search,
    rows.map(({ id }) => id),
    locale,
  )
  return rows.map(({ id, place, slug, title }) => ({ place, slug, title, preview: best.get(id) ?? null }))
}

/** The best work of each page, by the pages' ids; an empty page has none. */
async function bestWorks(
  payload: Payload,
  search: CatalogueSearch,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, Preview>> {
  const selections = await readSelections(payload, ids)
  const found = await Promise.all(
    [...selections].map(async ([id, selection]) => {
      const { ids: items } = await search.list({ ...selectionQuery(selection, locale), perPage: 1 })
      return items.map((item) => ({ id, item }))
    }),
  )
  const works = found.flat()
  const previews = await itemPreviews(
    payload,
    works.map(({ item }) => item),
  )
  return new Map(
    works.flatMap(({ id, item }) => {
      const preview = previews.get(item)
      return preview === undefined ? [] : [[id, preview] as const]
    }),
  )
}
