import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, type Payload, run, type SQL, transactionOf } from '#cms/operations/database.ts'
import { isBoughtBy, isGranted, licencesOf, type Person } from '#cms/operations/downloads/downloader.ts'
import { readAllowances } from '#cms/operations/entitlement/held-allowances.ts'
import { isItemOf } from '#cms/operations/entitlement/items-of.ts'
import { isFreeToday } from '#cms/operations/free-days/is-free-today.ts'
import type { Cast, Column, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import { displayName } from '#domain/accounts/names.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Access, LimitedAllowance } from '#domain/contract/access.ts'
import type { HeldAllowance } from '#domain/entitlement/decide.ts'
import { decideAll, usedUpAllowance } from '#domain/entitlement/decide-all.ts'
import { accept, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'

interface AccessRow extends Record<string, unknown> {
  readonly visibility: Column<'items.visibility'>
  readonly price_amount: Cast<'items.price_amount', number | null>
  readonly free_today: Computed<boolean>
  readonly licensed: Computed<boolean>
  readonly bought: Computed<boolean>
  /** The kinds of its published items; one for an item. */
  readonly kinds: Computed<readonly Column<'items.kind'>[]>
}

/** What a user may do with an asset in the account in use. Nothing is recorded; a download decides again. */
export async function readAccess(
  payload: Payload,
  { by, form, slug }: { readonly by: Person; readonly form: Form; readonly slug: string },
): Promise<Result<Access>> {
  const [row] = await run<AccessRow>(payload, accessRow(form, slug, by))
  if (row === undefined) return refuse('not-found')
  const allowances = await readAllowances(transactionOf(payload), by)
  const { visibility, price_amount: priceAmount, free_today: freeToday, kinds, licensed, bought } = row
  const decided = decideAll({ visibility, priceAmount, freeToday, kinds }, { licensed, bought, allowances })
  if (!decided.ok) {
    const usedUp = decided.code === 'quota-used-up' ? usedUpAllowance(kinds, allowances) : null
    return accept({
      by: null,
      code: decided.code,
      allowance: usedUp && limitOf(usedUp),
      team_owner: PLAN_REFUSALS.has(decided.code) ? await readOwner(payload, by) : null,
    })
  }
  const { value: right } = decided
  const allowance = right.by === 'subscription' ? limitOf(right.allowance) : null
  return accept({ by: right.by, code: null, allowance, team_owner: null })
}

/** Refusals that another plan would lift. */
const PLAN_REFUSALS: ReadonlySet<ErrorCode> = new Set(['download-not-free', 'quota-used-up'])

/** The owner of the team in use; null for the owner, and outside of a team. */
async function readOwner(payload: Payload, { user, team = null }: Person): Promise<Access['team_owner']> {
  if (team === null) return null
  const [owner] = await run<Columns<'users', 'name' | 'email'> & Record<string, unknown>>(
    payload,
    fragment`
      select u.name, u.email from team_members m join users u on u.id = m.user_id
       where m.team_id = ${team}::uuid and m.role = 'owner' and m.user_id <> ${user}
         and exists (select 1 from team_members own where own.team_id = m.team_id and own.user_id = ${user})`,
  )
  return owner === undefined ? null : { name: displayName(owner), email: owner.email }
}

/** How much of an allowance is used; null where it has no limit. */
export function limitOf({ used, limit, period }: HeldAllowance): LimitedAllowance | null {
  return limit === null ? null : { used, limit, period }
}

function accessRow(form: Form, slug: string, by: Person): SQL {
  const visibility = form === 'bundle' ? fragment`i.visibility::text` : offeredVisibility('i')
  const asset = fragment`${visibility} as visibility, i.price_amount::int, ${isFreeToday(form)} as free_today`
  if (form === 'item')
    return fragment`
      select ${asset}, array[i.kind::text] as kinds, ${isBoughtBy(by)} as bought,
        exists (select 1 from downloads d where d.item_id = i.id and ${licencesOf(by)}) as licensed
      from items i where i.slug = ${slug}`
  return fragment`
    select ${asset}, false as licensed, ${isGranted(form, by)} as bought,
      array(select distinct x.kind::text from items x where ${isItemOf(form)}) as kinds
    from ${fragment.identifier(ASSET_TABLES[form])} i where i.slug = ${slug}`
}
