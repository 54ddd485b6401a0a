import { coversOf } from '#cms/operations/catalogue/covers.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Present } from '#cms/operations/schema/columns.ts'
import { type AssetRow, assetColumns, assetFactsOf } from '#cms/operations/search/asset-rows.ts'
import {
  found,
  readCategoryPaths,
  readLists,
  readTerms,
  readTexts,
} from '#cms/operations/search/read-texts.ts'
import type { PackFacts } from '#domain/search/pack-record.ts'

interface PackRow extends AssetRow {
  readonly kind: Column<'packs.kind'>
  readonly style_id: Column<'packs.style_id'>
  readonly category_id: Column<'packs.category_id'>
  readonly item_count: Cast<'packs.item_count', number>
  readonly tint: Present<'packs.tint'>
}

/** The search facts of these packs, in all languages; unpublished ones are left out. */
export async function readPacks(payload: Payload, ids: readonly number[]): Promise<PackFacts[]> {
  const wanted = fragment`${fragment.param(ids)}::int[]`
  const rows = await run<PackRow>(
    payload,
    fragment`
      select ${assetColumns('p')}, p.kind::text, p.style_id, p.category_id, p.item_count::int, p.tint::text
      from packs p join contributors c on c.id = p.contributor_id
      where p.id = any(${wanted}) and p.visibility = 'published'`,
  )
  const [titles, covers, tagIds, collections, styles, categories] = await Promise.all([
    readTexts(payload, 'packs', 'title', ids),
    coversOf(payload, ids),
    readLists<number>(
      payload,
      fragment`
        select pack_id as id, array_agg(tag_id order by position) as list from pack_tags
        where pack_id = any(${wanted}) group by pack_id`,
    ),
    readLists<string>(
      payload,
      fragment`
        select i.pack_id as id, array_agg(distinct collection.slug::text) as list
        from collections collection
        join collections_rels rel on rel.parent_id = collection.id and rel.path = 'items'
        join items i on i.id = rel.items_id
        where collection._status = 'published' and i.pack_id = any(${wanted})
        group by i.pack_id`,
    ),
    readTerms(
      payload,
      'styles',
      rows.map((row) => row.style_id),
    ),
    readCategoryPaths(
      payload,
      rows.map((row) => row.category_id),
    ),
  ])
  const tags = await readTerms(payload, 'tags', [...tagIds.values()].flat())
  return rows.map((row) => ({
    ...assetFactsOf(row, titles.get(row.id)),
    kind: row.kind,
    tags: (tagIds.get(row.id) ?? []).flatMap((id) => found(tags, id) ?? []),
    style: found(styles, row.style_id),
    categories: found(categories, row.category_id) ?? [],
    collections: collections.get(row.id) ?? [],
    itemCount: row.item_count,
    previews: covers.get(row.id) ?? [],
    tint: row.tint,
  }))
}
