import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, Loading, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { ConsoleStatistics } from '#domain/contract/console/statistics.ts'
import { ConsolePage } from '../layout/console-page.tsx'
import { sendRequest } from '../providers/send-request.ts'
import { CountryTable } from './country-table.tsx'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { PackTable } from './pack-table.tsx'
import { StatisticsFilters } from './statistics-filters.tsx'
import { WorkTable } from './work-table.tsx'

/** Views and downloads of the user's works, or of one of them or of a pack, by day, country and work. */
export default function StatisticsPage() {
  const translate = useTranslate()
  const [query, setQuery] = useSearchParams()
  const search = query.toString()
  const { data, error, isPending } = useQuery({
    queryKey: ['statistics', search],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/statistics?${search}`, { signal }) as Promise<ConsoleStatistics>,
    placeholderData: keepPreviousData,
  })
  const change = (name: string, value: string | null) =>
    setQuery((before) => {
      const after = new URLSearchParams(before)
      if (value === null) after.delete(name)
      else after.set(name, value)
      return after
    })
  if (isPending) return <Loading />
  return (
    <ConsolePage heading="console.statistics.heading" name={data?.title} width="desk">
      {hasAsset(query) && (
        <Link to={`/statistics?${withoutAsset(query)}`}>{translate('console.statistics.all')}</Link>
      )}
      {error === null && data !== undefined ? (
        <Stack spacing={4} sx={{ marginTop: 2 }}>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <StatisticsFilters query={query} contributors={data.contributors} onChange={change} />
            <Button startIcon={<DownloadIcon />} href={`${CONSOLE_API}/statistics/export?${search}`} download>
              {translate('ra.action.export')}
            </Button>
          </Stack>
          <Numbers statistics={data} query={query} />
        </Stack>
      ) : (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {translate(error?.message ?? 'console.errors.unavailable')}
        </Alert>
      )}
    </ConsolePage>
  )
}

interface NumbersProps {
  readonly statistics: ConsoleStatistics
  readonly query: URLSearchParams
}

function Numbers({ statistics, query }: NumbersProps) {
  const translate = useTranslate()
  const { totals, days, countries, works, packs, counted_works: all } = statistics
  if (totals.views + totals.downloads === 0 && packs.length === 0)
    return <Alert severity="info">{translate('console.statistics.empty')}</Alert>
  return (
    <>
      {statistics.has_demonstration && (
        <Alert severity="warning">{translate('console.statistics.demonstration')}</Alert>
      )}
      <DayChart days={days} column="views" total={totals.views} />
      <DayChart days={days} column="downloads" total={totals.downloads} />
      <Typography variant="body2" color="text.secondary">
        {translate('console.statistics.how')}
      </Typography>
      <DayTable days={days} />
      <CountryTable countries={countries} />
      {works.length > 0 && <WorkTable works={works} all={all} query={query} />}
      {packs.length > 0 && <PackTable packs={packs} query={query} />}
    </>
  )
}

function hasAsset(query: URLSearchParams): boolean {
  return query.has('item') || query.has('pack')
}

function withoutAsset(query: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(query)
  all.delete('item')
  all.delete('pack')
  return all
}
