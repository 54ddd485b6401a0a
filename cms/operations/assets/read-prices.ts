import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { loadPrice, type PricedAsset } from '#cms/operations/assets/load-price.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { mayChangePrice } from '#domain/assets/change-price.ts'
import type { AssetPrices } from '#domain/contract/console/prices.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'

interface ChangeRow extends Record<string, unknown> {
  readonly at: Column<'audit_log.at'>
  readonly from: Computed<number | null>
  readonly to: Computed<number | null>
}

/** The price of an item or pack of the actor, and its changes from the audit log. Null for one of others. */
export async function readPrices(
  payload: Payload,
  asset: PricedAsset,
  actor: Holder,
): Promise<AssetPrices | null> {
  const loaded = await loadPrice(transactionOf(payload), asset, { lock: false })
  if (loaded === undefined) return null
  const { owner, contributor, price } = loaded.facts
  if (!mayApply(actor, 'asset.reprice', { owner, team: null, contributor })) return null
  const changes = await run<ChangeRow>(
    payload,
    fragment`
    select at, (before->>'price_cents')::int as from, (after->>'price_cents')::int as to from audit_log
     where resource = ${ASSET_TABLES[asset.form]} and record_id = ${String(asset.id)} and command = 'asset.reprice'
     order by at desc, id desc limit 100`,
  )
  return {
    price,
    may_change: mayChangePrice(loaded.facts, actor),
    changes: changes.map((change) => ({ ...change, at: new Date(change.at).toISOString() })),
  }
}
