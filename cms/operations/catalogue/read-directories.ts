import { bestOf } from '#cms/operations/catalogue/best-of.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { pages } from '#cms/operations/catalogue/pages.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Cast, Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { isOfferedKind, isShown, someShown } from '#cms/operations/site/offered-condition.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Taxonomy } from '#domain/contract/catalogue.ts'
import type { CategoryCovers, Collection, Collections, Entry, Tags } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'

const PER_PAGE = 60
const TAGS_PER_PAGE = 200

export interface EntryRow extends Record<string, unknown> {
  readonly id: Column<'categories.id'>
  readonly slug: Column<'categories.slug'>
  readonly name: Computed<string>
  readonly count: Cast<'categories.item_count', number>
}

/** The category tree of two levels, without empty categories. */
export async function readCategories(payload: Payload, locale: Locale): Promise<Taxonomy> {
  const rows = await run<EntryRow & { parent_id: Column<'categories.parent_id'> }>(
    payload,
    fragment`
      select c.id, c.parent_id, c.slug, ${localised('categories', 'c', 'name', locale)} as name, c.item_count::int as count
      from categories c where c.tree = 'general' and (c.parent_id is null or ${someShown(fragment`i.category_id = c.id`)})
      order by c.position, c.id`,
  )
  const childrenOf = (id: number | null) => rows.filter((row) => row.parent_id === id)
  const plain = ({ slug, name, count }: EntryRow) => ({ slug, name, count })
  return childrenOf(null)
    .map((root) => {
      const children = childrenOf(root.id).filter((child) => child.count > 0)
      const total = children.reduce((sum, child) => sum + child.count, root.count)
      return { ...plain(root), count: total, children: children.map(plain) }
    })
    .filter((root) => root.count > 0)
}

/** The best works below each root category, by its slug. */
export async function readCategoryCovers(payload: Payload): Promise<CategoryCovers> {
  const roots = await run<Columns<'categories', 'id' | 'slug'>>(
    payload,
    fragment`select c.id, c.slug from categories c where c.tree = 'general' and c.parent_id is null`,
  )
  const previews = await bestOf(
    payload,
    roots.map(({ id }) => id),
    inCategory,
  )
  return Object.fromEntries(roots.map(({ id, slug }) => [slug, previews.get(id) ?? []]))
}

/** Styles that occur, most frequent first; optionally of one kind, and at most `limit`. */
export async function readStyles(
  payload: Payload,
  locale: Locale,
  kind: Kind | null,
  most: number | null = null,
): Promise<Entry[]> {
  const rows = await run<EntryRow>(
    payload,
    fragment`
      select s.id, s.slug, ${localised('styles', 's', 'name', locale)} as name, counted.count
      from styles s join (
        select i.style_id, sum(i.count)::int as count from catalogue_counts i
        where i.form = 'item' and (${kind}::text is null or i.kind = ${kind}) and ${isOfferedKind('i')} group by i.style_id) counted on counted.style_id = s.id
      order by counted.count desc, s.id limit ${most}::int`,
  )
  const ofKind = kind === null ? fragment`true` : fragment`i.kind = ${kind}`
  return withPreviews(payload, rows, (id) => fragment`i.style_id = ${id} and ${ofKind}`)
}

/** The condition that an item `i` has a tag `t`. */
export const IS_TAGGED = fragment`
  i.id in (select rel.parent_id from items_rels rel where rel.path = 'tags' and rel.tags_id = t.id)`

/** Used tags, most frequent first. */
export async function readTags(payload: Payload, locale: Locale, page: number): Promise<Tags> {
  const rows = await run<EntryRow & { total: Computed<number> }>(
    payload,
    fragment`
      select t.id, t.slug, ${localised('tags', 't', 'name', locale)} as name, t.item_count::int as count,
        count(*) over ()::int as total
      from tags t where t.item_count > 0 and ${someShown(IS_TAGGED)} order by t.item_count desc, t.id
      limit ${TAGS_PER_PAGE} offset ${(page - 1) * TAGS_PER_PAGE}`,
  )
  const entries = rows.map(({ slug, name, count }) => ({ slug, name, count }))
  return { entries, ...pages(rows[0]?.total ?? 0, page, TAGS_PER_PAGE) }
}

/** The published curated collections. */
export async function readCollections(payload: Payload, locale: Locale, page: number): Promise<Collections> {
  const { entries, total } = await collectionsWhere(payload, locale, fragment`true`, page)
  return { entries, ...pages(total, page, PER_PAGE) }
}

/** The published curated collection with this slug; null when there is none. */
export async function readCollection(
  payload: Payload,
  locale: Locale,
  slug: string,
): Promise<Collection | null> {
  const { entries } = await collectionsWhere(payload, locale, fragment`c.slug = ${slug}`, 1)
  return entries[0] ?? null
}

/** The published curated collections with these ids, in the order of the site. */
export async function readCollectionsById(
  payload: Payload,
  locale: Locale,
  ids: readonly number[],
): Promise<Collection[]> {
  const named = fragment`c.id = any(${fragment.param(ids)}::int[])`
  return (await collectionsWhere(payload, locale, named, 1)).entries
}

/** The condition that an item `i` is in a category or in one of its children. */
export function inCategory(id: SQL): SQL {
  return fragment`i.category_id in (select below.id from categories below where below.id = ${id} or below.parent_id = ${id})`
}

async function collectionsWhere(
  payload: Payload,
  locale: Locale,
  condition: SQL,
  page: number,
): Promise<{ readonly entries: Collection[]; readonly total: number }> {
  const rows = await run<EntryRow & { description: Computed<string | null>; total: Computed<number> }>(
    payload,
    fragment`
      select c.id, c.slug, ${localised('collections', 'c', 'title', locale)} as name,
        ${localised('collections', 'c', 'description', locale)} as description,
        (select count(*)::int from collections_rels rel join items i on i.id = rel.items_id
          where rel.parent_id = c.id and rel.path = 'items' and ${isShown('i')}) as count,
        count(*) over ()::int as total
      from collections c where c._status = 'published' and ${condition} order by c.position, c.id
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
  )
  const entries = await withPreviews(
    payload,
    rows,
    (id) =>
      fragment`i.id in (select items_id from collections_rels where parent_id = ${id} and path = 'items')`,
  )
  return {
    entries: entries.map((entry, index) => ({ ...entry, description: rows[index]?.description ?? null })),
    total: rows[0]?.total ?? 0,
  }
}

/** The rows with the best works of each; `members` is the condition on items `i` for a row's id. */
export async function withPreviews(
  payload: Payload,
  rows: readonly EntryRow[],
  members: (id: SQL) => SQL,
): Promise<Entry[]> {
  const previews = await bestOf(
    payload,
    rows.map((row) => row.id),
    members,
  )
  return rows.map(({ id, slug, name, count }) => ({ slug, name, count, previews: previews.get(id) ?? [] }))
}
