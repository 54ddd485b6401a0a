import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { cardsOfAssets } from '#cms/operations/catalogue/cards-of-assets.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, sql } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import type { Form } from '#domain/assets/forms.ts'
import {
  SALE_NOTICES_PER_PAGE,
  type SaleNoticeName,
  type SaleNotices,
} from '#domain/contract/sale-notices.ts'
import type { Locale } from '#domain/locales/locales.ts'

interface NoticeRow extends Record<string, unknown> {
  readonly form: Column<'sale_notices.form'>
  readonly asset_id: Column<'sale_notices.asset_id'>
  readonly slug: Computed<string>
  readonly title: Computed<string>
  readonly offered: Computed<boolean>
  readonly requested_at: Column<'sale_notices.requested_at'>
}

interface Wanted {
  readonly user: string
  readonly locale: Locale
  /** From 1. After the last notice of the last page is cancelled, the previous page is shown. */
  readonly page: number
}

/** One page of a user's sale notices, newest first. */
export async function listSaleNotices(
  payload: Payload,
  { user, locale, page: wanted }: Wanted,
): Promise<SaleNotices> {
  const [counted] = await sql<{ count: Computed<number> }>(payload)`
    select count(*)::int as count from sale_notices where user_id = ${user}`
  const pageCount = Math.ceil((counted?.count ?? 0) / SALE_NOTICES_PER_PAGE)
  const page = Math.max(1, Math.min(wanted, pageCount))
  const title = (form: Form) => localised(ASSET_TABLES[form], form, 'title', locale)
  const rows = await run<NoticeRow>(
    payload,
    fragment`
      select n.form, n.asset_id, n.requested_at, coalesce(item.slug, pack.slug, bundle.slug) as slug,
        case n.form when 'item' then ${title('item')} when 'pack' then ${title('pack')} else ${title('bundle')} end as title,
        coalesce(${offeredVisibility('item')}, ${offeredVisibility('pack')}, bundle.visibility::text) = 'published' as offered
      from sale_notices n
      left join items item on item.id = n.item_id left join packs pack on pack.id = n.pack_id
      left join bundles bundle on bundle.id = n.bundle_id
      where n.user_id = ${user} order by n.requested_at desc, n.form, n.asset_id
      limit ${SALE_NOTICES_PER_PAGE} offset ${(page - 1) * SALE_NOTICES_PER_PAGE}`,
  )
  const offered = rows.filter((row) => row.offered).map(({ form, asset_id: id }) => ({ form, id }))
  const cards = await cardsOfAssets(payload, offered, locale)
  return {
    notices: rows.map(({ form, slug, title, requested_at }) => ({
      form,
      slug,
      title,
      requestedAt: new Date(requested_at).toISOString(),
      card: cards.find((card) => card.form === form && card.slug === slug) ?? null,
    })),
    page,
    pageCount,
  }
}

/** Whether the user has requested the notice of an asset. */
export async function readSaleNotice(
  payload: Payload,
  { user, form, slug }: SaleNoticeName & { readonly user: string },
): Promise<boolean> {
  const rows = await run(
    payload,
    fragment`
      select 1 from sale_notices n join ${fragment.identifier(ASSET_TABLES[form])} asset on asset.id = n.asset_id
       where n.user_id = ${user} and n.form = ${form} and asset.slug = ${slug}`,
  )
  return rows.length > 0
}

/** A user's sale notices, for the export of their data. */
export function exportSaleNotices(payload: Payload, user: string): Promise<object[]> {
  return sql(payload)`
    select n.form, coalesce(item.slug, pack.slug, bundle.slug) as asset, n.requested_at
      from sale_notices n
      left join items item on item.id = n.item_id left join packs pack on pack.id = n.pack_id
      left join bundles bundle on bundle.id = n.bundle_id
     where n.user_id = ${user} order by n.requested_at`
}
