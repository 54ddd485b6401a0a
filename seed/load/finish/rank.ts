import type pg from 'pg'

/** What being featured adds to the popularity of an item, in packs. */
const FEATURED_BONUS = 2

/**
 * Ranks what was loaded by a signal that the catalogue itself gives, for there are no sales yet and none are invented:
 * a subject that many packs draw is one that many people look for. The fraction only breaks ties, so that no pack
 * stands in one block. Packs rank by the mean of their items, bundles by the mean of their packs.
 */
export async function rank(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with subjects as (
       select lower(texts.title) as title, count(distinct items.pack_id) as packs
       from items join items_locales texts on texts._parent_id = items.id and texts._locale = 'en'
       group by 1),
     ranked as (
       select items.id,
         round(subjects.packs + case when items.featured then $1::int else 0 end
           + ('x' || substr(md5(items.source_key), 1, 4))::bit(16)::int / 65536.0, 4) as popularity
       from items join items_locales texts on texts._parent_id = items.id and texts._locale = 'en'
       join subjects on subjects.title = lower(texts.title)
       where items.source_key is not null)
     update items set popularity = ranked.popularity from ranked
     where items.id = ranked.id and items.popularity <> ranked.popularity`,
    [FEATURED_BONUS],
  )
  await client.query(
    `update packs set popularity = ranked.popularity
     from (select pack_id, round(avg(popularity), 4) as popularity from items where visibility = 'published' group by 1) ranked
     where packs.id = ranked.pack_id and packs.source_key is not null and packs.popularity <> ranked.popularity`,
  )
}
