import { readSoldAssets } from '#cms/operations/checkout/read-sold-assets.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Person } from '#cms/operations/downloads/downloader.ts'
import type { Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { CartEntry } from '#domain/carts/price-cart.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'

/** The reader or buyer of a cart. */
export interface CartReader {
  /** With the team in use: what it holds counts as owned. */
  readonly by: Person
  readonly locale: Locale
  /** Where the request came from; null where it is unknown. */
  readonly country: string | null
}

/** An asset of a cart with the name of its author. */
export interface ReadEntry extends CartEntry {
  readonly author: string | null
}

/** The id of a user's own cart; null for any other one. */
export async function findCart(payload: Payload, user: string, slug: string): Promise<string | null> {
  const [row] = await run<{ id: Column<'carts.id'> }>(
    payload,
    fragment`select id from carts where slug = ${slug} and user_id = ${user}`,
  )
  return row?.id ?? null
}

interface EntryRow
  extends Record<string, unknown>,
    Columns<'cart_assets', 'form' | 'price_amount' | 'price_currency'> {
  readonly slug: Computed<string>
  readonly author: Column<'contributors.name'> | null
}

/** The assets of a user's cart as the catalogue sells them now, oldest first. */
export async function readEntries(
  payload: Payload,
  { by, locale }: CartReader,
): Promise<readonly ReadEntry[]> {
  const rows = await run<EntryRow>(
    payload,
    fragment`
      select a.form, a.price_amount, a.price_currency, coalesce(item.slug, pack.slug, bundle.slug) as slug, author.name as author
        from cart_assets a join carts c on c.id = a.cart_id
        left join items item on item.id = a.item_id left join packs pack on pack.id = a.pack_id
        left join bundles bundle on bundle.id = a.bundle_id
        left join contributors author
          on author.id = coalesce(item.contributor_id, pack.contributor_id, bundle.contributor_id)
       where c.user_id = ${by.user} order by a.added_at, a.form, a.asset_id`,
  )
  const names = rows.map(({ form, slug }) => ({ form, slug }))
  const sold = await readSoldAssets(payload, names, { by, locale })
  // An asset that was deleted between the two reads left the cart with it.
  const assets = sold.ok ? sold.value : []
  return rows.flatMap(({ form, slug, author, price_amount: amount, price_currency: currency }) => {
    const asset = assets.find((one) => one.form === form && one.slug === slug)
    return asset === undefined ? [] : [{ asset, author, added: money(BigInt(amount), currency) }]
  })
}
