import { randomUUID } from 'node:crypto'
import { fingerprintOf, insertLines, type NewOrder } from '#cms/operations/checkout/new-order.ts'
import { lockCoupon } from '#cms/operations/coupons/use-coupon.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

export interface PlacedOrder {
  readonly id: string
  readonly state: 'pending' | 'paid'
  /** What is paid, in minor units. */
  readonly total: bigint
  readonly discount: bigint
  /** Where it is paid, once the gateway has been asked. */
  readonly checkoutUrl: string | null
}

/** An open checkout of the same purchase is used again if it is open this much longer. */
const REUSE_MINUTES = 5

/**
 * Writes a pending order, once for each key of a request; without a key, an open order of the same purchase is used
 * again. A key that comes with another purchase is refused.
 */
export function placeOrder(payload: Payload, order: NewOrder): Promise<Result<PlacedOrder>> {
  const fingerprint = fingerprintOf(order)
  return inTransaction<Result<PlacedOrder>>(payload, async (transaction) => {
    const open = order.requestKey === null ? await findOpen(transaction, order, fingerprint) : undefined
    if (open !== undefined) return accept(placed(open))
    const key = order.requestKey ?? randomUUID()
    const known = await findByKey(transaction, order.buyer, key)
    if (known !== undefined) return placedAgain(known, fingerprint)
    const discount = await discountOf(transaction, order)
    if (!discount.ok) return discount
    const [inserted] = await insertOrder(transaction, order, { key, fingerprint, discount: discount.value })
    if (inserted !== undefined) {
      await insertLines(transaction, inserted.id, order.bought)
      return accept(placed(inserted))
    }
    return placedAgain(await findByKey(transaction, order.buyer, key), fingerprint)
  })
}

async function findByKey(
  transaction: Transaction,
  buyer: string,
  key: string,
): Promise<FoundOrder | undefined> {
  const [row] = await transaction<FoundOrder>(
    fragment`select ${COLUMNS} from orders where buyer_id = ${buyer} and idempotency_key = ${key}`,
  )
  return row
}

function placedAgain(known: FoundOrder | undefined, fingerprint: string): Result<PlacedOrder> {
  const isSame = known !== undefined && known.fingerprint === fingerprint
  if (!isSame || (known.state !== 'pending' && known.state !== 'paid')) return refuse('request-key-reused')
  return accept(placed(known))
}

async function discountOf(
  transaction: Transaction,
  { buyer, coupon, subtotal, bought }: NewOrder,
): Promise<Result<bigint>> {
  if (coupon === null) return accept(0n)
  const plan = bought.purchase === 'plan' ? bought.plan.slug : null
  const discount = await lockCoupon(transaction, coupon, { buyer, plan, subtotal })
  return discount.ok ? accept(discount.value.amount) : discount
}

type FoundOrder = Columns<'orders', 'id' | 'state' | 'checkout_url' | 'fingerprint' | 'total' | 'discount'> &
  Record<string, unknown>

const COLUMNS = fragment`id, state, checkout_url, fingerprint, total, discount`

function placed({ id, state, checkout_url: checkoutUrl, total, discount }: FoundOrder): PlacedOrder {
  const isPaid = state === 'paid'
  return {
    id,
    state: isPaid ? 'paid' : 'pending',
    total: BigInt(total),
    discount: BigInt(discount),
    checkoutUrl,
  }
}

async function findOpen(
  transaction: Transaction,
  { buyer }: NewOrder,
  fingerprint: string,
): Promise<FoundOrder | undefined> {
  const [row] = await transaction<FoundOrder>(fragment`
    select ${COLUMNS} from orders
     where buyer_id = ${buyer} and fingerprint = ${fingerprint} and state = 'pending' and checkout_url is not null
       and expires_at > present() + make_interval(mins => ${REUSE_MINUTES})
     order by created_at desc limit 1`)
  return row
}

function insertOrder(
  transaction: Transaction,
  order: NewOrder,
  {
    key,
    fingerprint,
    discount,
  }: { readonly key: string; readonly fingerprint: string; readonly discount: bigint },
): Promise<FoundOrder[]> {
  const { buyer, team, replaces, returnPath, cancelPath, country, bought, subtotal, coupon } = order
  const total = subtotal.amount - discount
  const gateway = total === 0n ? null : order.gateway
  return transaction<FoundOrder>(fragment`
    insert into orders (buyer_id, user_id, team_id, purchase, currency, subtotal, discount, total, gateway,
      idempotency_key, fingerprint, replaces, return_path, cancel_path, country, coupon_id)
    values (${buyer}, ${team === null ? buyer : null}, ${team}::uuid, ${bought.purchase}, ${subtotal.currency},
      ${subtotal.amount.toString()}::bigint, ${discount.toString()}::bigint, ${total.toString()}::bigint, ${gateway},
      ${key}, ${fingerprint}, ${replaces}::uuid, ${returnPath}, ${cancelPath}, ${country}, ${coupon?.id ?? null})
    on conflict (buyer_id, idempotency_key) do nothing returning ${COLUMNS}`)
}
