import type pg from 'pg'
import { fragment, type SQL, type Transaction, transactionOfClient } from '#cms/operations/database.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'

/** Packs count all published works, other rows those that visitors find (cms/operations/counters/count.ts). */
const KEPT_COUNTS = [
  {
    table: 'packs',
    column: 'item_count',
    counts: fragment`select pack_id, count(*) from items where visibility = 'published' group by 1`,
  },
  { table: 'styles', column: 'item_count', counts: perOwner('items', 'style_id') },
  { table: 'contributors', column: 'item_count', counts: perOwner('items', 'contributor_id') },
  { table: 'contributors', column: 'pack_count', counts: perOwner('packs', 'contributor_id') },
  { table: 'categories', column: 'item_count', counts: perOwner('items', 'category_id') },
  {
    table: 'tags',
    column: 'item_count',
    counts: fragment`
      select tags_id, count(*) from items_rels join items on items.id = items_rels.parent_id
       where path = 'tags' and ${isShown('items')} group by 1`,
  },
] as const

type KeptCount = (typeof KEPT_COUNTS)[number]

/** Recalculates every stored count for all rows at once. Afterwards the worker updates them. */
export async function count(client: pg.ClientBase): Promise<void> {
  const transaction = transactionOfClient(client)
  for (const kept of KEPT_COUNTS) await setCounts(transaction, kept)
}

/** Rows that the query does not return have a count of 0. */
async function setCounts(transaction: Transaction, kept: KeptCount): Promise<void> {
  const [table, column] = [fragment.identifier(kept.table), fragment.identifier(kept.column)]
  await transaction(fragment`
    update ${table} set ${column} = coalesce(counted.count, 0)
      from ${table} same left join (${kept.counts}) counted(id, count) on counted.id = same.id
     where same.id = ${table}.id and ${table}.${column} <> coalesce(counted.count, 0)`)
}

function perOwner(table: 'items' | 'packs', owner: string): SQL {
  return fragment`
    select ${fragment.identifier(owner)}, count(*) from ${fragment.identifier(table)} where ${isShown(table)} group by 1`
}
