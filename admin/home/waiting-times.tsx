import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ConsoleNumbers } from '#domain/contract/console/numbers.ts'
import { ValueBar } from '../charts/value-bar.tsx'

/** How long reviews take, by kind: the median, and the time in which 90 % are decided. */
export function WaitingTimes({ waiting }: Pick<ConsoleNumbers, 'waiting'>) {
  const translate = useTranslate()
  const hours = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'hour',
    maximumFractionDigits: 1,
  })
  const most = Math.max(...waiting.map(({ p90_hours: p90 }) => p90))
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <caption>{translate('console.numbers.waiting')}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.fields.kind')}</TableCell>
            <TableCell align="right">{translate('console.numbers.median')}</TableCell>
            <TableCell align="right">{translate('console.numbers.p90')}</TableCell>
            <TableCell sx={{ width: '40%' }} />
          </TableRow>
        </TableHead>
        <TableBody>
          {waiting.map(({ kind, median_hours: median, p90_hours: p90 }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {translate(`console.values.kind.${kind}`)}
              </TableCell>
              <TableCell align="right">{hours.format(median)}</TableCell>
              <TableCell align="right">{hours.format(p90)}</TableCell>
              <TableCell>
                <ValueBar value={median} most={most} colour="var(--accent)" />
                <ValueBar value={p90} most={most} colour="var(--line-strong)" />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
