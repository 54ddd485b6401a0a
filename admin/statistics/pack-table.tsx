import { Stack, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { ConsoleStatistics } from '#domain/contract/console/statistics.ts'
import { DemonstrationMark } from '../lists/demonstration-mark.tsx'
import { CountsTable } from './counts-table.tsx'
import { statisticsOf } from './statistics-of.ts'

interface PackTableProps extends Pick<ConsoleStatistics, 'packs'> {
  /** Of the page: a pack is opened with the same period. */
  readonly query: URLSearchParams
}

/** The packs with the most downloads; each leads to its own statistics. */
export function PackTable({ packs, query }: PackTableProps) {
  const translate = useTranslate()
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.statistics.byPack')}
      </Typography>
      <CountsTable
        heading={translate('console.statistics.pack')}
        caption={translate('console.statistics.howPacks')}
        rows={packs}
        keyOf={({ pack }) => pack}
      >
        {({ pack, title, is_demonstration: isDemonstration }) => (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Link to={statisticsOf(query, 'pack', pack)}>{title === '' ? `#${pack}` : title}</Link>
            {isDemonstration && <DemonstrationMark />}
          </Stack>
        )}
      </CountsTable>
    </section>
  )
}
