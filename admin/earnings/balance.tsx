import { Alert, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { BalancePart, ConsoleEarnings, ContributorBalance } from '#domain/contract/console/earnings.ts'
import { moneyText } from '../money/money-text.ts'
import { writeDay } from '../statistics/write-values.ts'
import { BalanceSums } from './balance-sums.tsx'
import { MoneyTable } from './money-table.tsx'

interface BalanceProps extends Pick<ConsoleEarnings, 'currency'> {
  readonly balance: ContributorBalance
  /** Where there are several contributors. */
  readonly hasName: boolean
}

/** The sums of a balance, and each part with its reason and its date. */
export function Balance({ balance, currency, hasName }: BalanceProps) {
  const translate = useTranslate()
  const heading = useId()
  const { name, held, parts, available } = balance
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant={hasName ? 'h3' : 'h2'} gutterBottom>
        {hasName ? name : translate('console.earnings.balance')}
      </Typography>
      <Stack spacing={2}>
        {held !== null && (
          <Alert severity="warning">{translate('console.earnings.held', { reason: held })}</Alert>
        )}
        {Number(available) < 0 && (
          <Alert severity="info">
            {translate('console.earnings.negative', {
              amount: moneyText(available, currency),
            })}
          </Alert>
        )}
        <BalanceSums balance={balance} currency={currency} />
        {parts.length > 0 && <Parts parts={parts} currency={currency} labelledBy={heading} />}
      </Stack>
    </section>
  )
}

interface PartsProps extends Pick<ConsoleEarnings, 'currency'> {
  readonly parts: readonly BalancePart[]
  readonly labelledBy: string
}

function Parts({ parts, currency, labelledBy }: PartsProps) {
  const translate = useTranslate()
  const stateOf = ({ state }: BalancePart) =>
    translate(`console.earnings.sums.${state === 'on-hold' ? 'on_hold' : state}`)
  const rows = parts.map((part, index) => ({ part, key: String(index) }))
  return (
    <MoneyTable
      labelledBy={labelledBy}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { name: translate('console.fields.state'), cell: ({ part }) => stateOf(part) },
        {
          name: translate('console.earnings.why'),
          cell: ({ part: { reason, month } }) =>
            translate(`console.earnings.reasons.${reason}`, {
              month: month === null ? '' : monthText(month),
            }),
        },
        {
          name: translate('console.earnings.when'),
          cell: ({ part: { state, day } }) =>
            day === null
              ? translate('console.earnings.dates.unknown')
              : translate(`console.earnings.dates.${state}`, { date: writeDay(day) }),
        },
        {
          name: translate('console.fields.amount'),
          cell: ({ part }) => moneyText(part.amount, currency),
          isNumber: true,
        },
      ]}
    />
  )
}

function monthText(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString(document.documentElement.lang, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
