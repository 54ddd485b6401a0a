import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import { isBoughtBy, isGranted, licencesOf, type Person } from '#cms/operations/downloads/downloader.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import { FORMS, type Form } from '#domain/assets/forms.ts'
import type { BoughtAsset } from '#domain/contract/checkout.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import type { SoldAsset } from '#domain/payments/order-of-assets.ts'

interface SoldRow extends Record<string, unknown> {
  readonly id: Column<'items.id'>
  readonly slug: Computed<string>
  readonly title: Computed<string>
  readonly visibility: Column<'items.visibility'>
  readonly prices: Computed<readonly { amount: string; currency: Column<'items.price_currency'> }[]>
  readonly owned: Computed<boolean>
}

interface Buyer {
  readonly by: Person
  readonly locale: Locale
}

/** Assets as the catalogue sells them now, each once, in the given order. An unknown one refuses all. */
export async function readSoldAssets(
  payload: Payload,
  wanted: readonly BoughtAsset[],
  buyer: Buyer,
): Promise<Result<readonly SoldAsset[]>> {
  const found = new Map<string, SoldAsset>()
  for (const form of FORMS) {
    const slugs = wanted.filter((one) => one.form === form).map(({ slug }) => slug)
    if (slugs.length === 0) continue
    for (const row of await run<SoldRow>(payload, soldRows(form, slugs, buyer)))
      found.set(`${form} ${row.slug}`, soldOf(form, row))
  }
  const names = [...new Set(wanted.map(({ form, slug }) => `${form} ${slug}`))]
  const assets = names.flatMap((name) => found.get(name) ?? [])
  return assets.length === names.length ? accept(assets) : refuse('not-found')
}

/** The table is one of three that the code names. */
function soldRows(form: Form, slugs: readonly string[], { by, locale }: Buyer): SQL {
  const table = ASSET_TABLES[form]
  return fragment`
    select i.id, i.slug, ${localised(table, 'i', 'title', locale)} as title, ${form === 'bundle' ? fragment`i.visibility::text` : offeredVisibility('i')} as visibility, ${isOwned(form, by)} as owned,
      (case when i.price_amount is null then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('amount', i.price_amount::bigint::text, 'currency', i.price_currency)) end)
      || coalesce((select jsonb_agg(jsonb_build_object('amount', o.amount::bigint::text, 'currency', o.currency) order by o._order)
        from ${fragment.identifier(`${table}_other_prices`)} o where o._parent_id = i.id), '[]'::jsonb) as prices
    from ${fragment.identifier(table)} i where i.slug = any(${fragment.param([...slugs])}::text[])`
}

function isOwned(form: Form, by: Person): SQL {
  if (form === 'item')
    return fragment`(${isBoughtBy(by)} or exists (select 1 from downloads d where d.item_id = i.id and ${licencesOf(by)}))`
  return isGranted(form, by)
}

function soldOf(form: Form, { id, slug, title, visibility, prices, owned }: SoldRow): SoldAsset {
  const sold = prices.map(({ amount, currency }) => money(BigInt(amount), currency))
  return { form, id, slug, title, visibility, prices: sold, isOwned: owned }
}
