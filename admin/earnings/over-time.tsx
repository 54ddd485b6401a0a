import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ConsoleEarnings } from '#domain/contract/console/earnings.ts'
import { moneyText } from '../money/money-text.ts'
import { BUCKETS, type Bucket, bucketFor, bucketsOf, EARNED_BY, spanText } from './buckets.ts'
import { EarningsChart } from './earnings-chart.tsx'
import { MoneyTable } from './money-table.tsx'

interface OverTimeProps extends Pick<ConsoleEarnings, 'days' | 'currency'> {
  readonly months: number
}

/** What was earned by day, week or month, as a chart and as a table. */
export function OverTime({ days, currency, months }: OverTimeProps) {
  const translate = useTranslate()
  const table = useId()
  const [chosen, setChosen] = useState<Bucket | null>(null)
  const bucket = chosen ?? bucketFor(months)
  const spans = bucketsOf(days, { bucket, currency })
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={bucket}
        onChange={(_event, value: Bucket | null) => value !== null && setChosen(value)}
        aria-label={translate('console.earnings.columns')}
      >
        {BUCKETS.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`console.earnings.buckets.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <EarningsChart key={`${bucket} ${months}`} spans={spans} bucket={bucket} currency={currency} />
      <details>
        <Typography component="summary" id={table} sx={{ cursor: 'pointer', minHeight: 24 }}>
          {translate('console.charts.table')}
        </Typography>
        <MoneyTable
          labelledBy={table}
          rows={spans.toReversed()}
          keyOf={({ from }) => from}
          columns={[
            {
              name: translate(`console.earnings.buckets.${bucket}`),
              cell: (span) => spanText(span, bucket),
            },
            ...EARNED_BY.map((by) => ({
              name: translate(`console.earnings.by.${by}`),
              cell: (span: (typeof spans)[number]) => moneyText(span[by], currency),
              isNumber: true,
            })),
            {
              name: translate('console.fields.amount'),
              cell: ({ amount }) => moneyText(amount, currency),
              isNumber: true,
            },
          ]}
        />
      </details>
      <Typography variant="body2" color="text.secondary">
        {translate('console.earnings.howDays')}
      </Typography>
    </Stack>
  )
}
