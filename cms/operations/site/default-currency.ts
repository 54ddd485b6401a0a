import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { FORMS, type Form } from '#domain/assets/forms.ts'
import { type Refusal, refuse } from '#domain/errors/catalogue.ts'
import { DEFAULT_CURRENCY, type PriceCurrency } from '#domain/money/preferred-currency.ts'
import { generalOfferIn } from '#domain/plans/plan.ts'

/** The currency in which visitors see prices who have no better one (docs/decisions/0128). */
export const OF_SITE = fragment`coalesce(
  (select s.default_currency::text from site_settings s limit 1), ${DEFAULT_CURRENCY}::text)`

export async function readDefaultCurrency(payload: Payload): Promise<PriceCurrency> {
  const [row] = await run<{ currency: Computed<PriceCurrency> }>(
    payload,
    fragment`select ${OF_SITE} as currency`,
  )
  return row?.currency ?? DEFAULT_CURRENCY
}

/**
 * Why a currency cannot be the default one: a plan on sale, or a published asset with a price, has none in it, of which the first is
 * named. Null where it can. Nothing converts amounts, so each price is decided by a person first.
 */
export async function currencyFault(payload: Payload, currency: PriceCurrency): Promise<Refusal | null> {
  const { docs: plans } = await payload.find({
    collection: 'plans',
    where: { isSold: { equals: true } },
    locale: 'en',
    pagination: false,
    depth: 0,
    sort: 'position',
  })
  const plan = plans.find(({ offers }) => generalOfferIn({ offers }, currency) === undefined)
  if (plan !== undefined) return refuse('currency-without-plan-price', plan.name)
  for (const form of FORMS) {
    const [asset] = await run<{ slug: Column<'items.slug'> }>(payload, unpriced(form, currency))
    if (asset !== undefined) return refuse('currency-without-asset-price', asset.slug ?? '')
  }
  return null
}

function unpriced(form: Form, currency: PriceCurrency): SQL {
  const table = ASSET_TABLES[form]
  return fragment`
    select a.slug from ${fragment.identifier(table)} a
     where a.visibility = 'published' and not a.free and a.price_currency <> ${currency}
       and not exists (select from ${fragment.identifier(`${table}_other_prices`)} other
         where other._parent_id = a.id and other.currency::text = ${currency})
     order by a.id limit 1`
}
