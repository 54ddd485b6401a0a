import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Day, Series } from './series.ts'

interface DayTableProps {
  readonly label: string
  readonly series: readonly Series[]
  readonly days: readonly Day[]
}

/** The numbers of a chart by day, newest first. */
export function DayTable({ label, series, days }: DayTableProps) {
  const translate = useTranslate()
  const language = document.documentElement.lang
  const number = new Intl.NumberFormat(language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <Box sx={{ overflow: 'auto', maxHeight: '20rem' }} tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.charts.day')}</TableCell>
            {series.map((one) => (
              <TableCell key={one.code} align="right">
                {one.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, values }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {date.format(new Date(day))}
              </TableCell>
              {series.map((one, index) => (
                <TableCell key={one.code} align="right">
                  {number.format(values[index] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
