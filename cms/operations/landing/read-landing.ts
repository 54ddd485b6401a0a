import { itemCards, itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { readBlocks } from '#cms/operations/landing/blocks/read-blocks.ts'
import { readRelated } from '#cms/operations/landing/read-links.ts'
import { readSelection } from '#cms/operations/landing/read-selection.ts'
import { selectionQuery } from '#cms/operations/landing/selection-query.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { LandingPage } from '#domain/contract/landing.ts'
import { type Hero, rowOfDay } from '#domain/landing/hero.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Selection } from '#domain/search/selection.ts'

/** The addresses of all published pages. */
export function readLandingAddresses(payload: Payload): Promise<LandingAddress[]> {
  return run<LandingAddress & Record<string, unknown>>(
    payload,
    fragment`select place::text, slug from landing_pages where _status = 'published' order by id`,
  )
}

interface PageRow extends LandingAddress, Record<string, unknown> {
  readonly id: Column<'landing_pages.id'>
  readonly title: Computed<string>
  readonly description: Computed<string | null>
  readonly hero: Present<'landing_pages.hero'>
  readonly layout: Present<'landing_pages.layout'>
  readonly blocks: Column<'landing_pages.blocks'>
}

/** A published page with the works above its listing and its related pages; null when there is none. */
export async function readLandingPage(
  payload: Payload,
  search: CatalogueSearch,
  { place, slug }: LandingAddress,
  locale: Locale,
  now: Date,
): Promise<LandingPage | null> {
  const [row] = await run<PageRow>(
    payload,
    fragment`
      select p.id, p.place::text, p.slug, p.hero::text, p.layout::text, p.blocks,
        ${localised('landing_pages', 'p', 'title', locale)} as title,
        ${localised('landing_pages', 'p', 'description', locale)} as description
      from landing_pages p where p.place::text = ${place} and p.slug = ${slug} and p._status = 'published'`,
  )
  if (row === undefined) return null
  const selection = await readSelection(payload, row.id)
  const { title, description, layout } = row
  const [hero, related, blocks] = await Promise.all([
    layout === 'blocks' ? [] : heroOf(payload, search, { ...row, selection }, locale, now),
    readRelated(payload, search, row.id, locale),
    readBlocks({ payload, search, locale, now }, row.blocks),
  ])
  return { place: row.place, slug: row.slug, title, description, layout, selection, hero, related, blocks }
}

interface HeroPage {
  readonly id: number
  readonly hero: Hero
  readonly selection: Selection
}

async function heroOf(
  payload: Payload,
  search: CatalogueSearch,
  { id, hero, selection }: HeroPage,
  locale: Locale,
  now: Date,
): Promise<ItemCard[]> {
  switch (hero) {
    case 'none':
      return []
    case 'chosen':
      return chosenFor(payload, id, locale)
    case 'daily':
      return ofTheDay(payload, search, selection, locale, now)
  }
}

function chosenFor(payload: Payload, id: number, locale: Locale): Promise<ItemCard[]> {
  return itemCardsWhere(
    payload,
    fragment`
      select i.id from landing_pages_rels rel join items i on i.id = rel.items_id
      where rel.parent_id = ${id} and rel.path = 'heroItems' and i.visibility = 'published'
      order by rel."order"`,
    locale,
  )
}

async function ofTheDay(
  payload: Payload,
  search: CatalogueSearch,
  selection: Selection,
  locale: Locale,
  now: Date,
): Promise<ItemCard[]> {
  const { total } = await search.list({ ...selectionQuery(selection, locale), perPage: 1 })
  const row = rowOfDay(total, now)
  if (row === null) return []
  const { ids } = await search.list({ ...selectionQuery(selection, locale), page: row })
  return itemCards(payload, ids, locale)
}
