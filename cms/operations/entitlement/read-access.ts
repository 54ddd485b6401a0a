import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, type Payload, run, type SQL, transactionOf } from '#cms/operations/database.ts'
import { isBoughtBy, isGranted, licencesOf, type Person } from '#cms/operations/downloads/downloader.ts'
import { countUsed, readAllowances } from '#cms/operations/entitlement/held-allowances.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Access } from '#domain/contract/access.ts'
import {
  decidePersonDownload,
  type HeldAllowance,
  type HeldRights,
  type Right,
} from '#domain/entitlement/decide.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface AccessRow extends Record<string, unknown> {
  readonly visibility: Column<'items.visibility'>
  readonly price_amount: Cast<'items.price_amount', number | null>
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
  const allowances = await countUsed(transactionOf(payload), await readAllowances(payload, by))
  const decided = decideAll(row, allowances)
  if (!decided.ok) return accept({ by: null, code: decided.code, allowance: null })
  const { value: right } = decided
  return accept({
    by: right.by,
    code: null,
    allowance: right.by === 'subscription' ? limitOf(right.allowance) : null,
  })
}

/** An asset with items of several kinds is open when each kind is. */
function decideAll(row: AccessRow, allowances: readonly HeldAllowance[]): Result<Right> {
  const { visibility, price_amount: priceAmount, kinds } = row
  const held: HeldRights = { licensed: row.licensed, bought: row.bought, allowances }
  const usage = { lastHour: 0, hourlyLimit: null }
  const decisions = kinds.map((kind) =>
    decidePersonDownload({ visibility, priceAmount, kind }, { ...usage, ...held }),
  )
  return decisions.find(({ ok }) => !ok) ?? decisions[0] ?? refuse('nothing-to-download')
}

function limitOf({ used, limit, period }: HeldAllowance): Access['allowance'] {
  return limit === null ? null : { used, limit, period }
}

function accessRow(form: Form, slug: string, by: Person): SQL {
  const asset = fragment`i.visibility::text, i.price_amount::int`
  if (form === 'item')
    return fragment`
      select ${asset}, array[i.kind::text] as kinds, ${isBoughtBy(by)} as bought,
        exists (select 1 from downloads d where d.item_id = i.id and ${licencesOf(by)}) as licensed
      from items i where i.slug = ${slug}`
  const packs =
    form === 'pack'
      ? fragment`x.pack_id = i.id`
      : fragment`x.pack_id in (select packs_id from bundles_rels r where r.parent_id = i.id and r.path = 'packs')`
  return fragment`
    select ${asset}, false as licensed, ${isGranted(form, by)} as bought,
      array(select distinct x.kind::text from items x where ${packs} and x.visibility = 'published') as kinds
    from ${fragment.identifier(ASSET_TABLES[form])} i where i.slug = ${slug}`
}
