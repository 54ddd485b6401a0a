import { createHash } from 'node:crypto'
import type { FoundCoupon } from '#cms/operations/coupons/find-coupon.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import { discountOf } from '#domain/coupons/coupon.ts'
import type { Money } from '#domain/money/money.ts'
import type { AssetLine } from '#domain/payments/order-of-assets.ts'
import type { PlanLine } from '#domain/payments/order-of-plan.ts'
import type { PlanType } from '#domain/plans/plan.ts'

export interface NewOrder {
  readonly buyer: string
  /** The team that holds what is bought; null for the buyer. */
  readonly team: string | null
  readonly requestKey: string | null
  /** Null where nothing is paid. */
  readonly gateway: Gateway | null
  readonly replaces: string | null
  readonly returnPath: string | null
  readonly cancelPath: string | null
  readonly country: string | null
  /** Before the discount. */
  readonly subtotal: Money
  readonly coupon: FoundCoupon | null
  readonly bought: Bought
}

/** What an order is of: one plan, or assets. */
export type Bought =
  | { readonly purchase: 'plan'; readonly plan: BoughtPlan; readonly line: PlanLine }
  | { readonly purchase: 'cart'; readonly lines: readonly AssetLine[] }

interface BoughtPlan {
  readonly id: number
  readonly slug: string
  readonly type: PlanType
  readonly title: string
}

/** Writes the lines of a new order. */
export function insertLines(transaction: Transaction, id: string, bought: Bought): Promise<unknown> {
  return bought.purchase === 'plan'
    ? insertPlanLine(transaction, id, bought)
    : insertAssetLines(transaction, id, bought.lines)
}

function insertPlanLine(
  transaction: Transaction,
  id: string,
  { plan, line }: Extract<Bought, { purchase: 'plan' }>,
): Promise<unknown> {
  return transaction(fragment`
    insert into order_lines (order_id, position, form, plan_id, plan_slug, plan_type, period, seats, trial_days, title,
      unit_price, extra_seats, seat_price, amount)
    values (${id}::uuid, 1, 'plan', ${plan.id}, ${plan.slug}, ${plan.type}, ${line.period}, ${line.seats},
      ${line.trialDays}, ${plan.title.slice(0, 200)}, ${line.unitPrice.toString()}::bigint, ${line.extraSeats},
      ${line.seatPrice?.toString() ?? null}::bigint, ${line.total.amount.toString()}::bigint)`)
}

async function insertAssetLines(
  transaction: Transaction,
  id: string,
  lines: readonly AssetLine[],
): Promise<void> {
  for (const [index, { form, assetId, title, unitPrice }] of lines.entries())
    await transaction(fragment`
      insert into order_lines (order_id, position, form, asset_id, title, unit_price, amount)
      values (${id}::uuid, ${index + 1}, ${form}, ${assetId}, ${title.slice(0, 200)}, ${unitPrice.toString()}::bigint,
        ${unitPrice.toString()}::bigint)`)
}

/** What is bought, at which price, and what the gateway is given: a request with another content is another purchase. */
export function fingerprintOf({
  bought,
  subtotal,
  coupon,
  team,
  gateway,
  replaces,
  cancelPath,
}: NewOrder): string {
  const what =
    bought.purchase === 'plan'
      ? [bought.plan.id, bought.line.period, bought.line.seats]
      : bought.lines.map(({ form, assetId }) => `${form} ${assetId}`).toSorted()
  const price = [String(subtotal.amount), subtotal.currency, ...couponTexts(coupon, subtotal)]
  const said = [...what, team, ...price, gateway, replaces, cancelPath]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** With its discount, which staff may change: an open checkout is not used again for another total. */
function couponTexts(coupon: FoundCoupon | null, subtotal: Money): readonly (number | string | null)[] {
  if (coupon === null) return [null]
  const discount = discountOf(coupon, subtotal)
  return [coupon.id, discount === null ? null : String(discount.amount)]
}
