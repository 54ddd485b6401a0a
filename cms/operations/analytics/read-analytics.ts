import { readCohorts } from '#cms/operations/analytics/read-cohorts.ts'
import { readContributorFunnel } from '#cms/operations/analytics/read-contributor-funnel.ts'
import { readFunnel } from '#cms/operations/analytics/read-funnel.ts'
import { readDays, readLists } from '#cms/operations/analytics/read-sums.ts'
import type { Payload } from '#cms/operations/database.ts'
import { dayAfter } from '#domain/analytics/days.ts'
import { EVENT_RETENTION_DAYS } from '#domain/analytics/limits.ts'
import type {
  AnalyticsQuery,
  ConsoleAnalytics,
  FailureCount,
  SearchCount,
  VisitCount,
} from '#domain/contract/console/analytics.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { daysOf } from '#domain/statistics/periods.ts'

/** The reports of a period, up to today. */
export async function readAnalytics(
  payload: Payload,
  { days }: AnalyticsQuery,
  now: Date,
): Promise<ConsoleAnalytics> {
  const period = daysOf(days, now)
  const today = now.toISOString().slice(0, 10)
  const since = period[0] ?? today
  const funnelDays = Math.min(days, EVENT_RETENTION_DAYS)
  const counted = await readDays(payload, since, today)
  const lists = await readLists(payload, since, today)
  return {
    days: period.map(
      (day) => counted.find((row) => row.day === day) ?? { day, views: 0, visits: 0, visitors: 0 },
    ),
    sources: lists.source,
    campaigns: lists.campaign,
    countries: lists.country,
    searches: lists.search.flatMap(searchOf),
    empty_searches: lists['search-empty'].flatMap(searchOf),
    failures: lists.failure.map(failureOf),
    funnel: await readFunnel(payload, dayAfter(today, 1 - funnelDays)),
    cohorts: await readCohorts(payload, today),
    contributors: await readContributorFunnel(payload, since),
    funnel_days: funnelDays,
  }
}

/** Searches are summed as `language words`. */
function searchOf({ value, visits }: VisitCount): readonly SearchCount[] {
  const [code, ...words] = value.split(' ')
  const locale = LOCALE_CODES.find((one) => one === code)
  return locale === undefined ? [] : [{ locale, words: words.join(' '), count: visits }]
}

/** Failures are summed as `status text`. */
function failureOf({ value, visits }: VisitCount): FailureCount {
  const [status, ...text] = value.split(' ')
  return { status: Number(status), text: text.join(' '), count: visits }
}
