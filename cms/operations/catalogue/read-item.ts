import { assetFacts, tagsOf } from '#cms/operations/catalogue/asset-facts.ts'
import { itemCards, itemCardsWhere } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { packCards } from '#cms/operations/catalogue/pack-cards.ts'
import { similarTo } from '#cms/operations/catalogue/similar.ts'
import { fragment, type Payload, prepared, run, type SQL } from '#cms/operations/database.ts'
import { readFreeDays } from '#cms/operations/free-days/read-free-asset.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import { readSources } from '#cms/operations/sources/read-sources.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { allDownloadChoices } from '#domain/assets/download-choices.ts'
import type { ItemDetail, Named } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

const MORE_FROM_PACK = 12

interface ItemRow extends Record<string, unknown> {
  readonly revision: Column<'revisions.id'>
  readonly pack_id: Column<'items.pack_id'>
  readonly pack_position: Cast<'items.pack_position', number | null>
  readonly category: Computed<Named | null>
  readonly style: Computed<Named | null>
  readonly format: Column<'files.format'>
  readonly bytes: Cast<'files.bytes', number>
  readonly features: Column<'revisions.features'> | null
  readonly width: Cast<'revisions.width', number>
  readonly palette: Column<'revisions.palette'>
  readonly facts: Computed<ItemDetail['facts']>
}

/** All data of an item's page; null when it has none. */
export async function readItem(
  payload: Payload,
  finder: Pick<PictureFinder, 'alike'>,
  slug: string,
  locale: Locale,
): Promise<ItemDetail | null> {
  const facts = await assetFacts(payload, 'item', slug, locale)
  if (facts === null) return null
  const [cards, row] = await Promise.all([
    itemCards(payload, [facts.id], locale),
    rowOf(payload, facts.id, locale),
  ])
  const card = cards[0]
  if (card === undefined || row === undefined) return null
  const place = placeOf(facts.id, row)
  const [packs, tags, moreFromPack, neighbours, similar] = await Promise.all([
    packCards(payload, place === null ? [] : [place.pack], locale),
    tagsOf(payload, facts.id, locale),
    place === null ? [] : siblings(payload, place, locale),
    place === null ? NO_NEIGHBOURS : neighboursOf(payload, place, locale),
    similarTo(payload, finder, facts.id, locale),
  ])
  return {
    ...card,
    ...facts,
    category: row.category,
    style: row.style,
    pack: packs[0] ?? null,
    tags,
    originalFormat: row.format,
    choices: allDownloadChoices({ ...row, kind: card.kind }),
    sources: [...(await readSources(payload, row.revision))],
    freeDays: [...(await readFreeDays(payload, facts.id))],
    bytes: row.bytes,
    palette: row.palette,
    facts: row.facts,
    moreFromPack,
    ...neighbours,
    similar,
  }
}

async function rowOf(payload: Payload, id: number, locale: Locale): Promise<ItemRow | undefined> {
  const named = (table: string, alias: string) => fragment`
    case when ${fragment.raw(alias)}.id is null then null else
      json_build_object('slug', ${fragment.raw(alias)}.slug, 'name', ${localised(table, alias, 'name', locale)}) end`
  const rows = await run<ItemRow>(
    payload,
    prepared(fragment`
      select r.id as revision, i.pack_id, i.pack_position::float8, ${named('categories', 'c')} as category, ${named('styles', 's')} as style,
        f.format::text, f.bytes::int, r.width::float8, r.features, coalesce(r.palette, '[]') as palette,
        json_build_object(
          'durationMs', r.duration_ms::float8, 'frameRate', r.frame_rate::float8, 'triangles', r.triangles::float8,
          'camera', r.camera_body, 'lens', r.camera_lens, 'iso', r.camera_iso::float8, 'fNumber', r.camera_f_number::float8,
          'replacedTypefaces', coalesce(r.replaced_typefaces, '[]'),
          'editorialOnly', coalesce(i.editorial_only, false), 'generativeAi', coalesce(i.generative_ai, false)) as facts
      from items i
      join revisions r on r.id = i.current_revision_id
      join files f on f.id = r.file_id
      left join categories c on c.id = i.category_id
      left join styles s on s.id = i.style_id
      where i.id = ${id}`),
  )
  return rows[0]
}

/** Where an item is in its pack. */
interface Place {
  readonly id: number
  readonly pack: number
  readonly position: number
}

function placeOf(id: number, { pack_id: pack, pack_position: position }: ItemRow): Place | null {
  return pack === null ? null : { id, pack, position: position ?? BEFORE_ALL }
}

/** Positions begin at 0. */
const BEFORE_ALL = -1

/**
 * Neighbours in the pack, from the item's own position on, wrapping around, and those without a position. Each part is a range of
 * the pack's index.
 */
function siblings(payload: Payload, { id, pack, position }: Place, locale: Locale) {
  const part = (turn: number, range: SQL) => fragment`(
    select other.id, ${fragment.raw(`${turn}`)} as turn, other.pack_position from items other
    where other.pack_id = ${pack} and other.pack_position ${range} and other.id <> ${id} and ${isShown('other')}
    order by other.pack_position, other.id limit ${fragment.raw(`${MORE_FROM_PACK}`)})`
  const own = fragment`${position}::float8::numeric`
  const parts = [fragment`> ${own}`, fragment`<= ${own}`, fragment`is null`].map((range, turn) =>
    part(turn, range),
  )
  return itemCardsWhere(
    payload,
    prepared(fragment`
      select id from (${fragment.join(parts, fragment` union all `)}) around
      order by turn, pack_position, id limit ${fragment.raw(`${MORE_FROM_PACK}`)}`),
    locale,
  )
}

type Neighbours = Pick<ItemDetail, 'previous' | 'next'>

const NO_NEIGHBOURS: Neighbours = { previous: null, next: null }

/** The previous and the next item in the pack. */
async function neighboursOf(
  payload: Payload,
  { id, pack, position }: Place,
  locale: Locale,
): Promise<Neighbours> {
  const beside = (side: '<' | '>', order: 'asc' | 'desc') => fragment`(
    select other.id from items other
    where other.pack_id = ${pack} and ${isShown('other')}
      and (other.pack_position, other.id) ${fragment.raw(side)} (${position}::float8::numeric, ${id})
    order by other.pack_position ${fragment.raw(order)}, other.id ${fragment.raw(order)} limit 1)`
  const [ids] = await run<{ previous: Computed<number | null>; next: Computed<number | null> }>(
    payload,
    prepared(fragment`select ${beside('<', 'desc')} as previous, ${beside('>', 'asc')} as next`),
  )
  const { previous = null, next = null } = ids ?? {}
  const cardOf = async (one: number | null) =>
    one === null ? null : ((await itemCards(payload, [one], locale))[0] ?? null)
  const [before, after] = await Promise.all([cardOf(previous), cardOf(next)])
  return { previous: before, next: after }
}
