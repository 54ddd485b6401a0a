import { randomUUID } from 'node:crypto'
import { loadPrice } from '#cms/operations/assets/load-price.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { startFanOut } from '#cms/operations/notifications/fan-out.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { enqueueRelatedSync, enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { decidePrice } from '#domain/assets/change-price.ts'
import type { LicenceCode } from '#domain/assets/licences.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { changeToNotify } from '#domain/notifications/asset-change.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'

interface ChangePrice {
  readonly actor: Holder
  readonly item: number
  /** The price that the actor saw, in US cents; null for free. */
  readonly expected: number | null
  readonly price: number | null
}

/**
 * Changes the price of a live item with the licence that follows from it, in one transaction: locks it, decides, writes
 * the audit log and the outbox. What was downloaded keeps its licence; users who downloaded it hear of another licence.
 */
export function changePrice(
  payload: Payload,
  { actor, item, expected, price }: ChangePrice,
): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const loaded = await loadPrice(transaction, item, { lock: true })
    if (loaded === undefined) return refuse('not-found', 'There is no such item')
    const { slug, licenceId: before, facts } = loaded
    const decided = decidePrice(facts, { actor, expected, price })
    if (!decided.ok) return decided
    if (price === facts.price) return accept(null)
    const after = await writePrice(transaction, { item, price, licence: decided.value })
    await enqueue(transaction, 'asset.changed', [
      { key: `item:${item}`, payload: { form: 'item', id: item, slugs: slug === null ? [] : [slug] } },
    ])
    await enqueueSearchSync(transaction, 'items', [item])
    await enqueueRelatedSync(transaction, 'items', item)
    const { visibility } = facts
    const change = changeToNotify({ visibility, licence: before }, { visibility, licence: after })
    if (change !== null)
      await startFanOut(transaction, {
        audience: 'downloaders',
        subject: item,
        key: `asset-withdrawn:${item}:${randomUUID()}`,
        data: { item, change },
      })
    await logCommand(transaction, {
      actor,
      command: 'asset.reprice',
      resource: 'items',
      record: item,
      reason: null,
      before: { price_cents: facts.price },
      after: { price_cents: price },
    })
    return accept(null)
  })
}

interface NewPrice {
  readonly item: number
  readonly price: number | null
  readonly licence: LicenceCode
}

/** @returns the id of the licence */
async function writePrice(transaction: Transaction, { item, price, licence }: NewPrice): Promise<number> {
  const [row] = await transaction<{ id: Column<'licences.id'> }>(fragment`
    update items set price_amount = ${price}, price_currency = 'USD', free = ${price === null}, licence_id = l.id,
      updated_at = now()
      from licences l where items.id = ${item} and l.code = ${licence}::enum_licences_code returning l.id`)
  if (row === undefined) throw new Error(`the licence ${licence} does not exist`)
  return row.id
}
