import { useRecordContext } from 'react-admin'
import { StatementTable } from '../../ledger/statement-table.tsx'
import ResourceShow from '../../lists/resource-show.tsx'

export default function ShowAccount() {
  return (
    <ResourceShow resource="ledger-accounts" represent="id">
      <OwnStatement />
    </ResourceShow>
  )
}

function OwnStatement() {
  const account = useRecordContext<{ readonly id: string; readonly currency: string }>()
  if (account === undefined) return null
  return <StatementTable account={account.id} currency={account.currency} />
}
