import { fragment, type Transaction } from '#cms/operations/database.ts'
import { ensureTags } from '#cms/operations/taxonomy/ensure-tags.ts'

/** Replaces the tags of an item, most important first; a keyword without a tag gets one. */
export async function tagItem(
  transaction: Transaction,
  item: number,
  keywords: readonly string[],
): Promise<void> {
  const slugs = await ensureTags(transaction, keywords)
  await transaction(fragment`delete from items_rels where parent_id = ${item} and path = 'tags'`)
  await transaction(fragment`
    insert into items_rels (parent_id, path, "order", tags_id)
    select ${item}, 'tags', wanted.place, t.id
      from unnest(${fragment.param(slugs)}::text[]) with ordinality as wanted (slug, place)
      join tags t on t.slug = wanted.slug`)
}
