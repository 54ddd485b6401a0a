import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import type { StoredBlockOf, StoredSelection } from '#domain/contract/blocks/stored.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { rowOfDay } from '#domain/landing/hero.ts'
import type { Selection } from '#domain/search/selection.ts'
import type { BlockContext } from './context.ts'

/** The works of a mosaic: the best ones of its selection, or every day another row of them. */
export async function mosaicWorks(
  context: BlockContext,
  { selection, daily, count }: Pick<StoredBlockOf<'mosaic'>, 'selection' | 'daily' | 'count'>,
): Promise<ItemCard[]> {
  const { payload, search, locale, now } = context
  const known = await selectionOf(payload, selection)
  if (known === null) return []
  const query = { ...NO_SEARCH, locale, selection: known, perPage: count }
  const first = await search.list(query)
  const page = daily ? rowOfDay(first.total, now, count) : null
  const { ids } = page === null ? first : await search.list({ ...query, page })
  return itemCards(payload, ids, locale)
}

const TERMS = ['tags', 'styles', 'categories', 'collections'] as const
type Terms = Record<(typeof TERMS)[number], readonly string[]>

/** The selection by slugs. Null where it names terms of a field, none of which are left: it would match every work. */
export async function selectionOf(payload: Payload, stored: StoredSelection): Promise<Selection | null> {
  const { words, price, kinds } = stored
  const slugs = (table: (typeof TERMS)[number]) => fragment`
    array(select t.slug from ${fragment.raw(table)} t where t.id = any(${fragment.param(stored[table])}::int[]))`
  const [terms] = await run<{ [T in keyof Terms]: Computed<Terms[T]> }>(
    payload,
    fragment`
      select ${slugs('tags')} as tags, ${slugs('styles')} as styles, ${slugs('categories')} as categories,
        ${slugs('collections')} as collections`,
  )
  if (terms === undefined || TERMS.some((name) => stored[name].length > 0 && terms[name].length === 0))
    return null
  return { words, price, kinds, ...terms }
}
