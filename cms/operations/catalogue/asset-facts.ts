import { ASSET_TABLES, type AssetTable } from '#cms/operations/asset-tables.ts'
import { withAvatars } from '#cms/operations/catalogue/avatars.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { OF_SITE } from '#cms/operations/site/default-currency.ts'
import { isOfferedKind } from '#cms/operations/site/offered-condition.ts'
import { attributionLine } from '#domain/assets/attribution.ts'
import type { Form } from '#domain/assets/forms.ts'
import { LICENCES } from '#domain/assets/licences.ts'
import { isFree } from '#domain/assets/price.ts'
import {
  type Contributor,
  type ItemDetail,
  type Licence,
  type MoneyJson,
  type Named,
  type ShownContributor,
  shownContributorSchema,
} from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { type PriceCurrency, pricesFrom } from '#domain/money/preferred-currency.ts'

/** The common data of every detail page. */
export type AssetFacts = Pick<
  ItemDetail,
  | 'id'
  | 'slug'
  | 'title'
  | 'free'
  | 'description'
  | 'price'
  | 'otherPrices'
  | 'exclusive'
  | 'featured'
  | 'licence'
  | 'attribution'
  | 'contributor'
  | 'sourceUrl'
  | 'views'
  | 'downloads'
  | 'updatedAt'
  | 'translatedInto'
>

interface FactsRow extends Record<string, unknown> {
  readonly id: Column<`${AssetTable}.id`>
  readonly slug: Present<`${AssetTable}.slug`>
  readonly title: Computed<string>
  readonly description: Computed<string | null>
  readonly price_amount: Cast<`${AssetTable}.price_amount`, number | null>
  readonly price_currency: Present<`${AssetTable}.price_currency`>
  readonly other_prices: Computed<readonly MoneyJson[]>
  readonly currency: Computed<PriceCurrency>
  readonly featured: Present<`${AssetTable}.featured`>
  readonly source_url: Column<`${AssetTable}.source_url`>
  readonly views: Cast<`${AssetTable}.views`, number>
  readonly downloads: Cast<`${AssetTable}.downloads`, number>
  readonly updated_at: Column<`${AssetTable}.updated_at`>
  readonly translated: Computed<readonly string[]>
  readonly licence: Column<'licences.code'>
  readonly version: Column<'licence_versions.version'> | null
  readonly contributor: Computed<Contributor & { readonly id: number }>
}

/** The facts of the asset with exactly this slug, when it has a page; else null. */
export async function assetFacts(
  payload: Payload,
  form: Form,
  slug: string,
  locale: Locale,
): Promise<AssetFacts | null> {
  const table = ASSET_TABLES[form]
  const offered = form === 'bundle' ? fragment`true` : isOfferedKind('a')
  const rows = await run<FactsRow>(
    payload,
    prepared(fragment`
      select a.id, a.slug, ${localised(table, 'a', 'title', locale)} as title,
        ${localised(table, 'a', 'description', locale)} as description,
        a.price_amount::int, a.price_currency::text, ${OF_SITE} as currency,
        coalesce((select json_agg(json_build_object('amount', other.amount::int, 'currency', other.currency) order by other._order)
          from ${fragment.raw(`${table}_other_prices`)} other where other._parent_id = a.id), '[]'::json) as other_prices,
        a.featured, a.source_url, a.views::int, a.downloads::int,
        a.updated_at, licence.code::text as licence,
        (select array_agg(text._locale::text) from ${fragment.raw(`${table}_locales`)} text where text._parent_id = a.id) as translated,
        (select v.version from licence_versions v where v.licence_id = licence.id and v.in_force_from <= now()
          order by v.in_force_from desc limit 1) as version,
        json_build_object('id', c.id, 'username', c.username, 'name', c.name, 'type', c.type, 'claimed', c.claimed, 'url', c.url,
          'itemCount', c.item_count::int, 'packCount', c.pack_count::int) as contributor
      from ${fragment.raw(table)} a
      join licences licence on licence.id = a.licence_id
      join contributors c on c.id = a.contributor_id
      where a.slug = ${slug} and a.visibility in ('published', 'resting') and ${offered}`),
  )
  const row = rows[0]
  if (row === undefined) return null
  const [contributor] = await withAvatars(payload, [row.contributor])
  return contributor === undefined ? null : factsOf(row, shownContributorSchema.parse(contributor))
}

function factsOf(row: FactsRow, contributor: ShownContributor): AssetFacts {
  const main = row.price_amount === null ? [] : [{ amount: row.price_amount, currency: row.price_currency }]
  // A free asset has no prices at all.
  const [price = null, ...otherPrices] = pricesFrom([...main, ...row.other_prices], row.currency)
  const licence = licenceOf(row)
  const author = row.contributor.name
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    free: isFree(price),
    description: row.description,
    price,
    otherPrices,
    exclusive: !isFree(price),
    featured: row.featured,
    licence,
    attribution: licence.attribution
      ? attributionLine({ title: row.title, author, sourceUrl: row.source_url, licence: row.licence })
      : null,
    contributor,
    sourceUrl: row.source_url,
    views: row.views,
    downloads: row.downloads,
    updatedAt: new Date(row.updated_at).toISOString(),
    translatedInto: [...row.translated],
  }
}

function licenceOf({ licence: code, version }: FactsRow): Licence {
  const { name, spdx, url, attribution } = LICENCES[code]
  return { code, name, spdx, url, attribution, version: version ?? '1.0' }
}

/** The tags of an item, most important first. */
export async function tagsOf(payload: Payload, itemId: number, locale: Locale): Promise<Named[]> {
  const rows = await run<Named & Record<string, unknown>>(
    payload,
    prepared(fragment`
      select t.slug, ${localised('tags', 't', 'name', locale)} as name from items_rels rel
      join tags t on t.id = rel.tags_id
      where rel.parent_id = ${itemId} and rel.path = 'tags' order by rel."order"`),
  )
  return rows.map(({ slug, name }) => ({ slug, name }))
}
