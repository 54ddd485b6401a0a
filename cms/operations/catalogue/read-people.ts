import { withAvatars } from '#cms/operations/catalogue/avatars.ts'
import { itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { Contributor, Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

const PEOPLE = 4
const ITEMS_OF_EACH = 3

/** The authors of the most works on the home page, each with another kind. */
export async function readPeople(payload: Payload, locale: Locale): Promise<Home['contributors']> {
  const people = await run<Contributor & { id: Column<'contributors.id'> }>(
    payload,
    fragment`
      select id, username, name, type, claimed, url, "itemCount", "packCount"
      from (
        select distinct on (main.kind) c.id, c.username, c.name, c.type::text, c.claimed, c.url,
          c.item_count::int as "itemCount", c.pack_count::int as "packCount"
        from contributors c
        cross join lateral (
          select p.kind from packs p
          where p.contributor_id = c.id and ${isShown('p')} order by p.item_count desc limit 1) main
        where c.item_count > 0
        order by main.kind, c.item_count desc, c.id) best
      order by "itemCount" desc, id limit ${PEOPLE}`,
  )
  return Promise.all(
    (await withAvatars(payload, people)).map(async ({ id, ...contributor }) => ({
      ...contributor,
      items: await itemCardsWhere(
        payload,
        fragment`
          select i.id from items i where i.contributor_id = ${id} and ${isShown('i')}
          order by i.popularity desc, i.id desc limit ${ITEMS_OF_EACH}`,
        locale,
      ),
    })),
  )
}
