import { assetFacts } from '#cms/operations/catalogue/asset-facts.ts'
import { itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { bundleCards, packCards, packCardsWhere } from '#cms/operations/catalogue/pack-cards.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { BundleDetail, Named, PackDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Maximum items on a pack's page; larger imported sets continue in their listing. */
const MAX_ITEMS = 250
const RELATED_PACKS = 4
const TAGS = 12

interface PackRow extends Record<string, unknown> {
  readonly style: Computed<Named | null>
  readonly formats: Computed<Format[]>
  readonly bytes: Computed<number>
}

/** All data of a pack's page; null when it has none. */
export async function readPack(payload: Payload, slug: string, locale: Locale): Promise<PackDetail | null> {
  const facts = await assetFacts(payload, 'pack', slug, locale)
  if (facts === null) return null
  const [cards, row, contents, items, tags, related] = await Promise.all([
    packCards(payload, [facts.id], locale),
    rowOf(payload, facts.id, locale),
    contentsOf(payload, [facts.id]),
    itemCardsWhere(
      payload,
      fragment`
        select i.id from items i where i.pack_id = ${facts.id} and i.visibility = 'published'
        order by i.pack_position, i.id limit ${MAX_ITEMS}`,
      locale,
    ),
    tagsOfPacks(payload, [facts.id], locale),
    relatedPacks(payload, facts.id, locale),
  ])
  const card = cards[0]
  if (card === undefined || row === undefined) return null
  const { style, formats, bytes } = row
  return { ...card, ...facts, style, items, tags, formats, bytes, contents, related }
}

/** All data of a bundle's page; null when it has none. */
export async function readBundle(
  payload: Payload,
  slug: string,
  locale: Locale,
): Promise<BundleDetail | null> {
  const facts = await assetFacts(payload, 'bundle', slug, locale)
  if (facts === null) return null
  const ids = await run<{ id: Column<'packs.id'> }>(
    payload,
    fragment`
      select p.id from bundles_rels rel join packs p on p.id = rel.packs_id
      where rel.parent_id = ${facts.id} and rel.path = 'packs' and ${isShown('p')} order by rel."order"`,
  )
  const packIds = ids.map((row) => row.id)
  const [cards, packs, contents, tags] = await Promise.all([
    bundleCards(payload, [facts.id], locale),
    packCards(payload, packIds, locale),
    contentsOf(payload, packIds),
    tagsOfPacks(payload, packIds, locale),
  ])
  const card = cards[0]
  return card === undefined ? null : { ...card, ...facts, packs, contents, tags }
}

async function rowOf(payload: Payload, id: number, locale: Locale): Promise<PackRow | undefined> {
  const rows = await run<PackRow>(
    payload,
    fragment`
      select case when s.id is null then null else
          json_build_object('slug', s.slug, 'name', ${localised('styles', 's', 'name', locale)}) end as style,
        coalesce(contents.formats, '{}') as formats, coalesce(contents.bytes, 0)::int as bytes
      from packs p left join styles s on s.id = p.style_id
      left join lateral (
        select array_agg(distinct f.format::text) as formats, sum(f.bytes) as bytes
        from items i join files f on f.sha256 = i.shown_sha256
        where i.pack_id = p.id and i.visibility = 'published') contents on true
      where p.id = ${id}`,
  )
  return rows[0]
}

async function contentsOf(payload: Payload, packIds: readonly number[]): Promise<PackDetail['contents']> {
  const [contents] = await run<PackDetail['contents'] & Record<string, unknown>>(
    payload,
    fragment`
      select count(*) filter (where i.free)::int as free, count(*) filter (where not i.free)::int as exclusive
      from items i join packs p on p.id = i.pack_id and p.visibility = 'published'
      where i.pack_id = any(${fragment.param(packIds)}::int[]) and i.visibility = 'published'`,
  )
  return contents ?? { free: 0, exclusive: 0 }
}

async function tagsOfPacks(payload: Payload, packIds: readonly number[], locale: Locale): Promise<Named[]> {
  const rows = await run<Named & Record<string, unknown>>(
    payload,
    fragment`
      select t.slug, ${localised('tags', 't', 'name', locale)} as name
      from (select rel.tags_id as id, count(*) as uses
            from items i join items_rels rel on rel.parent_id = i.id and rel.path = 'tags'
            where i.pack_id = any(${fragment.param(packIds)}::int[])
            group by rel.tags_id order by uses desc, rel.tags_id limit ${TAGS}) often
      join tags t on t.id = often.id order by often.uses desc, t.id`,
  )
  return rows.map(({ slug, name }) => ({ slug, name }))
}

/** Packs of the same kind, those in the same style first. */
function relatedPacks(payload: Payload, id: number, locale: Locale) {
  return packCardsWhere(
    payload,
    fragment`
      select other.id from packs self join packs other on other.kind = self.kind and other.id <> self.id
      where self.id = ${id} and other.visibility = 'published'
      order by (other.style_id = self.style_id) desc nulls last, other.popularity desc, other.id limit ${RELATED_PACKS}`,
    locale,
  )
}
