import { Alert, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { TrialBalanceAnswer } from '#domain/contract/console/ledger.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRefusal } from '../commands/use-request.ts'
import { ConsolePage } from '../layout/console-page.tsx'
import { moneyText } from '../money/money-text.ts'
import { RowTable } from '../money/row-table.tsx'
import { sendRequest } from '../providers/send-request.ts'
import VerifyButton from './verify-button.tsx'

/** All debits and credits of the ledger by account, and their difference in each currency, which is zero. */
export default function TrialBalancePage() {
  const translate = useTranslate()
  const refusalOf = useRefusal()
  const { data, error } = useQuery({
    queryKey: ['trial-balance'],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/ledger/trial-balance`, { signal }) as Promise<TrialBalanceAnswer>,
    retry: false,
  })
  return (
    <ConsolePage heading="console.ledger.trialBalance" width="desk">
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        {error !== null && <Alert severity="error">{refusalOf(error).message}</Alert>}
        {data?.sums.map(({ currency, difference }) => (
          <Alert key={currency} severity={Number(difference) === 0 ? 'success' : 'error'}>
            {translate('console.ledger.difference', {
              currency,
              difference: moneyText(difference, currency),
            })}
          </Alert>
        ))}
        <div>
          <VerifyButton />
        </div>
        <RowTable
          heading="console.ledger.sums"
          rows={data?.sums ?? []}
          keyOf={({ currency }) => currency}
          columns={{
            currency: ({ currency }) => currency,
            debit: ({ debits, currency }) => moneyText(debits, currency),
            credit: ({ credits, currency }) => moneyText(credits, currency),
            difference: ({ difference, currency }) => moneyText(difference, currency),
          }}
        />
        <RowTable
          heading="console.ledger.accounts"
          rows={data?.lines ?? []}
          keyOf={({ account, currency }) => `${account}:${currency}`}
          columns={{
            account: ({ account }) => translate(`console.values.account.${account}`),
            debit: ({ debits, currency }) => moneyText(debits, currency),
            credit: ({ credits, currency }) => moneyText(credits, currency),
          }}
        />
      </Stack>
    </ConsolePage>
  )
}
