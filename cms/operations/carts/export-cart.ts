import { type Payload, sql } from '#cms/operations/database.ts'

/** What is in a user's cart, for the export of their data. */
export function exportCart(payload: Payload, user: string): Promise<object[]> {
  return sql(payload)`
    select a.form, coalesce(item.slug, pack.slug, bundle.slug) as asset, a.price_amount as price, a.price_currency as currency,
      a.added_at
      from cart_assets a join carts c on c.id = a.cart_id
      left join items item on item.id = a.item_id left join packs pack on pack.id = a.pack_id
      left join bundles bundle on bundle.id = a.bundle_id
     where c.user_id = ${user} order by a.added_at, a.form, a.asset_id`
}
