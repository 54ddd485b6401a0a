import { Alert, Box, Button } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { Statement } from '#domain/contract/console/ledger.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRefusal } from '../commands/use-request.ts'
import { momentText } from '../dates/date-text.ts'
import { RecordLink } from '../lists/record-link.tsx'
import { moneyText } from '../money/money-text.ts'
import { RowTable } from '../money/row-table.tsx'
import { sendRequest } from '../providers/send-request.ts'

interface StatementTableProps {
  /** The id of the account in the console. */
  readonly account: string
  readonly currency: string
}

/** The entries of an account, newest first, with the balance after each. */
export function StatementTable({ account, currency }: StatementTableProps) {
  const translate = useTranslate()
  const refusalOf = useRefusal()
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['ledger-accounts', account, 'statement'],
    queryFn: ({ pageParam, signal }) => readPage(account, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    retry: false,
  })
  return (
    <>
      {error !== null && <Alert severity="error">{refusalOf(error).message}</Alert>}
      <RowTable
        heading="console.ledger.statement"
        rows={data?.pages.flatMap(({ entries }) => entries) ?? []}
        keyOf={(entry) => entry.id}
        columns={{
          posted_at: (entry) => momentText(entry.posted_at),
          reference: (entry) => (
            <RecordLink to="ledger-transactions" id={entry.transaction} text={entry.reference} />
          ),
          posting_kind: (entry) => translate(`console.values.posting_kind.${entry.kind}`),
          amount: (entry) => moneyText(entry.amount, currency),
          balance: (entry) => moneyText(entry.balance, currency),
        }}
      />
      {hasNextPage && (
        <Box sx={{ padding: 2 }}>
          <Button variant="outlined" loading={isFetching} onClick={() => fetchNextPage()}>
            {translate('console.story.earlier')}
          </Button>
        </Box>
      )}
    </>
  )
}

function readPage(account: string, before: string | null, signal: AbortSignal): Promise<Statement> {
  const query = new URLSearchParams(before === null ? {} : { before })
  const path = `${CONSOLE_API}/ledger-accounts/${encodeURIComponent(account)}/statement?${query}`
  return sendRequest(path, { signal }) as Promise<Statement>
}
