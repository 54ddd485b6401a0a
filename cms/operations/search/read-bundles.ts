import { coversOf, interleavePacks } from '#cms/operations/catalogue/covers.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed, Present } from '#cms/operations/schema/columns.ts'
import { type AssetRow, assetColumns, assetFactsOf } from '#cms/operations/search/asset-rows.ts'
import { readTexts } from '#cms/operations/search/read-texts.ts'
import type { BundleFacts } from '#domain/search/bundle-record.ts'

interface BundleRow extends AssetRow {
  readonly pack_ids: Computed<readonly number[]>
  readonly item_count: Computed<number>
  readonly tint: Present<'bundles.tint'>
}

/** The search facts of these bundles, in all languages; unpublished ones are left out. */
export async function readBundles(payload: Payload, ids: readonly number[]): Promise<BundleFacts[]> {
  const rows = await run<BundleRow>(
    payload,
    fragment`
      select ${assetColumns('b')}, b.tint::text, packs.ids as pack_ids, packs.item_count
      from bundles b
      join contributors c on c.id = b.contributor_id
      cross join lateral (
        select coalesce(array_agg(p.id order by rel."order"), '{}') as ids,
          coalesce(sum(p.item_count), 0)::int as item_count
        from bundles_rels rel join packs p on p.id = rel.packs_id and p.visibility = 'published'
        where rel.parent_id = b.id and rel.path = 'packs') packs
      where b.id = any(${fragment.param(ids)}::int[]) and b.visibility = 'published'`,
  )
  const packIds = rows.flatMap((row) => row.pack_ids)
  const [titles, packTitles, covers] = await Promise.all([
    readTexts(payload, 'bundles', 'title', ids),
    readTexts(payload, 'packs', 'title', packIds),
    coversOf(payload, packIds),
  ])
  return rows.map((row) => ({
    ...assetFactsOf(row, titles.get(row.id)),
    packTitles: row.pack_ids.map((id) => packTitles.get(id) ?? {}),
    itemCount: row.item_count,
    previews: interleavePacks(row.pack_ids.map((id) => covers.get(id) ?? [])),
    tint: row.tint,
  }))
}
