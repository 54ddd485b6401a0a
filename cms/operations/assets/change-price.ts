import { randomUUID } from 'node:crypto'
import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { loadPrice, type PricedAsset } from '#cms/operations/assets/load-price.ts'
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
  readonly asset: PricedAsset
  /** The price that the actor saw, in US cents; null for free. */
  readonly expected: number | null
  readonly price: number | null
}

/**
 * Changes the price of a live item or pack with the licence that follows from it, in one transaction: locks it, decides, writes
 * the audit log and the outbox. What was downloaded keeps its licence; users who downloaded
 * an item hear of another licence of it.
 */
export function changePrice(
  payload: Payload,
  { actor, asset, expected, price }: ChangePrice,
): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const { form, id } = asset
    const table = ASSET_TABLES[form]
    const loaded = await loadPrice(transaction, asset, { lock: true })
    if (loaded === undefined) return refuse('not-found', `There is no such ${form}`)
    const { slug, licenceId: before, facts } = loaded
    const decided = decidePrice(facts, { actor, expected, price })
    if (!decided.ok) return decided
    if (price === facts.price) return accept(null)
    const after = await writePrice(transaction, { asset, price, licence: decided.value })
    await enqueue(transaction, 'asset.changed', [
      { key: `${form}:${id}`, payload: { form, id, slugs: slug === null ? [] : [slug] } },
    ])
    await enqueueSearchSync(transaction, table, [id])
    await enqueueRelatedSync(transaction, table, id)
    const { visibility } = facts
    const change = changeToNotify({ visibility, licence: before }, { visibility, licence: after })
    if (change !== null && form === 'item')
      await startFanOut(transaction, {
        audience: 'downloaders',
        subject: id,
        key: `asset-withdrawn:${id}:${randomUUID()}`,
        data: { item: id, change },
      })
    await logCommand(transaction, {
      actor,
      command: 'asset.reprice',
      resource: table,
      record: id,
      reason: null,
      before: { price_cents: facts.price },
      after: { price_cents: price },
    })
    return accept(null)
  })
}

interface NewPrice {
  readonly asset: PricedAsset
  readonly price: number | null
  readonly licence: LicenceCode
}

/** @returns the id of the licence */
async function writePrice(
  transaction: Transaction,
  { asset: { form, id }, price, licence }: NewPrice,
): Promise<number> {
  const table = fragment.identifier(ASSET_TABLES[form])
  const [row] = await transaction<{ id: Column<'licences.id'> }>(fragment`
    update ${table} a set price_amount = ${price}, price_currency = 'USD', free = ${price === null}, licence_id = l.id,
      updated_at = now()
      from licences l where a.id = ${id} and l.code = ${licence}::enum_licences_code returning l.id`)
  if (row === undefined) throw new Error(`the licence ${licence} does not exist`)
  return row.id
}
