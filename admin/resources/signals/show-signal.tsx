import { useRecordContext } from 'react-admin'
import type { SignalDetail } from '#domain/contract/console/billing.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'

export default function ShowSignal() {
  return (
    <ResourceShow resource="signals" represent="customer_email">
      <Commands />
    </ResourceShow>
  )
}

function Commands() {
  const signal = useRecordContext<Partial<SignalDetail> & { readonly id: number }>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (signal?.allowed_actions === undefined) return null
  return <CommandBar resource="signals" id={signal.id} allowed={signal.allowed_actions} />
}
