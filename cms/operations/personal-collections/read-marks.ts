import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { AssetMark } from '#domain/contract/personal-collections.ts'
import type { AssetName, CollectedForm } from '#domain/personal-collections/assets.ts'

/** Which of these assets are somebody's favourites or in their collections; the others are left out. */
export async function readMarks(
  payload: Payload,
  user: string,
  assets: readonly AssetName[],
): Promise<AssetMark[]> {
  const slugs = (form: CollectedForm) =>
    fragment.param(assets.filter((asset) => asset.form === form).map(({ slug }) => slug))
  return run<AssetMark & Record<string, unknown>>(
    payload,
    fragment`
      select e.form, asset.slug, bool_or(c.is_favourites) as favourite,
        coalesce(array_agg(c.id::text) filter (where not c.is_favourites), '{}') as collections
      from (
        select 'item' as form, id, slug from items where slug = any(${slugs('item')}::text[])
        union all
        select 'pack', id, slug from packs where slug = any(${slugs('pack')}::text[])) asset
      join personal_collection_entries e on e.form = asset.form and e.asset_id = asset.id
      join personal_collections c on c.id = e.collection_id and c.user_id = ${user}
      group by e.form, asset.slug`,
  )
}
