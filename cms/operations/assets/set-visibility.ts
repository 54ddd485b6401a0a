import { randomUUID } from 'node:crypto'
import { refreshWithheld } from '#cms/operations/assets/refresh-withheld.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { startFanOut } from '#cms/operations/notifications/fan-out.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { enqueueRelatedSync, enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { changeToNotify } from '#domain/notifications/asset-change.ts'

export interface ItemVisibility {
  readonly item: number
  readonly slug: string | null
  readonly from: Visibility
  readonly to: Visibility
}

/**
 * Writes a decided visibility of an item that the transaction has locked, and enqueues what follows for pages, search
 * and users who downloaded it.
 *
 * @throws Error when the item is not in the state `from`
 */
export async function setVisibility(
  transaction: Transaction,
  { item, slug, from, to }: ItemVisibility,
): Promise<void> {
  const written = await transaction(fragment`
    update items set visibility = ${to}::enum_items_visibility, updated_at = now()
     where id = ${item} and visibility = ${from}::enum_items_visibility returning id`)
  if (written.length !== 1) throw new Error(`item ${item} changed while it was locked`)
  await refreshWithheld(transaction, item)
  await enqueue(transaction, 'asset.changed', [
    { key: `item:${item}`, payload: { form: 'item', id: item, slugs: slug === null ? [] : [slug] } },
  ])
  await enqueueSearchSync(transaction, 'items', [item])
  await enqueueRelatedSync(transaction, 'items', item)
  const change = changeToNotify({ visibility: from, licence: null }, { visibility: to, licence: null })
  if (change === null) return
  await startFanOut(transaction, {
    audience: 'downloaders',
    subject: item,
    key: `asset-withdrawn:${item}:${randomUUID()}`,
    data: { item, change },
  })
}
