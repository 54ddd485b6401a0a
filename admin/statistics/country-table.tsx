import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ConsoleStatistics } from '#domain/contract/console/statistics.ts'
import { countryName } from '../lists/country-names.ts'
import { CountsTable } from './counts-table.tsx'

/** Where views and downloads came from. The language itself has a name for the unknown region. */
export function CountryTable({ countries }: Pick<ConsoleStatistics, 'countries'>) {
  const translate = useTranslate()
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.statistics.byCountry')}
      </Typography>
      <CountsTable
        heading={translate('console.statistics.country')}
        rows={countries}
        keyOf={({ country }) => country}
      >
        {({ country }) => countryName(country)}
      </CountsTable>
    </section>
  )
}
