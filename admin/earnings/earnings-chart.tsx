import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Currency } from '#domain/money/currencies.ts'
import { PatternKey } from '../charts/pattern-key.tsx'
import { axisOf } from '../charts/signed-scale.ts'
import { moneyText } from '../money/money-text.ts'
import { type Bucket, EARNED_BY, type EarnedBy, type EarningsSpan, spanText, sumDecimals } from './buckets.ts'
import { ChartColumns } from './chart-columns.tsx'
import { EARNED_PATTERNS } from './earned-patterns.ts'

interface EarningsChartProps {
  readonly spans: readonly EarningsSpan[]
  readonly bucket: Bucket
  readonly currency: Currency
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowDown: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * Earnings over time as columns in patterns. It is one stop of the keyboard: arrow keys move over the columns, and a
 * screen reader says each one; the line below has the same as text, and so has the table that follows.
 */
export function EarningsChart({ spans, bucket, currency }: EarningsChartProps) {
  const translate = useTranslate()
  const heading = useId()
  const hint = useId()
  const last = spans.length - 1
  const [moved, setMoved] = useState<number | null>(null)
  const at = Math.min(moved ?? last, last)
  const columns = spans.map((span) => ({ key: span.from, values: EARNED_BY.map((by) => Number(span[by])) }))
  const axis = axisOf(
    Math.min(...columns.map(({ values }) => values.reduce((sum, value) => sum + Math.min(0, value), 0))),
    Math.max(...columns.map(({ values }) => values.reduce((sum, value) => sum + Math.max(0, value), 0))),
  )
  const label = (by: EarnedBy) => translate(`console.earnings.by.${by}`)

  function textOf(span: EarningsSpan | undefined): string {
    if (span === undefined) return ''
    const parts = EARNED_BY.filter((by) => Number(span[by]) !== 0).map(
      (by) => `${label(by)} ${moneyText(span[by], currency)}`,
    )
    const total = translate('console.earnings.inTotal', { amount: moneyText(span.amount, currency) })
    return [spanText(span, bucket), total, ...parts].join(' · ')
  }

  function move(event: KeyboardEvent): void {
    const to = MOVES[event.key]
    if (to === undefined) return
    event.preventDefault()
    setMoved(to(at, last))
  }

  return (
    <Box component="figure" aria-labelledby={heading} sx={{ margin: 0 }}>
      <Typography id={heading} component="figcaption" variant="h3" gutterBottom>
        {translate('console.earnings.overTime')}
      </Typography>
      <PatternKey
        entries={EARNED_BY.map((by) => ({
          pattern: EARNED_PATTERNS[by],
          label: label(by),
          value: moneyText(
            sumDecimals(
              spans.map((span) => span[by]),
              currency,
            ),
            currency,
          ),
        }))}
      />
      <Box
        role="slider"
        tabIndex={0}
        aria-labelledby={heading}
        aria-describedby={hint}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={spans.length}
        aria-valuenow={at + 1}
        aria-valuetext={textOf(spans[at])}
        onKeyDown={move}
        sx={{ marginTop: 2, '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '4px' } }}
      >
        <ChartColumns columns={columns} axis={axis} chosen={at} onChoose={setMoved} currency={currency} />
      </Box>
      <Typography aria-hidden sx={{ marginTop: 1 }}>
        {textOf(spans[at])}
      </Typography>
      <Typography id={hint} variant="caption" color="text.secondary">
        {translate('console.earnings.chartHint')}
      </Typography>
    </Box>
  )
}
