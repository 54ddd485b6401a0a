import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { PricedForm, PriceFacts } from '#domain/assets/change-price.ts'

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

/** The price of an item or a pack, and what a decision about it depends on. */
export interface LoadedPrice {
  readonly slug: string | null
  readonly licenceId: number
  readonly facts: PriceFacts
}

export interface PricedAsset {
  readonly form: PricedForm
  readonly id: number
}

/** `lock` serialises changes of the asset until the transaction ends; undefined for one that does not exist. */
export async function loadPrice(
  transaction: Transaction,
  { form, id }: PricedAsset,
  { lock }: { readonly lock: boolean },
): Promise<LoadedPrice | undefined> {
  const table = fragment.identifier(ASSET_TABLES[form])
  const others = fragment.identifier(`${ASSET_TABLES[form]}_other_prices`)
  // By itself: a row that was waited for would be lost where its licence has changed meanwhile.
  if (lock) await transaction(fragment`select 1 from ${table} where id = ${id} for update`)
  const [row] = await transaction<Row>(fragment`
    select i.visibility::text, i.slug, c.owner_id as owner, c.id as contributor, l.code::text as licence, l.id as licence_id,
      i.price_amount as price,
      (i.price_amount is not null and i.price_currency <> 'USD')
        or exists (select from ${others} o where o._parent_id = i.id) as has_other_prices
    from ${table} i join contributors c on c.id = i.contributor_id join licences l on l.id = i.licence_id
    where i.id = ${id}`)
  if (row === undefined) return undefined
  const { slug, licence_id: licenceId, price, has_other_prices: hasOtherPrices, ...facts } = row
  return {
    slug,
    licenceId,
    facts: { ...facts, form, hasOtherPrices, price: price === null ? null : Number(price) },
  }
}
