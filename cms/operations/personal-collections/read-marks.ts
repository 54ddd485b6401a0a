import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import { fragment, type Payload, run, type SQL, transactionOf } from '#cms/operations/database.ts'
import { isGranted, licencesOf, type Person } from '#cms/operations/downloads/downloader.ts'
import { readAllowances } from '#cms/operations/entitlement/held-allowances.ts'
import { isItemOf } from '#cms/operations/entitlement/items-of.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { AssetMark, MarkedAsset } from '#domain/contract/personal-collections.ts'
import type { HeldAllowance } from '#domain/entitlement/decide.ts'
import { decideAll } from '#domain/entitlement/decide-all.ts'
import type { ZipForm } from '#domain/zips/assets.ts'

interface MarkRow extends Record<string, unknown> {
  readonly form: Computed<Form>
  readonly slug: Computed<string>
  readonly visibility: Column<'items.visibility'>
  readonly price_amount: Cast<'items.price_amount', number | null>
  /** The kinds of its published items; one for an item. */
  readonly kinds: Computed<readonly Column<'items.kind'>[]>
  readonly licensed: Computed<boolean>
  readonly favourite: Computed<boolean>
  readonly collections: Computed<string[]>
  readonly downloaded: Computed<boolean>
  readonly purchased: Computed<boolean>
}

/**
 * Which of these assets a user has as favourites, in collections, downloaded, bought, or open by a plan; the others are left
 * out. What the team in use has counts too.
 */
export async function readMarks(
  payload: Payload,
  by: Person,
  assets: readonly MarkedAsset[],
): Promise<AssetMark[]> {
  const allowances = await readAllowances(transactionOf(payload), by)
  const rows = await run<MarkRow>(payload, marksOf(by, assets))
  return rows
    .map((row) => markOf(row, allowances))
    .filter(
      ({ favourite, collections, downloaded, purchased, unlocked }) =>
        favourite || collections.length > 0 || downloaded || purchased || unlocked,
    )
}

function markOf(
  { form, slug, favourite, collections, downloaded, purchased, licensed, ...asset }: MarkRow,
  allowances: readonly HeldAllowance[],
): AssetMark {
  const { visibility, price_amount: priceAmount, kinds } = asset
  const held = { licensed, bought: purchased, allowances }
  const unlocked = priceAmount !== null && decideAll({ visibility, priceAmount, kinds }, held).ok
  return { form, slug, favourite, collections, downloaded, purchased, unlocked }
}

function marksOf(by: Person, assets: readonly MarkedAsset[]): SQL {
  const slugs = (form: Form) =>
    fragment.param(assets.filter((asset) => asset.form === form).map(({ slug }) => slug))
  const licensed = fragment`exists (select from downloads d where d.item_id = i.id and ${licencesOf(by)})`
  const ofZip = (form: ZipForm) => fragment`
    select ${form}, i.id, i.slug, ${form === 'bundle' ? fragment`i.visibility::text` : offeredVisibility('i')}, i.price_amount::int,
      array(select distinct x.kind::text from items x where ${isItemOf(form)}), false, ${isDownloaded(form, by)},
      ${isGranted(form, by)}
    from ${fragment.identifier(ASSET_TABLES[form])} i where i.slug = any(${slugs(form)}::text[])`
  return fragment`
    select asset.form, asset.slug, asset.visibility, asset.price_amount, asset.kinds, asset.licensed, asset.downloaded,
      asset.purchased, coalesce(bool_or(c.is_favourites), false) as favourite,
      coalesce(array_agg(c.id::text) filter (where not c.is_favourites), '{}') as collections
    from (
      select 'item' as form, i.id, i.slug, ${offeredVisibility('i')} as visibility, i.price_amount::int, array[i.kind::text] as kinds,
        ${licensed} as licensed, ${licensed} as downloaded, ${isGranted('item', by)} as purchased
      from items i where i.slug = any(${slugs('item')}::text[])
      union all ${ofZip('pack')}
      union all ${ofZip('bundle')}) asset
    left join (personal_collection_entries e join personal_collections c on c.id = e.collection_id and c.user_id = ${by.user})
      on e.form = asset.form and e.asset_id = asset.id
    group by asset.form, asset.slug, asset.visibility, asset.price_amount, asset.kinds, asset.licensed, asset.downloaded,
      asset.purchased`
}

/** Whether a user holds the licences of all free items of a pack or bundle; of all items where none of them is free. */
function isDownloaded(form: ZipForm, by: Person): SQL {
  const items = fragment`select from items x where ${isItemOf(form)}`
  const missing = fragment`not exists (select from downloads d where d.item_id = x.id and ${licencesOf(by)})`
  return fragment`exists (${items}) and not exists (${items} and ${missing}
    and (x.free or not exists (${items} and x.free)))`
}
