import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import type { ReviewFigures } from '#domain/contract/console/review-figures.ts'
import { ValueBar } from '../charts/value-bar.tsx'
import { dayText } from '../dates/date-text.ts'

/** What waits for a decision, by kind. */
export function QueueTable({ queue }: Pick<ReviewFigures, 'queue'>) {
  const translate = useTranslate()
  const language = document.documentElement.lang
  const number = new Intl.NumberFormat(language)
  if (queue.length === 0) return <Typography>{translate('console.review.empty')}</Typography>
  const most = Math.max(...queue.map(({ waiting }) => waiting))
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ whiteSpace: 'nowrap' }}>
        <caption>{translate('console.figures.queue')}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.fields.kind')}</TableCell>
            <TableCell align="right">{translate('console.figures.waiting')}</TableCell>
            <TableCell sx={{ width: '40%' }} />
            <TableCell>{translate('console.figures.oldest')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {queue.map(({ kind, waiting, oldest_at: oldest }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                <Link to={`/submissions?${filterOf(kind)}`}>{translate(`console.values.kind.${kind}`)}</Link>
              </TableCell>
              <TableCell align="right">{number.format(waiting)}</TableCell>
              <TableCell>
                <ValueBar value={waiting} most={most} colour="var(--accent)" />
              </TableCell>
              <TableCell>
                <time dateTime={oldest}>{dayText(oldest)}</time>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** The list of submissions of a kind that wait. */
function filterOf(kind: string): string {
  const state = ['submitted', 'in-review', 'second-opinion', 'appealed']
  return new URLSearchParams({ filter: JSON.stringify({ kind: [kind], state }) }).toString()
}
