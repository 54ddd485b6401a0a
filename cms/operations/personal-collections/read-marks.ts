import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { AssetMark } from '#domain/contract/personal-collections.ts'
import type { AssetName, CollectedForm } from '#domain/personal-collections/assets.ts'

/** Of the pack of a row of `packs`. */
const freeItems = fragment`
  select from items i where i.pack_id = packs.id and i.visibility = 'published' and i.free`

/** Which of these assets a user has as favourites, in collections or downloaded; the others are left out. */
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
      select asset.form, asset.slug, coalesce(bool_or(c.is_favourites), false) as favourite,
        coalesce(array_agg(c.id::text) filter (where not c.is_favourites), '{}') as collections,
        bool_or(asset.downloaded) as downloaded
      from (
        select 'item' as form, id, slug,
          exists (select from downloads d where d.user_id = ${user} and d.item_id = items.id) as downloaded
        from items where slug = any(${slugs('item')}::text[])
        union all
        select 'pack', id, slug, exists (${freeItems}) and not exists (${freeItems} and not exists (
            select from downloads d where d.user_id = ${user} and d.item_id = i.id))
        from packs where slug = any(${slugs('pack')}::text[])) asset
      left join (personal_collection_entries e join personal_collections c on c.id = e.collection_id and c.user_id = ${user})
        on e.form = asset.form and e.asset_id = asset.id
      group by asset.form, asset.slug
      having bool_or(asset.downloaded) or count(c.id) > 0`,
  )
}
