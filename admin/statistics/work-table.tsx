import { Stack, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { ConsoleStatistics } from '#domain/contract/console/statistics.ts'
import { RowPicture } from '../lists/row-picture.tsx'
import { CountsTable } from './counts-table.tsx'
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
        {({ item, title, preview }) => (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <RowPicture picture={preview} />
            <Link to={`/statistics?${withItem(query, item)}`}>{title === '' ? `#${item}` : title}</Link>
          </Stack>
        )}
      </CountsTable>
    </section>
  )
}

function withItem(query: URLSearchParams, item: number): URLSearchParams {
  const one = new URLSearchParams(query)
  one.set('item', String(item))
  return one
}
