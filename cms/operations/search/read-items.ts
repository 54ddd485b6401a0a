import { PREVIEW_COLUMNS, type PreviewRow, previewOf } from '#cms/operations/catalogue/previews.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Present } from '#cms/operations/schema/columns.ts'
import { type AssetRow, assetColumns, assetFactsOf } from '#cms/operations/search/asset-rows.ts'
import { readPeople } from '#cms/operations/search/read-people.ts'
import {
  found,
  readCategoryPaths,
  readLists,
  readTerms,
  readTexts,
} from '#cms/operations/search/read-texts.ts'
import type { ItemFacts } from '#domain/search/item-record.ts'

interface ItemRow extends AssetRow, PreviewRow {
  readonly kind: Column<'items.kind'>
  readonly format: Present<'items.shown_format'>
  readonly palette: Column<'revisions.palette'> | null
  readonly dimension: Column<'items.dimension'>
  readonly people_count: Cast<'items.people_count', number | null>
  readonly pack_id: Column<'items.pack_id'>
  readonly style_id: Column<'items.style_id'>
  readonly category_id: Column<'items.category_id'>
}

/** The search facts of these items, in all languages; unpublished ones are left out. */
export async function readItems(payload: Payload, ids: readonly number[]): Promise<ItemFacts[]> {
  const rows = await publishedItems(payload, ids)
  const relations = await readItemRelations(payload, rows, ids)
  return rows.map((row) => ({
    ...assetFactsOf(row, relations.titles.get(row.id)),
    kind: row.kind,
    tags: (relations.tagIds.get(row.id) ?? []).flatMap((id) => relations.tags.get(id) ?? []),
    style: found(relations.styles, row.style_id),
    categories: found(relations.categories, row.category_id) ?? [],
    pack: found(relations.packs, row.pack_id),
    collections: relations.collections.get(row.id) ?? [],
    originalFormat: row.format,
    palette: row.palette ?? [],
    dimension: row.dimension,
    people: relations.peopleOf(row.id, row.people_count),
    preview: previewOf(row),
  }))
}

function publishedItems(payload: Payload, ids: readonly number[]): Promise<ItemRow[]> {
  return run<ItemRow>(
    payload,
    fragment`
      select ${assetColumns('i')}, ${PREVIEW_COLUMNS}, i.kind::text, i.shown_format as format, i.pack_id, i.style_id,
        i.category_id, r.palette, i.dimension::text, i.people_count::int
      from items i
      join contributors c on c.id = i.contributor_id
      left join revisions r on r.id = i.current_revision_id
      where i.id = any(${fragment.param(ids)}::int[]) and i.visibility = 'published' and i.shown_sha256 is not null`,
  )
}

/** Related rows of the items. */
async function readItemRelations(payload: Payload, rows: readonly ItemRow[], ids: readonly number[]) {
  const idsIn = (column: 'pack_id' | 'style_id' | 'category_id') => rows.map((row) => row[column])
  const [titles, tagIds, collections, packs, styles, categories, peopleOf] = await Promise.all([
    readTexts(payload, 'items', 'title', ids),
    readTagIds(payload, ids),
    readCollections(payload, ids),
    readTerms(payload, 'packs', idsIn('pack_id')),
    readTerms(payload, 'styles', idsIn('style_id')),
    readCategoryPaths(payload, idsIn('category_id')),
    readPeople(payload, ids),
  ])
  const tags = await readTerms(payload, 'tags', [...tagIds.values()].flat())
  return { titles, tagIds, tags, collections, packs, styles, categories, peopleOf }
}

/** Most important first. */
function readTagIds(payload: Payload, ids: readonly number[]) {
  return readLists<number>(
    payload,
    fragment`
      select parent_id as id, array_agg(tags_id order by "order") as list from items_rels
      where path = 'tags' and parent_id = any(${fragment.param(ids)}::int[]) group by parent_id`,
  )
}

/** Slugs of the published curated collections that items are in. */
function readCollections(payload: Payload, ids: readonly number[]) {
  return readLists<string>(
    payload,
    fragment`
      select rel.items_id as id, array_agg(collection.slug::text order by collection.slug) as list
      from collections_rels rel join collections collection on collection.id = rel.parent_id
      where rel.path = 'items' and rel.items_id = any(${fragment.param(ids)}::int[]) and collection._status = 'published'
      group by rel.items_id`,
  )
}
