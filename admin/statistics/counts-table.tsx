import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Counts } from '#domain/statistics/counts.ts'
import { writeNumber } from './write-values.ts'

interface CountsTableProps<R extends Counts> {
  /** What a row is. */
  readonly heading: string
  readonly caption?: string
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string | number
  readonly children: (row: R) => ReactNode
}

/** Views and downloads of some rows; the children name each row. */
export function CountsTable<R extends Counts>({
  heading,
  caption,
  rows,
  keyOf,
  children,
}: CountsTableProps<R>) {
  const translate = useTranslate()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        {caption !== undefined && <caption>{caption}</caption>}
        <TableHead>
          <TableRow>
            <TableCell>{heading}</TableCell>
            <TableCell align="right">{translate('console.statistics.views')}</TableCell>
            <TableCell align="right">{translate('console.statistics.downloads')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              <TableCell component="th" scope="row">
                {children(row)}
              </TableCell>
              <TableCell align="right">{writeNumber(row.views)}</TableCell>
              <TableCell align="right">{writeNumber(row.downloads)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
