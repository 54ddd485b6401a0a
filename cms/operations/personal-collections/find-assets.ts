import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type AssetName, assetKey, type CollectedForm } from '#domain/personal-collections/assets.ts'

export interface FoundAsset extends Record<string, unknown> {
  readonly form: Computed<CollectedForm>
  readonly id: Column<'items.id' | 'packs.id'>
  readonly slug: Present<'items.slug' | 'packs.slug'>
  readonly offered: Computed<boolean>
}

/** The assets of these names, each once, in the given order; unknown names are left out. */
export async function findAssets(
  transaction: Transaction,
  names: readonly AssetName[],
): Promise<FoundAsset[]> {
  const slugs = (form: CollectedForm) =>
    fragment.param(names.filter((name) => name.form === form).map(({ slug }) => slug))
  const rows = await transaction<FoundAsset>(fragment`
    select 'item' as form, id, slug, ${isShown('items')} as offered from items
     where slug = any(${slugs('item')}::text[])
    union all
    select 'pack', id, slug, ${isShown('packs')} from packs where slug = any(${slugs('pack')}::text[])`)
  const found = new Map(rows.map((row) => [assetKey(row), row]))
  return [...new Set(names.map(assetKey))].flatMap((key) => found.get(key) ?? [])
}

/** The same for assets to add: an error unless all of them are offered. */
export async function findOffered(
  transaction: Transaction,
  names: readonly AssetName[],
): Promise<Result<FoundAsset[]>> {
  const found = await findAssets(transaction, names)
  const isComplete =
    found.length === new Set(names.map(assetKey)).size && found.every(({ offered }) => offered)
  return isComplete ? accept(found) : refuse('not-found')
}
