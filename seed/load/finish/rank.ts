import type pg from 'pg'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { KIND_CODES, KINDS } from '#domain/assets/kinds.ts'
import { vary } from '#domain/assets/vary.ts'

/** The bonus of the first items of a featured pack, which show the best-known subjects, in packs. */
const BONUS = 2
const ITEMS_WITH_BONUS = 24

/** The works of each kind whose order is varied: more than the first screens show. */
const VARIED = 240

/** Small marks per large work in a mixed listing: as many fit into the same space (DESIGN.md, "Layout and grid"). */
const MARKS_PER_LARGE = 3

/** Popularity of the first work; it falls by one each time that the place doubles. */
const FIRST = 20

/**
 * Ranks the catalogue by a signal of its own, because there are no sales yet and none are invented; the site calls that
 * order "Recommended". Within a kind, the first works of featured packs and subjects that many packs draw come first, the
 * second drawing of a subject counts half, the third a third, and so on; then neighbours are made to differ in pack and
 * subject. Kinds are mixed by place. The rank of a pack is the mean of its items.
 */
export async function rank(client: pg.ClientBase): Promise<void> {
  await rankWithinKinds(client)
  for (const kind of KIND_CODES) await varyFirst(client, kind)
  await client.query(
    `update packs set popularity = ranked.popularity
     from (select pack_id, round(avg(popularity), 4) as popularity from items where visibility = 'published' group by 1) ranked
     where packs.id = ranked.pack_id and packs.source_key is not null and packs.popularity <> ranked.popularity`,
  )
}

async function rankWithinKinds(client: pg.ClientBase): Promise<void> {
  const small = KIND_CODES.filter((kind) => KINDS[kind].cell === 1)
  await client.query(
    `with subjects as (
       select items.id, items.kind, items.pack_id, items.source_key, lower(texts.title) as subject,
         case when packs.featured and items.pack_position < $2::int then $1::int else 0 end as bonus
       from items join items_locales texts on texts._parent_id = items.id and texts._locale = 'en'
         join packs on packs.id = items.pack_id
       where items.source_key is not null),
     drawn as (select kind, subject, count(distinct pack_id) as packs from subjects group by 1, 2),
     scored as (
       select id, kind, source_key,
         (packs + bonus)::numeric / row_number() over (partition by kind, subject order by bonus desc, md5(source_key))
           as score
       from subjects join drawn using (kind, subject)),
     placed as (
       select id,
         (row_number() over (partition by kind order by score desc, md5(source_key)) - 1)
           / case when kind::text = any($3) then $4::numeric else 1 end as place,
         ('x' || substr(md5(source_key), 1, 4))::bit(16)::int / 65536.0 as fraction
       from scored),
     ranked as (
       select id, round($5::numeric - (ln(1 + place + fraction / 4) / ln(2))::numeric, 4) as popularity from placed)
     update items set popularity = ranked.popularity from ranked
     where items.id = ranked.id and items.popularity <> ranked.popularity`,
    [BONUS, ITEMS_WITH_BONUS, small, MARKS_PER_LARGE, FIRST],
  )
}

/** Gives the popularities of the first works of a kind to these works in a varied order. */
async function varyFirst(client: pg.ClientBase, kind: string): Promise<void> {
  const { rows } = await client.query<{
    id: Column<'items.id'>
    pack: Present<'items.pack_id'>
    subject: Computed<string>
    popularity: Column<'items.popularity'>
  }>(
    `select items.id, pack_id as pack, lower(title) as subject, popularity
     from items join items_locales texts on texts._parent_id = items.id and texts._locale = 'en'
     where kind::text = $1 and items.source_key is not null and pack_id is not null
     order by popularity desc, items.id limit $2`,
    [kind, VARIED],
  )
  await client.query(
    `update items set popularity = varied.popularity
     from unnest($1::int[], $2::numeric[]) as varied(id, popularity)
     where items.id = varied.id and items.popularity <> varied.popularity`,
    [vary(rows).map(({ id }) => id), rows.map(({ popularity }) => popularity)],
  )
}
