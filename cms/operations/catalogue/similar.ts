import { itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

const SIMILAR_ITEMS = 12
/** Tags looked at, and items drawn per tag: what bounds the work whatever the size of the library. */
const TAGS = 4
const PER_TAG = 60
/** At most this many of one kind, so that an idea is shown in every medium (DESIGN.md, "Similar in other media"). */
const PER_KIND = 3

/** Items of other packs that share most tags with this one, other media first. */
export function similarTo(payload: Payload, id: number, locale: Locale): Promise<ItemCard[]> {
  return itemCardsWhere(
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
        group by candidate.parent_id),
      ranked as (
        select i.id, i.kind <> self.kind as other_medium, shared.closeness, i.popularity,
          row_number() over (partition by i.kind order by shared.closeness desc, i.popularity desc, i.id) as place
        from shared join items i on i.id = shared.id, self
        where i.visibility = 'published' and i.id <> self.id and i.pack_id is distinct from self.pack_id)
      select id from ranked where place <= ${PER_KIND}
      order by place, other_medium desc, closeness desc, id limit ${SIMILAR_ITEMS}`,
    locale,
  )
}
