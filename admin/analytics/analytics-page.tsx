import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loading, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { ConsoleAnalytics } from '#domain/contract/console/analytics.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { DEFAULT_PERIOD, PERIODS } from '#domain/statistics/periods.ts'
import { ColumnChart } from '../charts/column-chart.tsx'
import { ConsolePage } from '../layout/console-page.tsx'
import { countryName } from '../lists/country-names.ts'
import { sendRequest } from '../providers/send-request.ts'
import { writeNumber } from '../statistics/write-values.ts'
import { CohortTable } from './cohort-table.tsx'
import { Experiments } from './experiments.tsx'
import { FunnelTable } from './funnel-table.tsx'
import { ReportTable } from './report-table.tsx'
import { SearchTable } from './search-table.tsx'
import { VisitTable } from './visit-table.tsx'

/** Visits, sources, searches, funnels and cohorts of a period. */
export default function AnalyticsPage() {
  const translate = useTranslate()
  const [query, setQuery] = useSearchParams()
  const days = query.get('days') ?? String(DEFAULT_PERIOD)
  const { data, error, isPending } = useQuery({
    queryKey: ['analytics', days],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/analytics?${new URLSearchParams({ days })}`, {
        signal,
      }) as Promise<ConsoleAnalytics>,
    placeholderData: keepPreviousData,
  })
  if (isPending) return <Loading />
  return (
    <ConsolePage heading="console.analytics.heading" width="desk">
      <TextField
        select
        name="days"
        label={translate('console.statistics.period')}
        value={days}
        onChange={({ target }) => setQuery({ days: target.value })}
        sx={{ width: '14rem' }}
      >
        {PERIODS.map((period) => (
          <MenuItem key={period} value={String(period)}>
            {translate('console.statistics.days', { count: period })}
          </MenuItem>
        ))}
      </TextField>
      {error === null && data !== undefined ? (
        <Reports reports={data} />
      ) : (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {translate(error?.message ?? 'console.errors.unavailable')}
        </Alert>
      )}
    </ConsolePage>
  )
}

function Reports({ reports }: { readonly reports: ConsoleAnalytics }) {
  const translate = useTranslate()
  return (
    <Stack spacing={4}>
      <ColumnChart
        heading={translate('console.analytics.visits')}
        series={[{ code: 'visits', label: translate('console.analytics.visits'), colour: 'var(--accent)' }]}
        days={reports.days.map(({ day, visits }) => ({ day, values: [visits] }))}
      />
      <ColumnChart
        heading={translate('console.analytics.views')}
        series={[{ code: 'views', label: translate('console.analytics.views'), colour: 'var(--accent)' }]}
        days={reports.days.map(({ day, views }) => ({ day, values: [views] }))}
      />
      <Typography variant="body2" color="text.secondary">
        {translate('console.analytics.how')}
      </Typography>
      <SearchTable
        heading={translate('console.analytics.emptySearches')}
        searches={reports.empty_searches}
        isEmpty
      />
      <SearchTable heading={translate('console.analytics.searches')} searches={reports.searches} />
      <FunnelTable
        heading={translate('console.analytics.funnel')}
        caption={translate('console.analytics.howFunnel', { count: reports.funnel_days })}
        steps={reports.funnel.map(({ step, visitors, events }) => ({ step, count: visitors, events }))}
      />
      <ReportTable
        heading={translate('console.analytics.failures')}
        columns={['failure', 'status', 'count'].map((column) => translate(`console.analytics.${column}`))}
        rows={reports.failures.map(({ text, status, count }) => ({
          key: `${status} ${text}`,
          cells: [text, status === 0 ? '–' : status, writeNumber(count)],
        }))}
      />
      <VisitTable heading={translate('console.analytics.sources')} rows={reports.sources} />
      <VisitTable heading={translate('console.analytics.campaigns')} rows={reports.campaigns} />
      <VisitTable
        heading={translate('console.statistics.byCountry')}
        rows={reports.countries}
        nameOf={countryName}
      />
      <Experiments />
      <CohortTable cohorts={reports.cohorts} />
      <FunnelTable
        heading={translate('console.analytics.contributors')}
        steps={reports.contributors.map(({ step, users }) => ({ step, count: users }))}
      />
    </Stack>
  )
}
