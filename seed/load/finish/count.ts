import type pg from 'pg'

const SEEN = `visibility = 'published'`

/** The counts that rows store: table, column, and the query of ids and counts that it must equal. */
const KEPT_COUNTS = [
  { table: 'packs', column: 'item_count', counts: perOwner('items', 'pack_id') },
  { table: 'styles', column: 'item_count', counts: perOwner('items', 'style_id') },
  { table: 'contributors', column: 'item_count', counts: perOwner('items', 'contributor_id') },
  { table: 'contributors', column: 'pack_count', counts: perOwner('packs', 'contributor_id') },
  { table: 'categories', column: 'item_count', counts: perOwner('items', 'category_id') },
  {
    table: 'tags',
    column: 'item_count',
    counts: `select tags_id, count(*) from items_rels join items on items.id = items_rels.parent_id
             where path = 'tags' and ${SEEN} group by 1`,
  },
] as const

type KeptCount = (typeof KEPT_COUNTS)[number]

/** Recalculates every stored count for all rows at once. Afterwards the worker updates them. */
export async function count(client: pg.ClientBase): Promise<void> {
  for (const kept of KEPT_COUNTS) await setCounts(client, kept)
}

/** Rows that the query does not return have a count of 0. */
async function setCounts(client: pg.ClientBase, { table, column, counts }: KeptCount): Promise<void> {
  await client.query(
    `update ${table} set ${column} = coalesce(counted.count, 0)
     from ${table} same left join (${counts}) counted(id, count) on counted.id = same.id
     where same.id = ${table}.id and ${table}.${column} <> coalesce(counted.count, 0)`,
  )
}

function perOwner(table: 'items' | 'packs', owner: string): string {
  return `select ${owner}, count(*) from ${table} where ${SEEN} group by 1`
}
