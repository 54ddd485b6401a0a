import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { type CartReader, findCart, readEntries } from '#cms/operations/carts/entries.ts'
import { readSummary } from '#cms/operations/carts/read-cart.ts'
import { readSoldAssets } from '#cms/operations/checkout/read-sold-assets.ts'
import {
  fragment,
  inTransaction,
  type Payload,
  run,
  sql,
  type Transaction,
} from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { readDefaultCurrency } from '#cms/operations/site/default-currency.ts'
import { addToCart } from '#domain/carts/add-to-cart.ts'
import type { AddedToCart, CartAsset, CartSummary } from '#domain/contract/carts.ts'
import { MAX_CART_ASSETS } from '#domain/contract/checkout.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Money } from '#domain/money/money.ts'
import { preferredCurrency } from '#domain/money/preferred-currency.ts'
import type { SoldAsset } from '#domain/payments/order-of-assets.ts'

/** Adds an asset to the user's cart, which the first one makes. Adding it again changes nothing. */
export async function addAsset(
  payload: Payload,
  wanted: CartAsset,
  reader: CartReader,
): Promise<Result<AddedToCart>> {
  const { user } = reader.by
  if (!(await withinLimit(payload, 'cart-account', user))) return refuse('too-many-attempts')
  const found = await readSoldAssets(payload, [wanted], reader)
  if (!found.ok) return found
  const [asset] = found.value
  if (asset === undefined) return refuse('not-found')
  const held = (await readEntries(payload, reader)).map((entry) => entry.asset)
  const price = addToCart(asset, held, preferredCurrency(reader.country, await readDefaultCurrency(payload)))
  if (!price.ok) return price
  const added = await inTransaction(payload, (transaction) =>
    insertAsset(transaction, user, asset, price.value),
  )
  return added.ok ? accept({ ...(await readSummary(payload, user)), added: added.value }) : added
}

/** Counts and inserts under the lock of the cart: parallel requests keep the limit. @returns false when it was there */
async function insertAsset(
  transaction: Transaction,
  user: string,
  { form, id }: SoldAsset,
  price: Money,
): Promise<Result<boolean>> {
  await transaction(fragment`insert into carts (user_id) values (${user}) on conflict (user_id) do nothing`)
  const [cart] = await transaction<{ id: Column<'carts.id'> }>(
    fragment`select id from carts where user_id = ${user} for update`,
  )
  if (cart === undefined) return refuse('not-signed-in')
  const [row] = await transaction<{ count: Computed<number>; present: Computed<boolean> }>(fragment`
    select count(*)::int as count, coalesce(bool_or(form = ${form} and asset_id = ${id}), false) as present
      from cart_assets where cart_id = ${cart.id}::uuid`)
  if (row?.present) return accept(false)
  if ((row?.count ?? 0) >= MAX_CART_ASSETS) return refuse('cart-full')
  await transaction(fragment`
    insert into cart_assets (cart_id, form, asset_id, price_amount, price_currency)
    values (${cart.id}::uuid, ${form}, ${id}, ${price.amount.toString()}::bigint, ${price.currency})`)
  return accept(true)
}

interface OwnCart {
  readonly user: string
  readonly cart: string
}

/** Removes an asset; one that is not in the cart changes nothing. */
export async function removeAsset(
  payload: Payload,
  { user, cart: slug }: OwnCart,
  { form, slug: name }: CartAsset,
): Promise<Result<CartSummary>> {
  const cart = await findCart(payload, user, slug)
  if (cart === null) return refuse('not-found')
  await run(
    payload,
    fragment`
      delete from cart_assets where cart_id = ${cart}::uuid and form = ${form}
        and asset_id in (select id from ${fragment.identifier(ASSET_TABLES[form])} where slug = ${name})`,
  )
  return accept(await readSummary(payload, user))
}

/** Removes all assets. The cart keeps its address. */
export async function emptyCart(
  payload: Payload,
  { user, cart: slug }: OwnCart,
): Promise<Result<CartSummary>> {
  const cart = await findCart(payload, user, slug)
  if (cart === null) return refuse('not-found')
  await sql(payload)`delete from cart_assets where cart_id = ${cart}::uuid`
  return accept(await readSummary(payload, user))
}
