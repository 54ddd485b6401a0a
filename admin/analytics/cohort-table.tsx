import { useTranslate } from 'react-admin'
import { COHORT_WEEKS, percentOf } from '#domain/analytics/funnel.ts'
import type { Cohort } from '#domain/contract/console/analytics.ts'
import { writeDay, writeNumber } from '../statistics/write-values.ts'
import { ReportTable } from './report-table.tsx'

/** Visitors by the week of their first visit, and the share that came back in each later week. */
export function CohortTable({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const translate = useTranslate()
  const later = Array.from({ length: COHORT_WEEKS }, (_, index) => index + 1)
  return (
    <ReportTable
      heading={translate('console.analytics.cohorts')}
      caption={translate('console.analytics.howCohorts')}
      columns={[
        translate('console.analytics.firstWeek'),
        translate('console.analytics.visitors'),
        ...later.map((week) => translate('console.analytics.laterWeek', { count: week })),
      ]}
      rows={cohorts.map(({ week, visitors: [first = 0, ...others] }) => ({
        key: week,
        cells: [
          writeDay(week),
          writeNumber(first),
          ...later.map((_, index) => shareOf(others[index], first)),
        ],
      }))}
    />
  )
}

function shareOf(count: number | undefined, base: number): string {
  const percent = count === undefined ? null : percentOf(count, base)
  if (percent === null) return ''
  return (percent / 100).toLocaleString(document.documentElement.lang, { style: 'percent' })
}
