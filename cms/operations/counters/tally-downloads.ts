import { addDailyCounts } from '#cms/operations/counters/add-daily-counts.ts'
import { lockCounters } from '#cms/operations/counters/lock-counters.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { enqueueDelayedSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'

interface DueRow extends Record<string, unknown> {
  readonly id: Computed<number>
  readonly day: Computed<string>
  readonly country: Computed<string | null>
  readonly count: Computed<number>
}

/** Downloads per batch. */
const BATCH_SIZE = 5_000

/**
 * Adds new downloads to the counters of their items and packs, and to the counts by day and country. They are marked as
 * counted in the same transaction, so that none is added twice or lost when a worker dies; their country is deleted.
 *
 * @returns how many there were; a full batch means that there may be more
 */
export async function tallyDownloads(payload: Payload): Promise<number> {
  return inTransaction(payload, async (transaction) => {
    const due = await transaction<DueRow>(fragment`
      with wanted as (
        select id, country from downloads where counted and not tallied order by id limit ${BATCH_SIZE}
        for update skip locked),
      due as (
        update downloads set tallied = true, country = null from wanted where downloads.id = wanted.id
        returning downloads.item_id, (downloads.created_at at time zone 'utc')::date as day, wanted.country)
      select item_id as id, day::text, country, count(*)::int as count from due group by 1, 2, 3`)
    if (due.length === 0) return 0
    const items = [...Map.groupBy(due, ({ id }) => id)].map(([id, rows]) => ({
      id,
      downloads: rows.reduce((sum, { count }) => sum + count, 0),
    }))
    const added = fragment`
      unnest(${fragment.param(items.map(({ id }) => id))}::int[],
        ${fragment.param(items.map(({ downloads }) => downloads))}::int[]) as added (id, downloads)`
    await lockCounters(transaction)
    await addDailyCounts(transaction, { form: 'item', column: 'downloads' }, due)
    await addToPacks(transaction, due)
    await transaction(fragment`
      update items set downloads = items.downloads + added.downloads from ${added} where items.id = added.id`)
    const packs = await transaction<{ id: Column<'packs.id'> }>(fragment`
      update packs set downloads = packs.downloads + contents.downloads from (
        select i.pack_id, sum(added.downloads) as downloads from ${added} join items i on i.id = added.id
        where i.pack_id is not null group by i.pack_id) contents
      where packs.id = contents.pack_id returning packs.id`)
    for (const [kind, rows] of [
      ['items', items],
      ['packs', packs],
    ] as const) {
      await enqueueDelayedSearchSync(
        transaction,
        kind,
        rows.map(({ id }) => id),
      )
    }
    return items.reduce((sum, { downloads }) => sum + downloads, 0)
  })
}

/** A download counts for the pack that its work is in now. */
async function addToPacks(transaction: Transaction, due: readonly DueRow[]): Promise<void> {
  const ids = fragment.param([...new Set(due.map(({ id }) => id))])
  const works = await transaction<{ id: Column<'items.id'>; pack: Present<'items.pack_id'> }>(fragment`
    select id, pack_id as pack from items where id = any(${ids}::int[]) and pack_id is not null`)
  const packs = new Map(works.map(({ id, pack }) => [id, pack]))
  const additions = due.flatMap(({ id, ...rest }) => {
    const pack = packs.get(id)
    return pack === undefined ? [] : [{ id: pack, ...rest }]
  })
  await addDailyCounts(transaction, { form: 'pack', column: 'downloads' }, additions)
}
