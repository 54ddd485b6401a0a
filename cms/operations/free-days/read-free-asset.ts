import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload, prepared, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Day } from '#domain/menu/calendar.ts'
import { drawOfDay } from '#domain/menu/draw.ts'

interface FreeAsset {
  readonly day: Day
  readonly item: ItemCard
}

/**
 * The free asset of a day: that of the calendar; without a published one, a drawn one of the free works that were published
 * before the day, so that a new work does not replace it.
 */
export async function readFreeAsset(payload: Payload, day: Day, locale: Locale): Promise<FreeAsset | null> {
  const planned = await plannedFor(payload, day)
  const chosen = planned === undefined ? undefined : await cardOf(payload, planned, locale)
  if (chosen !== undefined) return { day, item: chosen }
  const { kinds, from } = drawOfDay(day)
  for (const kind of kinds) {
    const found = (await firstFree(payload, kind, day, from)) ?? (await firstFree(payload, kind, day, ''))
    const item = found === undefined ? undefined : await cardOf(payload, found, locale)
    if (item !== undefined) return { day, item }
  }
  return null
}

/** The UTC days from the present one on which the calendar makes an item free, the first ones of them. */
export async function readFreeDays(payload: Payload, item: number): Promise<readonly Day[]> {
  const rows = await run<{ day: Computed<Day> }>(
    payload,
    prepared(fragment`
      select to_char(f.day at time zone 'utc', 'YYYY-MM-DD') as day from free_days f
      where f.item_id = ${item} and f.day >= date_trunc('day', now(), 'utc') order by f.day limit ${MOST_DAYS}`),
  )
  return rows.map(({ day }) => day)
}

const MOST_DAYS = 31

async function cardOf(payload: Payload, id: number, locale: Locale): Promise<ItemCard | undefined> {
  const [card] = await itemCards(payload, [id], locale)
  return card
}

async function plannedFor(payload: Payload, day: Day): Promise<number | undefined> {
  const [row] = await run<{ id: Column<'items.id'> }>(
    payload,
    fragment`
      select i.id from free_days f join items i on i.id = f.item_id
      where (f.day at time zone 'utc')::date = ${day}::date and ${isShown('i')}`,
  )
  return row?.id
}

async function firstFree(payload: Payload, kind: Kind, day: Day, from: string): Promise<number | undefined> {
  const [row] = await run<{ id: Column<'items.id'> }>(
    payload,
    fragment`
      select i.id from items i
      where i.short_id >= ${from} and i.kind = ${kind} and i.free and ${isShown('i')}
        and i.shown_sha256 is not null and i.published_at < ${`${day}T00:00:00Z`}::timestamptz
      order by i.short_id limit 1`,
  )
  return row?.id
}
