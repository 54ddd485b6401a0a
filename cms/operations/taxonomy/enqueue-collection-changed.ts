import { fragment, type PayloadRequest, run, transactionOf } from '#cms/operations/database.ts'
import type { Present } from '#cms/operations/schema/columns.ts'
import { enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'

interface Collected {
  /** Ids, populated documents, or absent. */
  readonly items?: unknown
}

interface EnqueueCollectionChanged {
  readonly after: Collected
  readonly before: Collected | undefined
  readonly req: PayloadRequest
}

/**
 * Enqueues that a curated collection changed: its pages, and the records of all items that are or were in it, and of
 * their packs.
 */
export async function enqueueCollectionChanged({
  after,
  before,
  req,
}: EnqueueCollectionChanged): Promise<void> {
  await enqueueTextsChanged({ resource: 'collections', req })
  const items = [...new Set([...itemIds(after), ...itemIds(before)])]
  const packs = await run<{ id: Present<'items.pack_id'> }>(
    req,
    fragment`
      select distinct pack_id as id from items
      where id = any(${fragment.param(items)}::int[]) and pack_id is not null`,
  )
  const transaction = transactionOf(req)
  await enqueueSearchSync(transaction, 'items', items)
  await enqueueSearchSync(
    transaction,
    'packs',
    packs.map(({ id }) => id),
  )
}

function itemIds(collection: Collected | undefined): number[] {
  return Array.isArray(collection?.items) ? collection.items.flatMap(idsOf) : []
}

function idsOf(item: unknown): number[] {
  if (typeof item === 'number') return [item]
  return typeof item === 'object' && item !== null && 'id' in item ? idsOf(item.id) : []
}
