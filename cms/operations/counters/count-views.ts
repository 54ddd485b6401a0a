import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { addDailyCounts } from '#cms/operations/counters/add-daily-counts.ts'
import { VISITOR_RETENTION_DAYS } from '#cms/operations/counters/delete-visitors.ts'
import { lockCounters } from '#cms/operations/counters/lock-counters.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Form } from '#domain/assets/forms.ts'

/** A page view of an asset. */
export interface View {
  /** The UTC day, `2026-03-01`. */
  readonly day: string
  readonly form: Form
  readonly slug: string
  /** `visitorKey` */
  readonly visitor: Buffer
  /** Of the visitor; null where no proxy named it. */
  readonly country: string | null
}

/**
 * Counts views of published assets, and those of items and packs by day and country: each visitor once a day per asset. In
 * one transaction, so that a batch with an unknown outcome can be repeated without counting twice.
 */
export async function countViews(payload: Payload, views: readonly View[]): Promise<void> {
  if (views.length === 0) return
  const column = <K extends keyof View>(name: K) => fragment.param(views.map((view) => view[name]))
  await inTransaction(payload, async (transaction) => {
    await lockCounters(transaction)
    const fresh = await transaction<{
      form: Column<'visits.form'>
      id: Column<'visits.asset_id'>
      day: Computed<string>
      country: Computed<string | null>
      views: Computed<number>
    }>(fragment`
      with seen as (
        select day, form, slug, decode(visitor, 'hex') as visitor, country
        from unnest(${column('day')}::date[], ${column('form')}::text[], ${column('slug')}::text[],
          ${fragment.param(views.map(({ visitor }) => visitor.toString('hex')))}::text[],
          ${column('country')}::text[]) as v (day, form, slug, visitor, country)
        where day >= (now() at time zone 'utc')::date - ${VISITOR_RETENTION_DAYS}::int),
      found as (
        ${fragment.join(Object.entries(ASSET_TABLES).map(publishedOf), fragment` union all `)}),
      fresh as (
        insert into visits (day, form, asset_id, visitor) select day, form, id, visitor from found
        on conflict do nothing returning day, form, asset_id, visitor),
      placed as (select day, form, id, visitor, max(country) as country from found group by day, form, id, visitor)
      select fresh.form, fresh.asset_id as id, fresh.day::text, placed.country, count(*)::int as views
        from fresh join placed on placed.day = fresh.day and placed.form = fresh.form
          and placed.id = fresh.asset_id and placed.visitor = fresh.visitor
       group by 1, 2, 3, 4`)
    for (const [form, table] of Object.entries(ASSET_TABLES)) {
      const assets = fresh.filter((one) => one.form === form)
      if (assets.length > 0) await addViews(transaction, table, assets)
    }
    for (const form of ['item', 'pack'] as const) {
      const assets = fresh.filter((one) => one.form === form)
      const additions = assets.map(({ views: count, ...rest }) => ({ ...rest, count }))
      await addDailyCounts(transaction, { form, column: 'views' }, additions)
    }
  })
}

function publishedOf([form, table]: [string, string]) {
  return fragment`
    select seen.day, seen.form, asset.id, seen.visitor, seen.country from seen
    join ${fragment.identifier(table)} asset on asset.slug = seen.slug
    where seen.form = ${form} and asset.visibility = 'published'`
}

async function addViews(
  transaction: Transaction,
  table: string,
  assets: readonly { readonly id: number; readonly views: number }[],
): Promise<void> {
  await transaction(fragment`
    update ${fragment.identifier(table)} asset set views = asset.views + fresh.views
      from (select id, sum(views) as views
        from unnest(${fragment.param(assets.map(({ id }) => id))}::int[],
          ${fragment.param(assets.map(({ views }) => views))}::int[]) as counted (id, views) group by id) fresh
     where asset.id = fresh.id`)
}
