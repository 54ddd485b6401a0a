import type pg from 'pg'

/** Brings every kept count to what the tables say, for all rows at once. The worker keeps them from there on. */
export async function count(client: pg.ClientBase): Promise<void> {
  await setCounts(
    client,
    'packs',
    'item_count',
    `select pack_id, count(*) from items where ${SEEN} group by 1`,
  )
  await setCounts(
    client,
    'styles',
    'item_count',
    `select style_id, count(*) from items where ${SEEN} group by 1`,
  )
  await setCounts(
    client,
    'contributors',
    'item_count',
    `select contributor_id, count(*) from items where ${SEEN} group by 1`,
  )
  await setCounts(
    client,
    'contributors',
    'pack_count',
    `select contributor_id, count(*) from packs where ${SEEN} group by 1`,
  )
  await setCounts(
    client,
    'categories',
    'item_count',
    `select category_id, count(*) from items where ${SEEN} group by 1`,
  )
  await setCounts(
    client,
    'tags',
    'item_count',
    `select tags_id, count(*) from items_rels join items on items.id = items_rels.parent_id
     where path = 'tags' and ${SEEN} group by 1`,
  )
}

const SEEN = `visibility = 'published'`

/** @param counts a query of ids and their counts; what it does not name has none */
async function setCounts(
  client: pg.ClientBase,
  table: string,
  column: string,
  counts: string,
): Promise<void> {
  await client.query(
    `update ${table} set ${column} = coalesce(counted.count, 0)
     from ${table} same left join (${counts}) counted(id, count) on counted.id = same.id
     where same.id = ${table}.id and ${table}.${column} <> coalesce(counted.count, 0)`,
  )
}
