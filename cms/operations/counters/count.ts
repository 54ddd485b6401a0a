import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { enqueueDelayedSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { isShown, OFFERS_EVERY_KIND } from '#cms/operations/site/offered-condition.ts'
import type { CountedIn } from '#domain/contract/outbox.ts'
import { isRowKind } from '#domain/search/records.ts'

export type CountedTable = keyof CountedIn

/**
 * Each counter: its column, and the count for the row `counted`. They count what visitors find: published works of a kind
 * that the site offers. Packs count all their published works: works have the kind of their pack, so that visitors find a
 * pack with all of them or not at all, and a pack that rests stays complete for holders of its licence.
 */
const COUNTERS = {
  packs: {
    item_count: fragment`select count(*) from items i where i.visibility = 'published' and i.pack_id = counted.id`,
  },
  contributors: {
    item_count: shownItems(fragment`i.contributor_id = counted.id`),
    pack_count: fragment`select count(*) from packs p where ${isShown('p')} and p.contributor_id = counted.id`,
  },
  categories: { item_count: shownItems(fragment`i.category_id = counted.id`) },
  styles: { item_count: shownItems(fragment`i.style_id = counted.id`) },
  tags: {
    item_count: fragment`
      select count(*) from items_rels r join items i on i.id = r.parent_id
       where ${isShown('i')} and r.path = 'tags' and r.tags_id = counted.id`,
  },
} as const satisfies Record<CountedTable, Record<string, SQL>>

export const COUNTED_TABLES = Object.keys(COUNTERS) as readonly CountedTable[]

/**
 * Recounts the counters of these rows; writes only changed ones, and enqueues their search records. The caller holds the
 * lock of the table (lock-counted.ts).
 */
export async function countRows(
  transaction: Transaction,
  table: CountedTable,
  ids: readonly number[],
): Promise<void> {
  const name = fragment.identifier(table)
  const counters = Object.entries(COUNTERS[table]).map(([column, count]) => ({
    column: fragment.identifier(column),
    count,
  }))
  const list = (each: (counter: (typeof counters)[number]) => SQL) =>
    fragment.join(counters.map(each), fragment`, `)
  // Materialized: otherwise PostgreSQL counts twice, for the comparison and for the value.
  const changed = await transaction<{ id: Computed<number> }>(fragment`
    with taken as materialized (
      select counted.id, ${list(({ column, count }) => fragment`(${count}) as ${column}`)}
        from ${name} counted where counted.id = any(${fragment.param(ids)}::int[]))
    update ${name} set ${list(({ column }) => fragment`${column} = taken.${column}`)} from taken
     where ${name}.id = taken.id
       and (${list(({ column }) => fragment`${name}.${column}`)}) is distinct from (${list(({ column }) => fragment`taken.${column}`)})
    returning ${name}.id`)
  const changedIds = changed.map(({ id }) => id)
  if (isRowKind(table)) await enqueueDelayedSearchSync(transaction, table, changedIds)
}

/**
 * Counts the items that meet a condition and that visitors find. Without chosen kinds the kind is not read, so that an index
 * with the visibility is enough, without the rows of a category of a million works.
 */
function shownItems(condition: SQL): SQL {
  return fragment`
    select case when ${OFFERS_EVERY_KIND}
      then (select count(*) from items i where i.visibility = 'published' and ${condition})
      else (select count(*) from items i where ${isShown('i')} and ${condition}) end`
}
