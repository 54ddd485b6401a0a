import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { fragment, type Payload, run, sql } from '#cms/operations/database.ts'
import { readFreeAsset } from '#cms/operations/free-days/read-free-asset.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { isOfferedKind, isShown } from '#cms/operations/site/offered-condition.ts'
import type { CatalogueSearch } from '#cms/ports/catalogue-search.ts'
import { NO_SEARCH } from '#cms/ports/no-search.ts'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { KindCounts, Menu } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { dayAt, weekAt } from '#domain/menu/calendar.ts'
import { drawOfWeek } from '#domain/menu/draw.ts'
import { MENU_KINDS } from '#domain/menu/menu-kinds.ts'
import type { ListedForm } from '#domain/routing/params.ts'

const PICKS = 4
/** The packs that the weekly picks are selected from: enough for many different weeks, all of good quality. */
const POOL = 48

interface CountRow extends Record<string, unknown> {
  readonly form: Present<'catalogue_counts.form'>
  readonly kind: Present<'catalogue_counts.kind'>
  readonly all: Computed<number>
  readonly free: Computed<number>
  readonly featured: Computed<number>
}

const NONE = { all: 0, free: 0, featured: 0 } as const

/**
 * The number of items and packs of each kind, and of those that are free and featured. The database counts them, as a
 * search index that is being filled would hide kinds from every menu until the next refresh.
 */
export async function readKindCounts(payload: Payload): Promise<KindCounts> {
  const rows = await sql<CountRow>(payload)`
    select form, kind, sum(count)::int as all, coalesce(sum(count) filter (where free), 0)::int as free,
      coalesce(sum(count) filter (where featured), 0)::int as featured
    from catalogue_counts i where ${isOfferedKind('i')} group by form, kind`
  const countsOf = (form: ListedForm, kind: Kind) => {
    const row = rows.find((one) => one.form === form && one.kind === kind)
    return row ? { all: row.all, free: row.free, featured: row.featured } : NONE
  }
  return KIND_CODES.map((kind) => ({
    kind,
    item: countsOf('item', kind),
    pack: countsOf('pack', kind),
  })).filter(({ item }) => item.all > 0)
}

/** The library's data in the menus at a moment (milliseconds since 1970). */
export async function readMenu(
  payload: Payload,
  search: CatalogueSearch,
  locale: Locale,
  now: number,
): Promise<Menu> {
  const [picks, freeOfDay] = await Promise.all([
    Promise.all(
      MENU_KINDS.map(async (kind) => ({
        kind,
        items: await itemCards(payload, await picksOf(payload, search, kind, weekAt(now)), locale),
      })),
    ),
    Promise.all([dayAt(now), dayAt(now, 1)].map((day) => readFreeAsset(payload, day, locale))),
  ])
  return { picks, freeOfDay: freeOfDay.filter((one) => one !== null) }
}

/** The best item of each of several packs, for variety; with too few packs, some of the best items. */
async function picksOf(payload: Payload, search: CatalogueSearch, kind: Kind, week: number) {
  const best = { ...NO_SEARCH, kind, sort: 'featured', perPage: POOL } as const
  const packs = await search.list({ ...best, form: 'pack' })
  if (packs.ids.length < PICKS) {
    const items = await search.list(best)
    return drawOfWeek(items.ids, week, PICKS)
  }
  const rows = await run<{ id: Column<'items.id'> }>(
    payload,
    fragment`
      select first.id from unnest(${fragment.param(drawOfWeek(packs.ids, week, PICKS))}::int[])
        with ordinality as drawn(id, position)
      cross join lateral (
        select i.id from items i where i.pack_id = drawn.id and ${isShown('i')}
        order by i.popularity desc, i.pack_position, i.id limit 1) first
      order by drawn.position`,
  )
  return rows.map(({ id }) => id)
}
