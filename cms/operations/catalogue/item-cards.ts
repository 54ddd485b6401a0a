import { localised } from '#cms/operations/catalogue/localised.ts'
import { PREVIEW_COLUMNS, type PreviewRow, previewOf } from '#cms/operations/catalogue/previews.ts'
import { fragment, type Payload, prepared, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { ItemCard, Preview } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'

interface CardRow extends PreviewRow {
  readonly id: Column<'items.id'>
  readonly slug: Present<'items.slug'>
  readonly kind: Column<'items.kind'>
  readonly title: Computed<string>
}

/** The cards of these items, in the given order; unknown ids are left out. */
export async function itemCards(
  payload: Payload,
  ids: readonly number[],
  locale: Locale,
): Promise<ItemCard[]> {
  if (ids.length === 0) return []
  const rows = await run<CardRow>(
    payload,
    prepared(fragment`
      select i.id, i.slug, i.kind::text, ${localised('items', 'i', 'title', locale)} as title, ${PREVIEW_COLUMNS}
      from unnest(${fragment.param(ids)}::int[]) with ordinality as wanted(id, position)
      join items i on i.id = wanted.id
      where i.shown_sha256 is not null
      order by wanted.position`),
  )
  return rows.map((row) => ({
    form: 'item',
    slug: row.slug,
    kind: row.kind,
    free: row.playable,
    title: row.title,
    preview: previewOf(row),
  }))
}

/** The cards of the items that a query over `items i` selects the ids of. */
export async function itemCardsWhere(payload: Payload, idsQuery: SQL, locale: Locale): Promise<ItemCard[]> {
  const rows = await run<{ id: Column<'items.id'> }>(payload, idsQuery)
  return itemCards(
    payload,
    rows.map((row) => row.id),
    locale,
  )
}

/** Previews by item id. */
export async function itemPreviews(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Preview>> {
  if (ids.length === 0) return new Map()
  const rows = await run<PreviewRow & { id: Column<'items.id'> }>(
    payload,
    prepared(fragment`
      select i.id, ${PREVIEW_COLUMNS} from items i
      where i.id = any(${fragment.param(ids)}::int[]) and i.shown_sha256 is not null`),
  )
  return new Map(rows.map((row) => [row.id, previewOf(row)]))
}
