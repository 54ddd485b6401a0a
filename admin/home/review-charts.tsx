import { Alert, Card, CardContent, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ReviewFigures } from '#domain/contract/console/review-figures.ts'
import { REVIEW_PERIODS, type ReviewPeriod } from '#domain/contract/console/review-period.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { ColumnChart } from '../charts/column-chart.tsx'
import { sendRequest } from '../providers/send-request.ts'
import { QueueTable } from './queue-table.tsx'

/** The outcomes of decisions with their colours, in the order of their columns. */
const OUTCOMES = [
  ['approved', 'var(--ok)'],
  ['returned', 'var(--warn)'],
  ['rejected', 'var(--danger)'],
] as const

/** What waits, and what was decided and published on each day, for readers of all submissions. */
export function ReviewCharts() {
  const translate = useTranslate()
  const [days, setDays] = useState<ReviewPeriod>(30)
  const { data, error } = useQuery({
    queryKey: ['review-figures', days],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/review-figures?days=${days}`, { signal }) as Promise<ReviewFigures>,
    // While another period loads, the figures keep their place.
    placeholderData: (before) => before,
  })
  return (
    <Card component="section" aria-labelledby="figures-heading" sx={{ marginTop: 2 }}>
      <CardContent>
        <Typography id="figures-heading" variant="h2" gutterBottom>
          {translate('console.figures.heading')}
        </Typography>
        {error !== null && <Alert severity="error">{translate('console.errors.unavailable')}</Alert>}
        {data !== undefined && (
          <>
            <QueueTable queue={data.queue} />
            <ToggleButtonGroup
              exclusive
              size="small"
              value={days}
              onChange={(_event, chosen: ReviewPeriod | null) => chosen !== null && setDays(chosen)}
              aria-label={translate('console.agreement.period')}
              sx={{ marginTop: 3 }}
            >
              {REVIEW_PERIODS.map((period) => (
                <ToggleButton key={period} value={period}>
                  {translate('console.agreement.days', { days: period })}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <ColumnChart
              heading={translate('console.figures.decisions')}
              series={OUTCOMES.map(([code, colour]) => ({
                code,
                colour,
                label: translate(`console.figures.${code}`),
              }))}
              days={data.days.map((one) => ({ day: one.day, values: OUTCOMES.map(([code]) => one[code]) }))}
            />
            <ColumnChart
              heading={translate('console.figures.publications')}
              series={[
                { code: 'published', colour: 'var(--accent)', label: translate('console.figures.published') },
              ]}
              days={data.days.map(({ day, published }) => ({ day, values: [published] }))}
            />
          </>
        )}
      </CardContent>
    </Card>
  )
}
