import { itemCards, itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { fragment } from '#cms/operations/database.ts'
import type { BlockContext } from '#cms/operations/landing/blocks/context.ts'
import { selectionQuery } from '#cms/operations/landing/selection-query.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { type Hero, rowOfDay } from '#domain/landing/hero.ts'
import type { Selection } from '#domain/search/selection.ts'

interface HeroPage {
  readonly id: number
  readonly hero: Hero
  readonly selection: Selection
}

/** The works above the listing of a published page. */
export async function heroOf(context: BlockContext, { id, hero, selection }: HeroPage): Promise<ItemCard[]> {
  switch (hero) {
    case 'none':
      return []
    case 'chosen':
      return chosenFor(context, id)
    case 'daily':
      return worksOfDay(context, selection)
  }
}

/** Every day another row of the works of a selection. */
export async function worksOfDay(
  { payload, search, locale, now }: BlockContext,
  selection: Selection,
): Promise<ItemCard[]> {
  const { total } = await search.list({ ...selectionQuery(selection, locale), perPage: 1 })
  const row = rowOfDay(total, now)
  if (row === null) return []
  const { ids } = await search.list({ ...selectionQuery(selection, locale), page: row })
  return itemCards(payload, ids, locale)
}

function chosenFor({ payload, locale }: BlockContext, id: number): Promise<ItemCard[]> {
  return itemCardsWhere(
    payload,
    fragment`
      select i.id from landing_pages_rels rel join items i on i.id = rel.items_id
      where rel.parent_id = ${id} and rel.path = 'heroItems' and ${isShown('i')}
      order by rel."order"`,
    locale,
  )
}
