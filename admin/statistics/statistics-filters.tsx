import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ConsoleStatistics } from '#domain/contract/console/statistics.ts'
import { DEFAULT_PERIOD, PERIODS } from '#domain/statistics/periods.ts'

interface StatisticsFiltersProps extends Pick<ConsoleStatistics, 'contributors'> {
  readonly query: URLSearchParams
  readonly onChange: (name: 'days' | 'contributor', value: string | null) => void
}

/** The period, and the contributor where the user has several. */
export function StatisticsFilters({ query, contributors, onChange }: StatisticsFiltersProps) {
  const translate = useTranslate()
  return (
    <>
      <TextField
        select
        name="days"
        label={translate('console.statistics.period')}
        value={query.get('days') ?? String(DEFAULT_PERIOD)}
        onChange={({ target }) => onChange('days', target.value)}
        sx={{ width: '14rem' }}
      >
        {PERIODS.map((period) => (
          <MenuItem key={period} value={String(period)}>
            {translate('console.statistics.days', { count: period })}
          </MenuItem>
        ))}
      </TextField>
      {contributors.length > 1 && !query.has('item') && !query.has('pack') && (
        <TextField
          select
          name="contributor"
          label={translate('console.fields.contributor_name')}
          value={query.get('contributor') ?? ''}
          onChange={({ target }) => onChange('contributor', target.value === '' ? null : target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: '14rem' }}
        >
          <MenuItem value="">{translate('console.statistics.everyone')}</MenuItem>
          {contributors.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  )
}
