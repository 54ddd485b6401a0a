import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Counted } from '#cms/operations/statistics/find-counted.ts'
import { countsOf } from '#cms/operations/statistics/read-statistics.ts'

/** Rows that are read at once. */
const PAGE = 1_000

interface ExportedRow extends Record<string, unknown> {
  readonly day: Computed<string>
  readonly item: Column<'daily_counts.item_id'>
  readonly title: Computed<string>
  readonly country: Column<'daily_counts.country'>
  readonly views: Column<'daily_counts.views'>
  readonly downloads: Column<'daily_counts.downloads'>
}

/** The counts of these works from a day on, page by page: each work, day and country once. */
export async function* exportCounts(
  payload: Payload,
  counted: Counted,
  since: string,
): AsyncGenerator<readonly ExportedRow[], void> {
  let last: ExportedRow | undefined
  do {
    const after = last === undefined ? fragment`true` : isAfter(last)
    const rows: ExportedRow[] = await run<ExportedRow>(
      payload,
      fragment`
      select page.*, coalesce(t.title, '') as title from (
        select d.day::text, d.item_id as item, d.country, d.views, d.downloads from ${countsOf(counted, since)} and ${after}
         order by d.item_id, d.day, d.country limit ${PAGE}) page
      left join items_locales t on t._parent_id = page.item and t._locale = 'en'
      order by page.item, page.day, page.country`,
    )
    yield rows
    last = rows.length < PAGE ? undefined : rows.at(-1)
  } while (last !== undefined)
}

function isAfter({ item, day, country }: ExportedRow) {
  return fragment`(d.item_id, d.day, d.country) > (${item}, ${day}::date, ${country}::varchar)`
}
