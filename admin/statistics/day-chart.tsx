import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { DayCounts } from '#domain/statistics/counts.ts'
import { writeDay, writeNumber } from './write-values.ts'

/** Of the drawing, which is stretched to the width of the page. */
const HEIGHT = 100
/** Of a bar, as a share of its day. */
const BAR = 0.8

interface DayChartProps {
  /** At least one. */
  readonly days: readonly DayCounts[]
  readonly column: 'views' | 'downloads'
  readonly total: number
}

/** A bar for each day; the table of days has the same numbers as text. */
export function DayChart({ days, column, total }: DayChartProps) {
  const translate = useTranslate()
  const name = translate(`console.statistics.${column}`)
  const most = days.reduce((best, one) => (one[column] > best[column] ? one : best))
  const first = days[0]
  const last = days.at(-1)
  const label = translate('console.statistics.chart', {
    name,
    total: writeNumber(total),
    count: writeNumber(most[column]),
    day: writeDay(most.day),
  })
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      <Typography component="figcaption" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <span>{name}</span>
        <Box component="span" sx={{ fontSize: 'var(--fs-24)', fontWeight: 700 }}>
          {writeNumber(total)}
        </Box>
      </Typography>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        style={{ display: 'block', width: '100%', height: '8rem', borderBottom: '1px solid var(--line)' }}
      >
        {days.map(({ day, [column]: count }, index) => {
          const height = most[column] === 0 ? 0 : (count / most[column]) * HEIGHT
          return (
            <rect
              key={day}
              x={index + (1 - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill="var(--accent)"
            >
              <title>{`${writeDay(day)}: ${writeNumber(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <Typography
        variant="caption"
        color="text.secondary"
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between' }}
      >
        <span>{first && writeDay(first.day)}</span>
        <span>{last && writeDay(last.day)}</span>
      </Typography>
    </Box>
  )
}
