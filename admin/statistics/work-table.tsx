import { Stack, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { ConsoleStatistics } from '#domain/contract/console/statistics.ts'
import { DemonstrationMark } from '../lists/demonstration-mark.tsx'
import { RowPicture } from '../lists/row-picture.tsx'
import { CountsTable } from './counts-table.tsx'
import { statisticsOf } from './statistics-of.ts'
import { writeNumber } from './write-values.ts'

interface WorkTableProps extends Pick<ConsoleStatistics, 'works'> {
  /** How many works have counts, shown or not. */
  readonly all: number
  /** Of the page: a work is opened with the same period. */
  readonly query: URLSearchParams
}

/** The works with the most downloads; each leads to its own statistics. */
export function WorkTable({ works, all, query }: WorkTableProps) {
  const translate = useTranslate()
  const shown = { shown: writeNumber(works.length), count: writeNumber(all) }
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.statistics.byWork')}
      </Typography>
      <CountsTable
        heading={translate('console.statistics.work')}
        {...(works.length < all ? { caption: translate('console.statistics.shown', shown) } : {})}
        rows={works}
        keyOf={({ item }) => item}
      >
        {({ item, title, preview, is_demonstration: isDemonstration }) => (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <RowPicture picture={preview} />
            <Link to={statisticsOf(query, 'item', item)}>{title === '' ? `#${item}` : title}</Link>
            {isDemonstration && <DemonstrationMark />}
          </Stack>
        )}
      </CountsTable>
    </section>
  )
}
