import { withAvatars } from '#cms/operations/catalogue/avatars.ts'
import { itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { packCards, packCardsWhere } from '#cms/operations/catalogue/pack-cards.ts'
import { readCollections, readCollectionsById } from '#cms/operations/catalogue/read-directories.ts'
import { readPeople } from '#cms/operations/catalogue/read-people.ts'
import { fragment, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { BLOCK_COUNTS } from '#domain/blocks/limits.ts'
import type { StoredBlockOf } from '#domain/contract/blocks/stored.ts'
import type { Contributor, Home, PackCard } from '#domain/contract/catalogue.ts'
import type { Collection } from '#domain/contract/directories.ts'
import type { BlockContext } from './context.ts'

/** Packs of a row where the editor selected none. */
const PACKS = 4
const COLLECTIONS = 4
const WORKS_OF_EACH = 3

/** The selected packs, or the recommended ones of a kind. */
export async function packsOf(
  { payload, search, locale }: BlockContext,
  { packs, kind }: StoredBlockOf<'packs'>,
): Promise<PackCard[]> {
  if (packs.length > 0)
    return packCardsWhere(
      payload,
      fragment`
        select p.id from unnest(${fragment.param(packs)}::int[]) with ordinality as wanted(id, position)
        join packs p on p.id = wanted.id and ${isShown('p')} order by wanted.position`,
      locale,
    )
  const { ids } = await search.list({
    ...NO_SEARCH,
    locale,
    kind,
    form: 'pack',
    sort: 'featured',
    perPage: PACKS,
  })
  return packCards(payload, ids, locale)
}

/** The selected collections, or the first ones. */
export async function collectionsOf(
  { payload, locale }: BlockContext,
  { collections }: StoredBlockOf<'collections'>,
): Promise<Collection[]> {
  if (collections.length > 0) return readCollectionsById(payload, locale, collections)
  return (await readCollections(payload, locale, 1)).entries.slice(0, COLLECTIONS)
}

/** The selected contributors, or those of the home page, with their best works. */
export async function contributorsOf(
  { payload, locale }: BlockContext,
  { contributors }: StoredBlockOf<'contributors'>,
): Promise<Home['contributors']> {
  if (contributors.length === 0) return readPeople(payload, locale)
  const people = await run<Contributor & { id: Column<'contributors.id'> }>(
    payload,
    fragment`
      select c.id, c.username, c.name, c.type::text, c.claimed, c.url,
        c.item_count::int as "itemCount", c.pack_count::int as "packCount"
      from unnest(${fragment.param(contributors)}::int[]) with ordinality as wanted(id, position)
      join contributors c on c.id = wanted.id and c.item_count > 0
      order by wanted.position limit ${BLOCK_COUNTS.contributors}`,
  )
  return Promise.all(
    (await withAvatars(payload, people)).map(async ({ id, ...contributor }) => ({
      ...contributor,
      items: await itemCardsWhere(
        payload,
        fragment`
          select i.id from items i where i.contributor_id = ${id} and ${isShown('i')}
          order by i.popularity desc, i.id desc limit ${WORKS_OF_EACH}`,
        locale,
      ),
    })),
  )
}
