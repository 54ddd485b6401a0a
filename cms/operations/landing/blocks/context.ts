import { itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { readPictures } from '#cms/operations/media-library/read-pictures.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { linkIn } from '#domain/announcements/announcements.ts'
import type { BlockAction } from '#domain/contract/blocks/served.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { MediaPicture } from '#domain/contract/media-library.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** What the blocks of one page are read with. */
export interface BlockContext {
  readonly payload: Payload
  readonly search: CatalogueSearch
  readonly locale: Locale
  readonly now: Date
}

/** The published works with these ids, in the order given; a work that was removed is left out. */
export function worksOf({ payload, locale }: BlockContext, ids: readonly number[]): Promise<ItemCard[]> {
  return itemCardsWhere(
    payload,
    fragment`
      select i.id from unnest(${fragment.param(ids)}::int[]) with ordinality as wanted(id, position)
      join items i on i.id = wanted.id and ${isShown('i')} order by wanted.position`,
    locale,
  )
}

/** The published work with this id; null without one. */
export async function workOf(context: BlockContext, id: number | null): Promise<ItemCard | null> {
  if (id === null) return null
  const [work = null] = await worksOf(context, [id])
  return work
}

/** The pictures of the media library with these ids, in the order given; a removed one is left out. */
export async function imagesOf(
  { payload, locale }: BlockContext,
  ids: readonly number[],
): Promise<MediaPicture[]> {
  const pictures = await readPictures(payload, ids, locale)
  return ids.flatMap((id) => pictures.get(id) ?? [])
}

/** The picture with this id; null without one. */
export async function imageOf(context: BlockContext, id: number | null): Promise<MediaPicture | null> {
  if (id === null) return null
  const [picture = null] = await imagesOf(context, [id])
  return picture
}

/** An address as editors enter it, in the language of the page. */
export function hrefOf({ locale }: BlockContext, address: string | null): string | null {
  return address === null ? null : linkIn(locale, address)
}

/** The links of a block in the language of the page. */
export function actionsOf(
  context: BlockContext,
  actions: readonly { readonly label: string; readonly address: string }[],
): BlockAction[] {
  return actions.flatMap(({ label, address }) => {
    const href = hrefOf(context, address)
    return href === null ? [] : [{ label, href }]
  })
}
