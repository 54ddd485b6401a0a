import { createHash } from 'node:crypto'
import { type CartReader, findCart, readEntries } from '#cms/operations/carts/entries.ts'
import { cardsOfAssets } from '#cms/operations/catalogue/cards-of-assets.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { readDefaultCurrency } from '#cms/operations/site/default-currency.ts'
import { type PricedCart, priceCart } from '#domain/carts/price-cart.ts'
import type { Cart, CartSummary } from '#domain/contract/carts.ts'
import { type Coupon, discountOf } from '#domain/coupons/coupon.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Money } from '#domain/money/money.ts'
import { preferredCurrency } from '#domain/money/preferred-currency.ts'
import type { AssetOrder } from '#domain/payments/order-of-assets.ts'

/** The address and the size of a user's cart. */
export async function readSummary(payload: Payload, user: string): Promise<CartSummary> {
  const [row] = await sql<{ slug: Column<'carts.slug'>; count: Computed<number> }>(payload)`
    select c.slug, (select count(*)::int from cart_assets a where a.cart_id = c.id) as count
      from carts c where c.user_id = ${user}`
  return row ?? { slug: null, count: 0 }
}

/** A user's own cart at the prices of now. */
export async function readCart(payload: Payload, slug: string, reader: CartReader): Promise<Result<Cart>> {
  if ((await findCart(payload, reader.by.user, slug)) === null) return refuse('not-found')
  const entries = await readEntries(payload, reader)
  const priced = priceCart(entries, preferredCurrency(reader.country, await readDefaultCurrency(payload)))
  const offered = priced.lines
    .map(({ asset }) => asset)
    .filter(({ visibility }) => visibility === 'published')
  const cards = await cardsOfAssets(payload, offered, reader.locale)
  return accept({
    slug,
    lines: priced.lines.map(({ asset: { form, slug: name, title }, state, price, previous }, index) => ({
      form,
      slug: name,
      title,
      author: entries[index]?.author ?? null,
      card: cards.find((card) => card.form === form && card.slug === name) ?? null,
      state,
      price: jsonOrNull(price),
      previous: jsonOrNull(previous),
    })),
    total: jsonOrNull(priced.order?.total ?? null),
    revision: revisionOf(priced, null),
  })
}

interface SeenCart {
  readonly slug: string
  /** The revision that the buyer saw. */
  readonly seen: string | undefined
  /** The code that they use; null for none. */
  readonly coupon: Coupon | null
}

/**
 * The order of a user's own cart. Another state of the cart than the one that the buyer saw, or another discount, is refused:
 * no buyer pays what they were not shown.
 */
export async function orderOfCart(
  payload: Payload,
  { slug, seen, coupon }: SeenCart,
  reader: CartReader,
): Promise<Result<AssetOrder>> {
  const priced = await priceOwnCart(payload, slug, reader)
  if (!priced.ok) return priced
  const { order } = priced.value
  const discount = coupon === null || order === null ? null : discountOf(coupon, order.total)
  if (revisionOf(priced.value, discount) !== seen) return refuse('cart-changed')
  return order === null ? refuse('cart-empty') : accept(order)
}

/** A user's own cart at the prices of now, as its checkout computes it. */
export async function priceOwnCart(
  payload: Payload,
  slug: string,
  reader: CartReader,
): Promise<Result<PricedCart>> {
  if ((await findCart(payload, reader.by.user, slug)) === null) return refuse('not-found')
  return accept(
    priceCart(
      await readEntries(payload, reader),
      preferredCurrency(reader.country, await readDefaultCurrency(payload)),
    ),
  )
}

/**
 * Changes with the assets, what is sold of them, each price and the currency.
 *
 * @param discount of a coupon; null for none
 */
export function revisionOf({ lines }: PricedCart, discount: Money | null): string {
  const said = lines.map(({ asset, state, price }) => [asset.form, asset.id, state, textOf(price)])
  const off = textOf(discount)
  return createHash('sha256')
    .update(JSON.stringify(off === null ? said : [...said, off]))
    .digest('hex')
}

function textOf(sum: Money | null): string | null {
  return sum === null ? null : `${sum.amount} ${sum.currency}`
}

export function jsonOf(sum: Money): NonNullable<Cart['total']> {
  return { amount: String(sum.amount), currency: sum.currency }
}

function jsonOrNull(sum: Money | null): Cart['total'] {
  return sum === null ? null : jsonOf(sum)
}
