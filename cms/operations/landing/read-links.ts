import { itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import { readSelection } from '#cms/operations/landing/read-selection.ts'
import { selectionQuery } from '#cms/operations/landing/selection-query.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import type { LandingLink } from '#domain/contract/landing.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Nobody looks through more of them on one page. */
const MOST_LINKS = 48

/** The published pages, the oldest first. */
export function readLandingLinks(
  payload: Payload,
  search: CatalogueSearch,
  locale: Locale,
): Promise<LandingLink[]> {
  return readLinks(payload, search, locale, fragment`landing_pages p`, fragment`p.id`)
}

/** The published pages that an editor named beside one. */
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

interface LinkRow extends LandingAddress, Record<string, unknown> {
  readonly id: number
  readonly title: string
}

/** Pages by their names, each with the best work of its own. */
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
      from ${from} where p._status = 'published' order by ${order} limit ${MOST_LINKS}`,
  )
  const best = await Promise.all(rows.map((row) => bestWorkOf(payload, search, row.id, locale)))
  return rows.map(({ place, slug, title }, index) => ({ place, slug, title, preview: best[index] ?? null }))
}

async function bestWorkOf(
  payload: Payload,
  search: CatalogueSearch,
  id: number,
  locale: Locale,
): Promise<Preview | null> {
  const selection = await readSelection(payload, id)
  const { ids } = await search.list({ ...selectionQuery(selection, locale), perPage: 1 })
  const previews = await itemPreviews(payload, ids)
  return [...previews.values()][0] ?? null
}
