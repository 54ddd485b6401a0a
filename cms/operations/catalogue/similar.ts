import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

const SIMILAR_ITEMS = 12
/** Maximum works that are included for their looks: the others show the idea in other media. */
const LOOK_ALIKES = 6
/** Below this similarity shared tags are the better signal. */
const MIN_LIKENESS = 0.6
/** Requested matches: most of what looks like an item is of its own pack. */
const MATCHES = 120

/** Items of other packs that look like this one, then those that share most tags with it. */
export async function similarTo(
  payload: Payload,
  finder: Pick<PictureFinder, 'alike'>,
  id: number,
  locale: Locale,
): Promise<ItemCard[]> {
  const [looks, words] = await Promise.all([visuallySimilar(payload, finder, id), sharingTags(payload, id)])
  const ids = new Set([...looks.slice(0, LOOK_ALIKES), ...words, ...looks])
  return itemCards(payload, [...ids].slice(0, SIMILAR_ITEMS), locale)
}

/** Most similar first; empty while search by picture is unavailable. */
async function visuallySimilar(
  payload: Payload,
  finder: Pick<PictureFinder, 'alike'>,
  id: number,
): Promise<number[]> {
  const found = await finder.alike(id, MATCHES)
  const alike = found.ok ? found.value.filter(({ similarity }) => similarity >= MIN_LIKENESS) : []
  if (alike.length === 0) return []
  const rows = await run<{ id: Column<'items.id'> }>(
    payload,
    fragment`
      select i.id from unnest(${fragment.param(alike.map(({ item }) => item))}::int[]) with ordinality as match(id, place)
      join items i on i.id = match.id join items self on self.id = ${id}
      where i.visibility = 'published' and i.pack_id is distinct from self.pack_id
      order by match.place limit ${SIMILAR_ITEMS}`,
  )
  return rows.map((row) => row.id)
}

/** Tags used, and items per tag: bounds the work regardless of the size of the library. */
const TAGS = 4
const PER_TAG = 60
/** Below this closeness the words say little: an item shares the first tag, or most of the others. */
const MIN_CLOSENESS = 1
/** At most this many of one kind, so that an idea is shown in every medium (DESIGN.md, "Similar in other media"). */
const PER_KIND = 3

/** Other media first. */
async function sharingTags(payload: Payload, id: number): Promise<number[]> {
  const rows = await run<{ id: Column<'items.id'> }>(
    payload,
    fragment`
      with self as (select id, kind, pack_id from items where id = ${id}),
      tags as (
        select rel.tags_id, rel."order" from items_rels rel
        where rel.parent_id = ${id} and rel.path = 'tags' order by rel."order" limit ${TAGS}),
      shared as (
        select candidate.parent_id as id, sum(1.0 / tags."order") as closeness
        from tags cross join lateral (
          select rel.parent_id from items_rels rel
          where rel.tags_id = tags.tags_id and rel.path = 'tags' limit ${PER_TAG}) candidate
        group by candidate.parent_id having sum(1.0 / tags."order") >= ${MIN_CLOSENESS}),
      ranked as (
        select i.id, i.kind <> self.kind as other_medium, shared.closeness, i.popularity,
          row_number() over (partition by i.kind order by shared.closeness desc, i.popularity desc, i.id) as place
        from shared join items i on i.id = shared.id, self
        where i.visibility = 'published' and i.id <> self.id and i.pack_id is distinct from self.pack_id)
      select id from ranked where place <= ${PER_KIND}
      order by place, other_medium desc, closeness desc, id limit ${SIMILAR_ITEMS}`,
  )
  return rows.map((row) => row.id)
}
