import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ConsoleEarnings } from '#domain/contract/console/earnings.ts'
import { EARNINGS_MONTHS } from '#domain/earnings/periods.ts'

interface EarningsFiltersProps extends Pick<ConsoleEarnings, 'contributors' | 'currencies' | 'currency'> {
  readonly months: number
  readonly contributor: string | null
  readonly onChange: (name: 'months' | 'contributor' | 'currency', value: string | null) => void
}

/** The months, and the currency and the contributor where there are several. */
export function EarningsFilters(props: EarningsFiltersProps) {
  const { contributors, currencies, currency, months, contributor, onChange } = props
  const translate = useTranslate()
  return (
    <>
      <TextField
        select
        name="months"
        label={translate('console.statistics.period')}
        value={String(months)}
        onChange={({ target }) => onChange('months', target.value)}
        sx={{ width: '14rem' }}
      >
        {EARNINGS_MONTHS.map((one) => (
          <MenuItem key={one} value={String(one)}>
            {translate(`console.earnings.months.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {currencies.length > 1 && (
        <TextField
          select
          name="currency"
          label={translate('console.fields.currency')}
          value={currency}
          onChange={({ target }) => onChange('currency', target.value)}
          sx={{ width: '8rem' }}
        >
          {currencies.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      )}
      {contributors.length > 1 && (
        <TextField
          select
          name="contributor"
          label={translate('console.fields.contributor_name')}
          value={contributor ?? ''}
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
