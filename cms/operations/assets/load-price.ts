import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { PriceFacts } from '#domain/assets/change-price.ts'

interface Row extends Record<string, unknown> {
  readonly visibility: Column<'items.visibility'>
  readonly slug: Column<'items.slug'>
  readonly owner: Column<'contributors.owner_id'>
  readonly contributor: Present<'items.contributor_id'>
  readonly licence: Present<'licences.code'>
  readonly licence_id: Present<'items.licence_id'>
  readonly price: Column<'items.price_amount'>
  readonly has_other_prices: Computed<boolean>
}

/** The price of an item, and what a decision about it depends on. */
export interface LoadedPrice {
  readonly slug: string | null
  readonly licenceId: number
  readonly facts: PriceFacts
}

/** `lock` serialises changes of the item until the transaction ends; undefined for one that does not exist. */
export async function loadPrice(
  transaction: Transaction,
  item: number,
  { lock }: { readonly lock: boolean },
): Promise<LoadedPrice | undefined> {
  // By itself: a row that was waited for would be lost where its licence has changed meanwhile.
  if (lock) await transaction(fragment`select 1 from items where id = ${item} for update`)
  const [row] = await transaction<Row>(fragment`
    select i.visibility::text, i.slug, c.owner_id as owner, c.id as contributor, l.code::text as licence, l.id as licence_id,
      i.price_amount as price,
      (i.price_amount is not null and i.price_currency <> 'USD')
        or exists (select from items_other_prices o where o._parent_id = i.id) as has_other_prices
    from items i join contributors c on c.id = i.contributor_id join licences l on l.id = i.licence_id
    where i.id = ${item}`)
  if (row === undefined) return undefined
  const { slug, licence_id: licenceId, price, has_other_prices: hasOtherPrices, ...facts } = row
  return {
    slug,
    licenceId,
    facts: { ...facts, hasOtherPrices, price: price === null ? null : Number(price) },
  }
}
