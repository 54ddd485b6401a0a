import { addDailyCounts } from '#cms/operations/counters/add-daily-counts.ts'
import { lockCounters } from '#cms/operations/counters/lock-counters.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** As far back as counts go. */
const MOST_DAYS = 60
/** Most visitors first; `null` has no country. */
const COUNTRIES = ['US', 'DE', 'JP', 'BR', 'FR', 'KR', 'IN', null] as const

interface PublishedAsset extends Record<string, unknown> {
  readonly form: Computed<'item' | 'pack'>
  readonly id: Column<'submissions.item_id'>
  readonly publishedAt: Computed<string>
}

/**
 * Adds views and downloads by day and country to the published works and packs of the demonstration, from their publication
 * to now. Only the counts that contributors read: the counters of the assets, which the site shows, stay zero.
 *
 * @returns how many assets got counts; those that have some are left as they are
 */
export function playCounts(payload: Payload, now: Date): Promise<number> {
  return inTransaction(payload, async (transaction) => {
    await lockCounters(transaction)
    const assets = await readPublished(transaction)
    for (const form of ['item', 'pack'] as const)
      for (const column of ['views', 'downloads'] as const) {
        const of = assets.filter((asset) => asset.form === form)
        const additions = of.flatMap((asset) => countsOf(asset, column, now))
        await addDailyCounts(transaction, { form, column }, additions)
      }
    return assets.length
  })
}

function readPublished(transaction: Transaction): Promise<PublishedAsset[]> {
  return transaction<PublishedAsset>(fragment`
    select 'item' as form, s.item_id as id, max(e.at) as "publishedAt"
      from submissions s join submission_events e on e.submission_id = s.id and e.to_state = 'published'
     where s.is_demonstration and s.state = 'published'
       and not exists (select from daily_counts d where d.item_id = s.item_id) group by s.id
    union all
    select 'pack', s.pack_id, max(e.at)
      from pack_submissions s join pack_submission_events e on e.pack_id = s.pack_id and e.to_state = 'published'
     where s.is_demonstration and s.state = 'published'
       and not exists (select from pack_daily_counts d where d.pack_id = s.pack_id) group by s.pack_id
     order by 1, 2`)
}

/** The same for each play: a share of the most viewed asset that falls with the id, more on working days. */
function countsOf({ id, publishedAt }: PublishedAsset, column: 'views' | 'downloads', now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS)
  const first = Math.max(today - MOST_DAYS, Math.floor(Date.parse(publishedAt) / DAY_MS))
  const days = Array.from({ length: today - first + 1 }, (_, index) => first + index)
  return days.flatMap((day) =>
    COUNTRIES.flatMap((country, place) => {
      const views = viewsOf(id, day, place)
      const count = column === 'views' ? views : Math.floor(views / (2 + (id % 3)))
      return count === 0
        ? []
        : [{ id, day: new Date(day * DAY_MS).toISOString().slice(0, 10), country, count }]
    }),
  )
}

function viewsOf(id: number, day: number, place: number): number {
  // 1970-01-01 was a Thursday.
  const isWeekend = ((day + 4) % 7) % 6 === 0
  const noise = (id * 31 + day * 17 + place * 7) % 11
  return Math.floor(((12 - (id % 7)) * (isWeekend ? 0.5 : 1) + noise) / (place + 2))
}
