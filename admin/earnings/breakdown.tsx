import { Box, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import {
  type ConsoleEarnings,
  type EarningsRow,
  MOST_EARNINGS_ROWS,
} from '#domain/contract/console/earnings.ts'
import { LEAST_BUYERS } from '#domain/earnings/countries.ts'
import { patternStyle } from '../charts/patterns.ts'
import { countryName } from '../lists/country-names.ts'
import { moneyText } from '../money/money-text.ts'
import { writeNumber } from '../statistics/write-values.ts'
import { ExportLink } from './export-link.tsx'
import { MoneyTable } from './money-table.tsx'

interface BreakdownProps {
  readonly by: keyof ConsoleEarnings['breakdowns']
  readonly rows: readonly EarningsRow[]
  readonly currency: ConsoleEarnings['currency']
  /** Of the page. */
  readonly query: URLSearchParams
}

/** What each item, pack, country or plan earned: a bar for each, with its numbers beside it. */
export function Breakdown({ by, rows, currency, query }: BreakdownProps) {
  const translate = useTranslate()
  const heading = useId()
  const nameOf = useRowName(by)
  const most = Math.max(0, ...rows.map(({ amount }) => Math.abs(Number(amount))))
  const name = translate(`console.earnings.breakdowns.${by}`)
  return (
    <section aria-labelledby={heading}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography id={heading} variant="h2">
          {name}
        </Typography>
        <ExportLink by={by} of={name} query={query} />
      </Stack>
      <MoneyTable
        labelledBy={heading}
        rows={rows}
        keyOf={({ code, group }) => `${group} ${code}`}
        columns={[
          { name: translate(`console.earnings.one.${by}`), cell: nameOf },
          {
            name: translate('console.earnings.share'),
            cell: ({ amount }) => <Bar value={Number(amount)} most={most} />,
            isExtra: true,
          },
          {
            name: translate('console.earnings.lines'),
            cell: ({ lines }) => writeNumber(lines),
            isNumber: true,
          },
          {
            name: translate('console.earnings.by.reversed'),
            cell: ({ reversed }) => moneyText(reversed, currency),
            isNumber: true,
            isExtra: true,
          },
          {
            name: translate('console.fields.amount'),
            cell: ({ amount }) => moneyText(amount, currency),
            isNumber: true,
          },
        ]}
      />
      {by === 'country' && (
        <Typography variant="body2" color="text.secondary">
          {translate('console.earnings.howCountries', { count: LEAST_BUYERS })}
        </Typography>
      )}
      {rows.length === MOST_EARNINGS_ROWS && (
        <Typography variant="body2" color="text.secondary">
          {translate('console.earnings.shown', { count: MOST_EARNINGS_ROWS })}
        </Typography>
      )}
    </section>
  )
}

/** Dots are for an amount below zero. */
function Bar({ value, most }: { readonly value: number; readonly most: number }) {
  const width = most === 0 ? 0 : (Math.abs(value) / most) * 100
  return (
    <Box aria-hidden sx={{ minWidth: '6rem' }}>
      <Box
        sx={{
          width: `${width}%`,
          height: '0.875rem',
          ...(width > 0 && patternStyle(value < 0 ? 'dots' : 'solid')),
        }}
      />
    </Box>
  )
}

function useRowName(by: BreakdownProps['by']): (row: EarningsRow) => string {
  const translate = useTranslate()
  return ({ code, group, title }) => {
    if (group !== null) return translate(`console.earnings.groups.${group}`)
    if (by === 'country' && code !== null) return countryName(code)
    return title || `#${code}`
  }
}
