import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { readBlocks } from '#cms/operations/landing/blocks/read-blocks.ts'
import { heroOf } from '#cms/operations/landing/read-hero.ts'
import { readRelated } from '#cms/operations/landing/read-links.ts'
import { readSelection } from '#cms/operations/landing/read-selection.ts'
import { readSeo } from '#cms/operations/landing/read-seo.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import type { LandingPage } from '#domain/contract/landing.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'

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
  readonly seoTitle: Computed<string | null>
  readonly seoDescription: Computed<string | null>
  readonly seoPicture: Column<'landing_pages.seo_picture_id'>
  readonly seoHidden: Column<'landing_pages.seo_hidden'>
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
        p.seo_picture_id as "seoPicture", p.seo_hidden as "seoHidden",
        ${localised('landing_pages', 'p', 'seo_title', locale)} as "seoTitle",
        ${localised('landing_pages', 'p', 'seo_description', locale)} as "seoDescription",
        ${localised('landing_pages', 'p', 'title', locale)} as title,
        ${localised('landing_pages', 'p', 'description', locale)} as description
      from landing_pages p where p.place::text = ${place} and p.slug = ${slug} and p._status = 'published'`,
  )
  if (row === undefined) return null
  const selection = await readSelection(payload, row.id)
  const { title, description, layout } = row
  const context = { payload, search, locale, now }
  const [hero, related, blocks] = await Promise.all([
    layout === 'blocks' ? [] : heroOf(context, { ...row, selection }),
    readRelated(payload, search, row.id, locale),
    readBlocks(context, row.blocks),
  ])
  const seo = await readSeo(context, row, { hero, blocks })
  return {
    place: row.place,
    slug: row.slug,
    title,
    description,
    layout,
    selection,
    hero,
    related,
    blocks,
    seo,
  }
}
