import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { subjectTags, TAGS_READ } from '#domain/assets/subject-tags.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

const SIMILAR_ITEMS = 12
/** Maximum works that are included for their looks: the others show the idea in other media. */
const LOOK_ALIKES = 6
/**
 * Below this similarity a work is not shown for its looks. Measured on the default seed: of the matches from 0.7 to 0.75, 73 %
 * share a word of their titles or first tags, of those from 0.6 to 0.65 half, and those without are unlike.
 */
const MIN_LIKENESS = 0.7
/** Requested matches: most of what looks like an item is of its own pack. */
const MATCHES = 120

/**
 * Items of other packs that look like this one, then those that share its subjects. Fewer where fewer are alike: none is shown to
 * fill the row.
 */
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
    prepared(fragment`
      select i.id from unnest(${fragment.param(alike.map(({ item }) => item))}::int[]) with ordinality as match(id, place)
      join items i on i.id = match.id join items self on self.id = ${id}
      where ${isShown('i')} and i.pack_id is distinct from self.pack_id
      order by match.place limit ${fragment.raw(`${SIMILAR_ITEMS}`)}`),
  )
  return rows.map((row) => row.id)
}

/** Items read for each tag: bounds the work regardless of the size of the library. */
const PER_TAG = 300
/** A tag further behind says little about an item. */
const MAX_PLACE = 4
/**
 * A shared tag counts as much as it does for the item that it matters less to: 1 where it is the first subject of one and the
 * first tag of the other, a half where it is the second of one. Below this sum items are unlike: one shared tag of less
 * importance is not enough.
 */
const MIN_CLOSENESS = 0.6
/** At most this many of one kind, so that an idea is shown in every medium (DESIGN.md, "Similar in other media"). */
const PER_KIND = 3

/** Other media first. */
async function sharingTags(payload: Payload, id: number): Promise<number[]> {
  const subjects = subjectTags(await firstTags(payload, id)).map((tag) => tag.id)
  if (subjects.length === 0) return []
  const rows = await run<{ id: Column<'items.id'> }>(
    payload,
    prepared(fragment`
      with self as (select id, kind, pack_id from items where id = ${id}),
      shared as (
        select candidate.parent_id as id, sum(1.0 / greatest(subject.place, candidate."order")) as closeness
        from unnest(${fragment.param(subjects)}::int[]) with ordinality as subject(tag, place)
        cross join lateral (
          select rel.parent_id, rel."order" from items_rels rel
          where rel.tags_id = subject.tag and rel.path = 'tags' limit ${fragment.raw(`${PER_TAG}`)}) candidate
        where candidate."order" <= ${fragment.raw(`${MAX_PLACE}`)}
        group by candidate.parent_id
        having sum(1.0 / greatest(subject.place, candidate."order")) >= ${MIN_CLOSENESS}),
      ranked as (
        select i.id, i.kind <> self.kind as other_medium, shared.closeness, i.popularity,
          row_number() over (partition by i.kind order by shared.closeness desc, i.popularity desc, i.id) as place
        from shared join items i on i.id = shared.id, self
        where ${isShown('i')} and i.id <> self.id and i.pack_id is distinct from self.pack_id)
      select id from ranked where place <= ${fragment.raw(`${PER_KIND}`)}
      order by place, other_medium desc, closeness desc, id limit ${fragment.raw(`${SIMILAR_ITEMS}`)}`),
  )
  return rows.map((row) => row.id)
}

async function firstTags(payload: Payload, id: number) {
  return run<{ id: Column<'tags.id'>; slug: Column<'tags.slug'> }>(
    payload,
    prepared(fragment`
      select tags.id, tags.slug from items_rels rel join tags on tags.id = rel.tags_id
      where rel.parent_id = ${id} and rel.path = 'tags' order by rel."order" limit ${fragment.raw(`${TAGS_READ}`)}`),
  )
}
