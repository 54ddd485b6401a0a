import { Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useTranslate } from 'react-admin'
import type { ConsoleEarnings } from '#domain/contract/console/earnings.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { BalanceSums } from '../earnings/balance-sums.tsx'
import { sendRequest } from '../providers/send-request.ts'

/** What the contributor's profiles earned, with a link to when each part becomes available. Absent before the first sale. */
export function BalanceCard() {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['earnings', ''],
    queryFn: ({ signal }) => sendRequest(`${CONSOLE_API}/earnings`, { signal }) as Promise<ConsoleEarnings>,
  })
  const earned = data?.balances.filter((balance) =>
    [balance.pending, balance.available, balance.on_hold, balance.paid].some((sum) => Number(sum) !== 0),
  )
  if (data === undefined || earned === undefined || earned.length === 0) return null
  return (
    <Card component="section" aria-labelledby="balance-heading" sx={{ marginTop: 2 }}>
      <CardContent>
        <Typography id="balance-heading" variant="h2" gutterBottom>
          {translate('console.earnings.balance')}
        </Typography>
        {earned.map((balance) => (
          <div key={balance.contributor}>
            {earned.length > 1 && (
              <Typography variant="h3" gutterBottom>
                {balance.name}
              </Typography>
            )}
            <BalanceSums balance={balance} currency={data.currency} />
          </div>
        ))}
        <Typography sx={{ marginTop: 2 }}>
          <Link to="/earnings">{translate('console.earnings.heading')}</Link>
        </Typography>
      </CardContent>
    </Card>
  )
}
