import type pg from 'pg'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { SOURCES } from '#seed/sources/index.ts'
import { popularities } from './popularity.ts'

/** Keys of the packs whose works come after those of others. */
const LATER = SOURCES.flatMap(({ packs }) => packs.filter(({ later }) => later).map(({ key }) => key))

/**
 * Ranks the catalogue by a signal of its own, because there are no sales yet and none are invented; the site calls that
 * order "Recommended". The rank of a pack is the mean of its items.
 */
export async function rank(client: pg.ClientBase): Promise<void> {
  const ranked = popularities(await readWorks(client))
  await client.query(
    `update items set popularity = ranked.popularity
     from unnest($1::int[], $2::numeric[]) as ranked(id, popularity)
     where items.id = ranked.id and items.popularity <> ranked.popularity`,
    [ranked.map(({ work }) => work.id), ranked.map(({ popularity }) => popularity)],
  )
  await client.query(
    `update packs set popularity = ranked.popularity
     from (select pack_id, round(avg(popularity), 4) as popularity from items where visibility = 'published' group by 1) ranked
     where packs.id = ranked.pack_id and packs.source_key is not null and packs.popularity <> ranked.popularity`,
  )
}

async function readWorks(client: pg.ClientBase) {
  const { rows } = await client.query<{
    id: Column<'items.id'>
    kind: Column<'items.kind'>
    sourceKey: Present<'items.source_key'>
    pack: Present<'items.pack_id'>
    category: Column<'items.category_id'>
    position: Computed<number>
    featured: Computed<boolean>
    later: Computed<boolean>
    title: Present<'items_locales.title'>
  }>(
    `select items.id, items.kind, items.source_key as "sourceKey", items.pack_id as pack, items.category_id as category,
       coalesce(items.pack_position, 0)::int as position, coalesce(packs.featured, false) as featured,
       packs.source_key = any($1) is true as later, texts.title
     from items join items_locales texts on texts._parent_id = items.id and texts._locale = 'en'
       join packs on packs.id = items.pack_id
     where items.source_key is not null and texts.title is not null`,
    [LATER],
  )
  return rows
}
