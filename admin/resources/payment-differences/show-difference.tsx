import { useRecordContext } from 'react-admin'
import type { DifferenceDetail } from '#domain/contract/console/billing.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'

export default function ShowDifference() {
  return (
    <ResourceShow resource="payment-differences" represent="object">
      <Commands />
    </ResourceShow>
  )
}

function Commands() {
  const difference = useRecordContext<Partial<DifferenceDetail> & { readonly id: number }>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (difference?.allowed_actions === undefined) return null
  return <CommandBar resource="payment-differences" id={difference.id} allowed={difference.allowed_actions} />
}
