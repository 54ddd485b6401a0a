import { Alert, Box, Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loading, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { type ConsoleEarnings, EARNINGS_BREAKDOWNS } from '#domain/contract/console/earnings.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { DEFAULT_EARNINGS_MONTHS } from '#domain/earnings/periods.ts'
import { ConsolePage } from '../layout/console-page.tsx'
import { moneyText } from '../money/money-text.ts'
import { sendRequest } from '../providers/send-request.ts'
import { writeDay, writeNumber } from '../statistics/write-values.ts'
import { Balance } from './balance.tsx'
import { Breakdown } from './breakdown.tsx'
import { EarningsFilters } from './earnings-filters.tsx'
import { ExportLink } from './export-link.tsx'
import { MoneyLinks } from './money-links.tsx'
import { OverTime } from './over-time.tsx'

/** What a contributor earned, by day, item, pack, country and plan, and when each part of it becomes available. */
export default function EarningsPage() {
  const translate = useTranslate()
  const [query, setQuery] = useSearchParams()
  const search = query.toString()
  const months = Number(query.get('months') ?? DEFAULT_EARNINGS_MONTHS)
  const { data, error, isPending } = useQuery({
    queryKey: ['earnings', search],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/earnings?${search}`, { signal }) as Promise<ConsoleEarnings>,
    placeholderData: keepPreviousData,
  })
  const change = (name: string, value: string | null) =>
    setQuery((before) => {
      const after = new URLSearchParams(before)
      if (value === null) after.delete(name)
      else after.set(name, value)
      return after
    })
  if (isPending) return <Loading />
  return (
    <ConsolePage heading="console.earnings.heading" width="desk">
      <MoneyLinks here="earnings" />
      {error === null && data !== undefined ? (
        <Stack spacing={4} sx={{ marginTop: 2 }}>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <EarningsFilters
              months={months}
              contributor={query.get('contributor')}
              contributors={data.contributors}
              currencies={data.currencies}
              currency={data.currency}
              onChange={change}
            />
          </Stack>
          <Balances earnings={data} query={query} />
          <Earned earnings={data} query={query} months={months} />
        </Stack>
      ) : (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {translate(error?.message ?? 'console.errors.unavailable')}
        </Alert>
      )}
    </ConsolePage>
  )
}

interface PartProps {
  readonly earnings: ConsoleEarnings
  readonly query: URLSearchParams
}

function Balances({ earnings: { balances, currency }, query }: PartProps) {
  const translate = useTranslate()
  const hasNames = balances.length > 1
  const name = translate('console.earnings.balance')
  return (
    <Stack spacing={2}>
      {hasNames && <Typography variant="h2">{name}</Typography>}
      {balances.map((balance) => (
        <Balance key={balance.contributor} balance={balance} currency={currency} hasName={hasNames} />
      ))}
      <Typography variant="body2" color="text.secondary">
        {translate('console.earnings.howBalance')}
      </Typography>
      <Box>
        <ExportLink by="balance" of={name} query={query} />
      </Box>
    </Stack>
  )
}

function Earned({ earnings, query, months }: PartProps & { readonly months: number }) {
  const translate = useTranslate()
  const { totals, days, currency, breakdowns, from, to } = earnings
  const name = translate('console.earnings.earned')
  const hasLines = totals.lines > 0 || Number(totals.reversed) !== 0
  return (
    <>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h2">{name}</Typography>
          {hasLines && <ExportLink by="day" of={name} query={query} />}
        </Stack>
        <Typography>
          {translate('console.earnings.total', {
            amount: moneyText(totals.amount, currency),
            lines: writeNumber(totals.lines),
            from: writeDay(from),
            to: writeDay(to),
          })}
        </Typography>
        {hasLines ? (
          <OverTime days={days} currency={currency} months={months} />
        ) : (
          <Alert severity="info">{translate('console.earnings.empty')}</Alert>
        )}
      </Stack>
      {hasLines &&
        EARNINGS_BREAKDOWNS.map((by) => (
          <Breakdown key={by} by={by} rows={breakdowns[by]} currency={currency} query={query} />
        ))}
    </>
  )
}
