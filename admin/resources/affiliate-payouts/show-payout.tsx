import { useRecordContext } from 'react-admin'
import type { PayoutDetail } from '#domain/contract/console/billing.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'

export default function ShowPayout() {
  return (
    <ResourceShow resource="affiliate-payouts" represent="customer_email">
      <Commands />
    </ResourceShow>
  )
}

function Commands() {
  const payout = useRecordContext<Partial<PayoutDetail> & { readonly id: string }>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (payout?.allowed_actions === undefined) return null
  return <CommandBar resource="affiliate-payouts" id={payout.id} allowed={payout.allowed_actions} />
}
