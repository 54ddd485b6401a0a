import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, type Payload, run, sql } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { SaleNoticeName } from '#domain/contract/sale-notices.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface SetSaleNotice extends SaleNoticeName {
  readonly user: string
  readonly wanted: boolean
}

/**
 * Requests or cancels the notice of an exclusive asset, idempotently. A free asset, or one that is no longer offered,
 * can only be cancelled.
 *
 * @returns the state afterwards
 */
export async function setSaleNotice(
  payload: Payload,
  { user, form, slug, wanted }: SetSaleNotice,
): Promise<Result<boolean>> {
  if (!(await withinLimit(payload, 'sale-notice-account', user))) return refuse('too-many-attempts')
  const [asset] = await run<{ id: Computed<number>; exclusive: Computed<boolean> }>(
    payload,
    fragment`
      select a.id, ${form === 'bundle' ? fragment`a.visibility = 'published'` : isShown('a')} and not a.free as exclusive
        from ${fragment.identifier(ASSET_TABLES[form])} a where slug = ${slug}`,
  )
  if (asset === undefined || (wanted && !asset.exclusive)) return refuse('not-found')
  if (wanted)
    await sql(payload)`
      insert into sale_notices (user_id, form, asset_id) values (${user}, ${form}, ${asset.id}) on conflict do nothing`
  else
    await sql(payload)`
      delete from sale_notices where user_id = ${user} and form = ${form} and asset_id = ${asset.id}`
  return accept(wanted)
}
