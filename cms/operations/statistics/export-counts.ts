import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Counted } from '#cms/operations/statistics/find-counted.ts'
import { countsOf, isDemonstration } from '#cms/operations/statistics/read-statistics.ts'

/** Rows that are read at once. */
const PAGE = 1_000

interface ExportedRow extends Record<string, unknown> {
  readonly day: Computed<string>
  /** The item or the pack. */
  readonly asset: Column<'daily_counts.item_id'>
  readonly title: Computed<string>
  readonly country: Column<'daily_counts.country'>
  readonly views: Column<'daily_counts.views'>
  readonly downloads: Column<'daily_counts.downloads'>
  readonly demonstration: Computed<boolean>
}

/** The counts of these works or this pack from a day on, page by page: each asset, day and country once. */
export async function* exportCounts(
  payload: Payload,
  counted: Counted,
  since: string,
): AsyncGenerator<readonly ExportedRow[], void> {
  const isPack = counted.asset?.form === 'pack'
  const asset = isPack ? fragment`d.pack_id` : fragment`d.item_id`
  const texts = fragment.identifier(isPack ? 'packs_locales' : 'items_locales')
  let last: ExportedRow | undefined
  do {
    const after = last === undefined ? fragment`true` : isAfter(asset, last)
    const rows: ExportedRow[] = await run<ExportedRow>(
      payload,
      fragment`
      select page.*, coalesce(t.title, '') as title from (
        select d.day::text, ${asset} as asset, d.country, d.views, d.downloads,
          ${isDemonstration(counted)} as demonstration from ${countsOf(counted, since)} and ${after}
         order by ${asset}, d.day, d.country limit ${PAGE}) page
      left join ${texts} t on t._parent_id = page.asset and t._locale = 'en'
      order by page.asset, page.day, page.country`,
    )
    yield rows
    last = rows.length < PAGE ? undefined : rows.at(-1)
  } while (last !== undefined)
}

function isAfter(asset: SQL, { asset: id, day, country }: ExportedRow): SQL {
  return fragment`(${asset}, d.day, d.country) > (${id}, ${day}::date, ${country}::varchar)`
}
