import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { DayTable } from './day-table.tsx'
import { stacked, topOf } from './scale.ts'
import type { Day, Series } from './series.ts'

interface ColumnChartProps {
  readonly heading: string
  readonly series: readonly Series[]
  /** Oldest first. */
  readonly days: readonly Day[]
}

/** Width of a day and of the gap beside its column, in units of the drawing. */
const DAY = 10
const GAP = 2
const HEIGHT = 100

/** Counts by day as stacked columns, with a legend, and the same as a table. */
export function ColumnChart({ heading, series, days }: ColumnChartProps) {
  const translate = useTranslate()
  const id = useId()
  const totals = series.map((_, index) => days.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const top = topOf(Math.max(0, ...days.map(({ values }) => values.reduce((sum, value) => sum + value, 0))))
  const number = new Intl.NumberFormat(document.documentElement.lang)
  return (
    <Box component="figure" aria-labelledby={id} sx={{ margin: 0, marginTop: 3 }}>
      <Typography id={id} component="figcaption" variant="body2" sx={{ fontWeight: 500 }}>
        {heading}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, listStyle: 'none', margin: 0, padding: 0 }}
      >
        {series.map(({ code, label, colour }, index) => (
          <Typography key={code} component="li" variant="caption" color="text.secondary">
            <Box
              component="svg"
              viewBox="0 0 10 10"
              aria-hidden
              sx={{ width: 10, height: 10, marginInlineEnd: 0.5 }}
            >
              <rect width="10" height="10" rx="2" style={{ fill: colour }} />
            </Box>
            {label}: {number.format(totals[index] ?? 0)}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, marginTop: 1 }}>
        <Box
          aria-hidden
          sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', textAlign: 'end' }}
        >
          <Typography variant="caption">{number.format(top)}</Typography>
          <Typography variant="caption">0</Typography>
        </Box>
        <Columns series={series} days={days} top={top} label={heading} />
        <span />
        <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Typography variant="caption">{dayText(days[0]?.day)}</Typography>
          <Typography variant="caption">{dayText(days.at(-1)?.day)}</Typography>
        </Box>
      </Box>
      <details>
        <Typography component="summary" variant="caption" sx={{ cursor: 'pointer', minHeight: 24 }}>
          {translate('console.charts.table')}
        </Typography>
        <DayTable series={series} days={days} label={heading} />
      </details>
    </Box>
  )
}

type ColumnsProps = Pick<ColumnChartProps, 'series' | 'days'> & {
  readonly top: number
  readonly label: string
}

function Columns({ series, days, top, label }: ColumnsProps) {
  const width = days.length * DAY
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      style={{
        width: '100%',
        height: '10rem',
        display: 'block',
        borderBottom: '1px solid var(--line-strong)',
      }}
    >
      {[0, HEIGHT / 2].map((y) => (
        <line
          key={y}
          x2={width}
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          style={{ stroke: 'var(--line)' }}
        />
      ))}
      {days.map(({ day, values }, index) => (
        <g key={day}>
          <title>
            {[dayText(day), ...series.map((one, at) => `${one.label} ${values[at] ?? 0}`)].join(' · ')}
          </title>
          {/* The whole column shows the text of its day. */}
          <rect x={index * DAY} width={DAY} height={HEIGHT} style={{ fill: 'transparent' }} />
          {stacked(values, top).map(({ from, height }, at) => (
            <rect
              key={series[at]?.code}
              x={index * DAY + GAP / 2}
              y={(1 - from - height) * HEIGHT}
              width={DAY - GAP}
              height={height * HEIGHT}
              style={{ fill: series[at]?.colour }}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

function dayText(day: string | undefined): string {
  if (day === undefined) return ''
  return new Date(day).toLocaleDateString(document.documentElement.lang, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}
