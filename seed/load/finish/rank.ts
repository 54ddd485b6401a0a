import type pg from 'pg'

/** The bonus of the first items of a featured pack, which show the best-known subjects, in packs. */
const BONUS = 2
const ITEMS_WITH_BONUS = 24

/**
 * Ranks the catalogue by a signal of its own, because there are no sales yet and none are invented: a subject that
 * many packs draw comes first, and the site calls that order "Recommended". The second drawing of a subject in its
 * kind counts half, the third a third, and so on, so that the first page is not thirty stars; a small fraction breaks
 * ties. The rank of a pack is the mean of its items.
 */
export async function rank(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with subjects as (
       select items.id, items.kind, items.pack_id, items.source_key, lower(texts.title) as subject,
         case when packs.featured and items.pack_position < $2::int then $1::int else 0 end as bonus
       from items join items_locales texts on texts._parent_id = items.id and texts._locale = 'en'
         join packs on packs.id = items.pack_id
       where items.source_key is not null),
     drawn as (select subject, count(distinct pack_id) as packs from subjects group by 1),
     ranked as (
       select id, round(
         (packs + bonus)::numeric / row_number() over (partition by kind, subject order by bonus desc, md5(source_key))
         + ('x' || substr(md5(source_key), 1, 4))::bit(16)::int / 65536.0, 4) as popularity
       from subjects join drawn using (subject))
     update items set popularity = ranked.popularity from ranked
     where items.id = ranked.id and items.popularity <> ranked.popularity`,
    [BONUS, ITEMS_WITH_BONUS],
  )
  await client.query(
    `update packs set popularity = ranked.popularity
     from (select pack_id, round(avg(popularity), 4) as popularity from items where visibility = 'published' group by 1) ranked
     where packs.id = ranked.pack_id and packs.source_key is not null and packs.popularity <> ranked.popularity`,
  )
}
