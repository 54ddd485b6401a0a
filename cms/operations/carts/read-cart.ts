import { createHash } from 'node:crypto'
import { type CartReader, findCart, readEntries } from '#cms/operations/carts/entries.ts'
import { cardsOfAssets } from '#cms/operations/catalogue/cards-of-assets.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { preferredCurrency } from '#domain/carts/preferred-currency.ts'
import { type PricedCart, priceCart } from '#domain/carts/price-cart.ts'
import type { Cart, CartSummary } from '#domain/contract/carts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Money } from '#domain/money/money.ts'
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
  const priced = priceCart(entries, preferredCurrency(reader.country))
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
      price: jsonOf(price),
      previous: jsonOf(previous),
    })),
    total: jsonOf(priced.order?.total ?? null),
    revision: revisionOf(priced),
  })
}

/**
 * The order of a user's own cart.
 *
 * @param seen the revision that the buyer saw: another state of the cart is refused, so that no buyer pays what they
 * were not shown
 */
export async function orderOfCart(
  payload: Payload,
  { slug, seen }: { readonly slug: string; readonly seen: string | undefined },
  reader: CartReader,
): Promise<Result<AssetOrder>> {
  if ((await findCart(payload, reader.by.user, slug)) === null) return refuse('not-found')
  const priced = priceCart(await readEntries(payload, reader), preferredCurrency(reader.country))
  if (revisionOf(priced) !== seen) return refuse('cart-changed')
  return priced.order === null ? refuse('cart-empty') : accept(priced.order)
}

/** Changes with the assets, what is sold of them, each price and the currency. */
function revisionOf({ lines }: PricedCart): string {
  const said = lines.map(({ asset, state, price }) => [
    asset.form,
    asset.id,
    state,
    price === null ? null : `${price.amount} ${price.currency}`,
  ])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

function jsonOf(sum: Money | null): Cart['total'] {
  return sum === null ? null : { amount: String(sum.amount), currency: sum.currency }
}
