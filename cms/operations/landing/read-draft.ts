import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { type BlockContext, worksOf } from '#cms/operations/landing/blocks/context.ts'
import { readBlocks } from '#cms/operations/landing/blocks/read-blocks.ts'
import { selectionOf } from '#cms/operations/landing/blocks/read-works.ts'
import { worksOfDay } from '#cms/operations/landing/read-hero.ts'
import { readLinksOf } from '#cms/operations/landing/read-links.ts'
import { readSeo } from '#cms/operations/landing/read-seo.ts'
import type { LandingPage as PageDocument } from '#cms/payload-types.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { ids } from '#domain/contract/blocks/parts.ts'
import { storedSelectionSchema } from '#domain/contract/blocks/stored.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { LandingDraft } from '#domain/contract/landing.ts'
import { HERO_WORKS } from '#domain/landing/hero.ts'
import { EVERYTHING, type Selection } from '#domain/search/selection.ts'

/** Works that stand for the listing in a preview. */
const LISTED = 24
const MAX_RELATED = 12

/**
 * The latest version of a page as it would look, from the document in one language. Any field may be missing: editors
 * save drafts before they are complete.
 */
export async function readDraft(context: BlockContext, page: PageDocument): Promise<LandingDraft> {
  const layout = page.layout ?? 'listing'
  const [title, description] = [page.title ?? '', page.description || null]
  const selection = await selectionOf(context.payload, storedSelectionSchema.parse(page.selection ?? {}))
  const shown = layout === 'listing' ? selection : null
  const [hero, works, related, blocks] = await Promise.all([
    shown === null ? [] : heroOfDraft(context, page, shown),
    shown === null ? [] : listed(context, shown),
    readLinksOf(context, ids(MAX_RELATED).parse(page.related)),
    readBlocks(context, page.blocks),
  ])
  const { seo } = page
  const described = {
    title,
    description,
    seoTitle: seo?.title ?? null,
    seoDescription: seo?.description ?? null,
    seoPicture: ids(1).parse([seo?.picture])[0] ?? null,
    seoHidden: seo?.hidden ?? false,
  }
  return {
    place: page.place ?? 'root',
    slug: page.slug ?? '',
    title,
    description,
    layout,
    selection: selection ?? EVERYTHING,
    hero,
    related,
    blocks,
    works,
    seo: await readSeo(context, described, { hero, blocks }),
  }
}

async function heroOfDraft(
  context: BlockContext,
  { hero, heroItems }: PageDocument,
  selection: Selection,
): Promise<ItemCard[]> {
  if (hero === 'none') return []
  return hero === 'chosen'
    ? worksOf(context, ids(HERO_WORKS).parse(heroItems))
    : worksOfDay(context, selection)
}

async function listed({ payload, search, locale }: BlockContext, selection: Selection): Promise<ItemCard[]> {
  const found = await search.list({ ...NO_SEARCH, locale, selection, perPage: LISTED })
  return itemCards(payload, found.ids, locale)
}
