import { useRecordContext } from 'react-admin'
import type { OrderDetail } from '#domain/contract/console/billing.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { moneyText } from '../../money/money-text.ts'
import { RowTable } from '../../money/row-table.tsx'

export default function ShowOrder() {
  return (
    <ResourceShow resource="orders" represent="bought">
      <Lines />
    </ResourceShow>
  )
}

function Lines() {
  const order = useRecordContext<Partial<OrderDetail> & { readonly id: string; readonly currency: string }>()
  // React-admin shows the row of the list, which has no lines, until the order itself has arrived.
  if (order?.lines === undefined) return null
  return (
    <RowTable
      heading="console.billing.lines"
      rows={order.lines}
      keyOf={(line) => line.id}
      columns={{ title: (line) => line.title, amount: (line) => moneyText(line.amount, order.currency) }}
    />
  )
}
