import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
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
}

/**
 * Counts views of published assets: each visitor once a day per asset. In one transaction, so that a batch with an
 * unknown outcome can be repeated without counting twice.
 */
export async function countViews(payload: Payload, views: readonly View[]): Promise<void> {
  if (views.length === 0) return
  const column = <K extends keyof View>(name: K) => fragment.param(views.map((view) => view[name]))
  await inTransaction(payload, async (transaction) => {
    await lockCounters(transaction)
    const fresh = await transaction<{
      form: Column<'visits.form'>
      id: Column<'visits.asset_id'>
      views: Computed<number>
    }>(fragment`
      with seen as (
        select day, form, slug, decode(visitor, 'hex') as visitor
        from unnest(${column('day')}::date[], ${column('form')}::text[], ${column('slug')}::text[],
          ${fragment.param(views.map(({ visitor }) => visitor.toString('hex')))}::text[]) as v (day, form, slug, visitor)
        where day >= (now() at time zone 'utc')::date - ${VISITOR_RETENTION_DAYS}::int),
      found as (
        ${fragment.join(Object.entries(ASSET_TABLES).map(publishedOf), fragment` union all `)}),
      fresh as (
        insert into visits (day, form, asset_id, visitor) select day, form, id, visitor from found
        on conflict do nothing returning form, asset_id)
      select form, asset_id as id, count(*)::int as views from fresh group by form, asset_id`)
    for (const [form, table] of Object.entries(ASSET_TABLES)) {
      const assets = fresh.filter((one) => one.form === form)
      if (assets.length > 0) await addViews(transaction, table, assets)
    }
  })
}

function publishedOf([form, table]: [string, string]) {
  return fragment`
    select seen.day, seen.form, asset.id, seen.visitor from seen
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
      from unnest(${fragment.param(assets.map(({ id }) => id))}::int[],
        ${fragment.param(assets.map(({ views }) => views))}::int[]) as fresh (id, views)
     where asset.id = fresh.id`)
}
