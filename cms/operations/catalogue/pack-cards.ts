import { coversOf, interleavePacks } from '#cms/operations/catalogue/covers.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, prepared, run, type SQL } from '#cms/operations/database.ts'
import type { Cast, Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { BundleCard, PackCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

interface CoverRow extends Record<string, unknown> {
  readonly id: Column<'packs.id'>
  readonly slug: Present<'packs.slug'>
  readonly free: Present<'packs.free'>
  readonly title: Computed<string>
  readonly item_count: Cast<'packs.item_count', number>
  readonly tint: Present<'packs.tint'>
}

interface PackRow extends CoverRow {
  readonly kind: Column<'packs.kind'>
}

/** The cards of these packs, in the order given. */
export async function packCards(
  payload: Payload,
  ids: readonly number[],
  locale: Locale,
): Promise<PackCard[]> {
  if (ids.length === 0) return []
  const [rows, covers] = await Promise.all([
    run<PackRow>(
      payload,
      prepared(fragment`
        select p.id, p.slug, p.kind::text, p.free, ${localised('packs', 'p', 'title', locale)} as title,
          p.item_count::int, p.tint::text
        from unnest(${fragment.param(ids)}::int[]) with ordinality as wanted(id, position)
        join packs p on p.id = wanted.id order by wanted.position`),
    ),
    coversOf(payload, ids),
  ])
  return rows.map((row) => ({
    form: 'pack',
    slug: row.slug,
    kind: row.kind,
    free: row.free,
    title: row.title,
    itemCount: row.item_count,
    previews: covers.get(row.id) ?? [],
    tint: row.tint,
  }))
}

export async function packCardsWhere(payload: Payload, idsQuery: SQL, locale: Locale): Promise<PackCard[]> {
  const rows = await run<{ id: Computed<number> }>(payload, idsQuery)
  return packCards(
    payload,
    rows.map((row) => row.id),
    locale,
  )
}

interface BundleRow extends CoverRow {
  readonly pack_ids: Computed<readonly number[]>
}

/** The cards of these bundles, in the order given; the cover shows the first item of each of its packs. */
export async function bundleCards(
  payload: Payload,
  ids: readonly number[],
  locale: Locale,
): Promise<BundleCard[]> {
  if (ids.length === 0) return []
  const rows = await run<BundleRow>(
    payload,
    prepared(fragment`
      select b.id, b.slug, b.free, ${localised('bundles', 'b', 'title', locale)} as title, b.tint::text,
        coalesce(sum(p.item_count), 0)::int as item_count,
        coalesce(array_agg(p.id order by rel."order") filter (where p.id is not null), '{}') as pack_ids
      from unnest(${fragment.param(ids)}::int[]) with ordinality as wanted(id, position)
      join bundles b on b.id = wanted.id
      left join bundles_rels rel on rel.parent_id = b.id and rel.path = 'packs'
      left join packs p on p.id = rel.packs_id and p.visibility = 'published'
      group by b.id, wanted.position order by wanted.position`),
  )
  const covers = await coversOf(
    payload,
    rows.flatMap((row) => row.pack_ids),
  )
  return rows.map((row) => ({
    form: 'bundle',
    slug: row.slug,
    free: row.free,
    title: row.title,
    itemCount: row.item_count,
    packCount: row.pack_ids.length,
    previews: interleavePacks(row.pack_ids.map((id) => covers.get(id) ?? [])),
    tint: row.tint,
  }))
}
