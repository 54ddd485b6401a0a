import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { TransactionDetail } from '#domain/contract/console/ledger.ts'
import { RecordLink } from '../../lists/record-link.tsx'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { moneyText } from '../../money/money-text.ts'
import { RowTable } from '../../money/row-table.tsx'

export default function ShowTransaction() {
  return (
    <ResourceShow resource="ledger-transactions" represent="reference">
      <Entries />
    </ResourceShow>
  )
}

/** The entries, and the transaction that undoes this one. React-admin shows the row of the list first. */
function Entries() {
  const translate = useTranslate()
  const shown = useRecordContext<Partial<TransactionDetail> & { readonly id: number }>()
  if (shown?.entries === undefined) return null
  const rows = shown.entries.map((entry, position) => ({ ...entry, position }))
  const side = (amount: string | null, currency: string) =>
    amount === null ? null : moneyText(amount, currency)
  return (
    <>
      {shown.allowed_actions !== undefined && (
        <CommandBar resource="ledger-transactions" id={shown.id} allowed={shown.allowed_actions} />
      )}
      {typeof shown.reversed_by === 'number' && (
        <Typography sx={{ paddingX: 2 }}>
          {translate('console.ledger.reversedBy')}{' '}
          <RecordLink to="ledger-transactions" id={shown.reversed_by} />
        </Typography>
      )}
      <RowTable
        heading="console.ledger.entries"
        rows={rows}
        keyOf={(entry) => entry.position}
        columns={{
          account: (entry) => (
            <RecordLink
              to="ledger-accounts"
              id={entry.id}
              text={translate(`console.values.account.${entry.account}`)}
            />
          ),
          holder: (entry) => entry.holder,
          debit: (entry) => side(entry.debit, entry.currency),
          credit: (entry) => side(entry.credit, entry.currency),
        }}
      />
    </>
  )
}
