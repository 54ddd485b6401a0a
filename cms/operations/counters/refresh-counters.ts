import { fragment, type Payload, run, type SQL, transactionOf } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { enqueueDelayedSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import type { CountedIn } from '#domain/contract/outbox.ts'
import { isRowKind } from '#domain/search/records.ts'

/** The rows that counters count: those visible to visitors. */
const PUBLISHED_ITEMS = fragment.raw("items i where i.visibility = 'published'")

/** Each counter: its column, and the count for the row `counted`. */
const COUNTERS = {
  packs: { item_count: fragment`select count(*) from ${PUBLISHED_ITEMS} and i.pack_id = counted.id` },
  contributors: {
    item_count: fragment`select count(*) from ${PUBLISHED_ITEMS} and i.contributor_id = counted.id`,
    pack_count: fragment`
      select count(*) from packs p where p.visibility = 'published' and p.contributor_id = counted.id`,
  },
  categories: {
    item_count: fragment`select count(*) from ${PUBLISHED_ITEMS} and i.category_id = counted.id`,
  },
  styles: { item_count: fragment`select count(*) from ${PUBLISHED_ITEMS} and i.style_id = counted.id` },
  tags: {
    item_count: fragment`
      select count(*) from items_rels r, ${PUBLISHED_ITEMS}
         and i.id = r.parent_id and r.path = 'tags' and r.tags_id = counted.id`,
  },
} as const satisfies Record<keyof CountedIn, Record<string, SQL>>

/** Recounts the counters of these rows; writes only changed ones, and enqueues their search records. */
export async function refreshCounters(payload: Payload, rows: CountedIn): Promise<void> {
  for (const [table, counters] of entries(COUNTERS)) {
    const ids = [...new Set(rows[table])]
    if (ids.length === 0) continue
    for (const [column, count] of Object.entries(counters)) await refresh(payload, table, column, count, ids)
  }
}

async function refresh(payload: Payload, table: string, column: string, count: SQL, ids: readonly number[]) {
  const [name, counter] = [fragment.identifier(table), fragment.identifier(column)]
  const changed = await run<{ id: Computed<number> }>(
    payload,
    fragment`
      update ${name} set ${counter} = taken.count
        from (select counted.id, (${count}) as count from ${name} counted where counted.id in ${list(ids)}) taken
       where ${name}.id = taken.id and ${name}.${counter} <> taken.count
      returning ${name}.id`,
  )
  if (isRowKind(table))
    await enqueueDelayedSearchSync(
      transactionOf(payload),
      table,
      changed.map(({ id }) => id),
    )
}

function list(ids: readonly number[]): SQL {
  return fragment`(${fragment.join(
    ids.map((id) => fragment`${id}`),
    fragment`, `,
  )})`
}

function entries<K extends string, V>(table: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(table) as [K, V][]
}
