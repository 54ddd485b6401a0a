import { Alert, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { ConservationRow } from '#domain/contract/console/conservation.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRefusal } from '../commands/use-request.ts'
import { ConsolePage } from '../layout/console-page.tsx'
import { moneyText } from '../money/money-text.ts'
import { RowTable } from '../money/row-table.tsx'
import { sendRequest } from '../providers/send-request.ts'

/** What became of the money that each month received: its parts add up to it, in each currency. */
export default function ConservationPage() {
  const translate = useTranslate()
  const refusalOf = useRefusal()
  const { data, error } = useQuery({
    queryKey: ['conservation'],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/ledger/conservation`, { signal }) as Promise<readonly ConservationRow[]>,
    retry: false,
  })
  const wrong = data?.filter(({ difference }) => Number(difference) !== 0) ?? []
  return (
    <ConsolePage heading="console.conservation.heading" width="desk">
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        <Typography color="text.secondary">{translate('console.conservation.explain')}</Typography>
        {error !== null && <Alert severity="error">{refusalOf(error).message}</Alert>}
        {data !== undefined && wrong.length === 0 && (
          <Alert severity="success">{translate('console.conservation.holds')}</Alert>
        )}
        {wrong.map(({ month, currency, difference }) => (
          <Alert key={`${month} ${currency}`} severity="error">
            {translate('console.conservation.differs', {
              month,
              difference: moneyText(difference, currency),
            })}
          </Alert>
        ))}
        <RowTable
          heading="console.conservation.months"
          rows={data ?? []}
          keyOf={({ month, currency }) => `${month} ${currency}`}
          columns={{
            month: ({ month }) => month,
            royalties: (one) => moneyText(one.royalties, one.currency),
            platform: (one) => moneyText(one.platform, one.currency),
            deferred: (one) => moneyText(one.deferred, one.currency),
            fees: (one) => moneyText(one.fees, one.currency),
            tax: (one) => moneyText(one.tax, one.currency),
            refunds: (one) => moneyText(one.refunds, one.currency),
            received: (one) => moneyText(one.received, one.currency),
          }}
        />
      </Stack>
    </ConsolePage>
  )
}
