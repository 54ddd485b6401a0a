import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { ROW_SOURCES } from '#cms/operations/search/row-sources.ts'
import type { RowKind } from '#domain/search/records.ts'
import type { RELATED, RelatedSource } from '#domain/search/related.ts'

type RelatedTo = {
  readonly [S in RelatedSource]: Readonly<Record<(typeof RELATED)[S][number], (id: number) => SQL>>
}

const byContributor = (id: number) => fragment`a.contributor_id = ${id}`
const byStyle = (id: number) => fragment`a.style_id = ${id}`
const byCategory = (id: number) => fragment`
  a.category_id in (select c.id from categories c where c.id = ${id} or c.parent_id = ${id})`

/** The rows (aliased `a`) of a kind whose records mention another row. */
const RELATED_ROWS: RelatedTo = {
  items: { packs: (id) => fragment`a.id = (select pack_id from items where id = ${id})` },
  packs: {
    items: (id) => fragment`a.pack_id = ${id}`,
    bundles: (id) => fragment`
      a.id in (select parent_id from bundles_rels where path = 'packs' and packs_id = ${id})`,
  },
  contributors: { items: byContributor, packs: byContributor, bundles: byContributor },
  styles: { items: byStyle, packs: byStyle },
  categories: { items: byCategory, packs: byCategory },
  tags: {
    items: (id) =>
      fragment`a.id in (select parent_id from items_rels where path = 'tags' and tags_id = ${id})`,
    packs: (id) => fragment`a.id in (select pack_id from pack_tags where tag_id = ${id})`,
  },
}

interface RelatedPage {
  readonly kind: RowKind
  readonly to: RelatedSource
  readonly id: number
  readonly from: number
  readonly limit: number
}

/** The next searchable rows of a kind that mention the row `to`, by id. */
export async function nextRelated(
  payload: Payload,
  { kind, to, id, from, limit }: RelatedPage,
): Promise<number[]> {
  const conditions: Partial<Record<RowKind, (id: number) => SQL>> = RELATED_ROWS[to]
  const condition = conditions[kind]
  if (condition === undefined) return []
  const rows = await run<{ id: Column<`${RowKind}.id`> }>(
    payload,
    fragment`
      select a.id from ${fragment.raw(kind)} a
      where ${condition(id)} and a.id >= ${from} and ${ROW_SOURCES[kind].searchable}
      order by a.id limit ${limit}`,
  )
  return rows.map((row) => row.id)
}
