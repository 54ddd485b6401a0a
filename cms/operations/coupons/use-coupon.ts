import type { FoundCoupon } from '#cms/operations/coupons/find-coupon.ts'
import { fragment, type Payload, run, type Transaction } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { decideCoupon } from '#domain/coupons/coupon.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import type { Money } from '#domain/money/money.ts'

interface Used {
  readonly buyer: string
  /** The slug of the plan; null for assets. */
  readonly plan: string | null
  readonly subtotal: Money
}

/**
 * The discount of a coupon, decided under the lock of the coupon: parallel orders cannot use it more often than allowed. A use
 * is an order that was not given up: failed and expired ones give theirs back.
 */
export async function lockCoupon(
  transaction: Transaction,
  coupon: FoundCoupon,
  { buyer, plan, subtotal }: Used,
): Promise<Result<Money>> {
  await transaction(fragment`select 1 from coupons where id = ${coupon.id} for no key update`)
  const [counted] = await transaction<{ uses: Computed<number>; own: Computed<number> }>(fragment`
    select count(*)::int as uses, count(*) filter (where buyer_id = ${buyer})::int as own from orders
     where coupon_id = ${coupon.id} and state not in ('failed', 'expired')`)
  const { uses = 0, own = 0 } = counted ?? {}
  return decideCoupon(coupon, { plan, subtotal, now: Date.now(), uses, ownUses: own })
}

/** The orders that use a coupon now, which another may follow: to show, not to decide. */
export async function countUses(payload: Payload, coupon: number): Promise<number> {
  const [counted] = await run<{ uses: Computed<number> } & Record<string, unknown>>(
    payload,
    fragment`select count(*)::int as uses from orders where coupon_id = ${coupon} and state not in ('failed', 'expired')`,
  )
  return counted?.uses ?? 0
}

/**
 * The uses of a coupon as they count for an order that this buyer begins: their own orders that wait for a payment are given up
 * for it. To show, not to decide.
 */
export async function countUsesFor(
  payload: Payload,
  coupon: number,
  buyer: string,
): Promise<{ readonly uses: number; readonly ownUses: number }> {
  const [counted] = await run<{ uses: Computed<number>; own: Computed<number> } & Record<string, unknown>>(
    payload,
    fragment`
      select count(*)::int as uses, count(*) filter (where buyer_id = ${buyer})::int as own from orders
       where coupon_id = ${coupon} and state not in ('failed', 'expired')
         and not (buyer_id = ${buyer} and state = 'pending')`,
  )
  return { uses: counted?.uses ?? 0, ownUses: counted?.own ?? 0 }
}
