import { Alert, Box, Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useTranslate } from 'react-admin'
import type { ConsoleNumbers } from '#domain/contract/console/numbers.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { SUBMISSION_STATE_CODES } from '#domain/review/states.ts'
import { sendRequest } from '../providers/send-request.ts'
import { WaitingTimes } from './waiting-times.tsx'

/** The day's numbers of submissions, and how long reviews take. */
export function Numbers() {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['numbers'],
    queryFn: ({ signal }) => sendRequest(`${CONSOLE_API}/numbers`, { signal }) as Promise<ConsoleNumbers>,
  })
  if (error !== null) return <Alert severity="error">{translate('console.errors.unavailable')}</Alert>
  if (data === undefined) return null
  const states = SUBMISSION_STATE_CODES.filter((state) => data.states[state] !== undefined)
  return (
    <Card sx={{ marginTop: 2 }}>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          {translate('resources.submissions.name', { smart_count: 2 })}
        </Typography>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {translate('console.numbers.today', {
            decided: data.decided_today,
            published: data.published_today,
          })}
        </Typography>
        {data.demonstrations > 0 && (
          <Alert severity="info">
            {translate('console.demonstration.counted', { count: data.demonstrations })}
          </Alert>
        )}
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, listStyle: 'none', padding: 0 }}>
          {states.map((state) => (
            <li key={state}>
              <Typography sx={{ fontSize: 'var(--fs-24)', fontWeight: 700 }}>{data.states[state]}</Typography>
              <Link
                to={`/submissions?${new URLSearchParams({ filter: JSON.stringify({ state: [state] }) })}`}
              >
                {translate(`console.values.state.${state}`)}
              </Link>
            </li>
          ))}
        </Box>
        {states.length === 0 && <Typography>{translate('console.numbers.none')}</Typography>}
        {data.waiting.length > 0 && <WaitingTimes waiting={data.waiting} />}
      </CardContent>
    </Card>
  )
}
