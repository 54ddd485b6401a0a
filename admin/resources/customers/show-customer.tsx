import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { CustomerDetail } from '#domain/contract/console/customers.ts'
import { momentText } from '../../dates/date-text.ts'
import { RecordLink } from '../../lists/record-link.tsx'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { moneyText } from '../../money/money-text.ts'
import { RowTable } from '../../money/row-table.tsx'
import { Story } from '../../money/story.tsx'

export default function ShowCustomer() {
  return (
    <ResourceShow resource="customers" represent="email">
      <Customer />
    </ResourceShow>
  )
}

/** What the customer paid, their newest payments, and their story. React-admin shows the row of the list first. */
function Customer() {
  const translate = useTranslate()
  const customer = useRecordContext<Partial<CustomerDetail> & { readonly id: string }>()
  if (customer?.totals === undefined || customer.payments === undefined) return null
  return (
    <>
      {customer.totals.map(({ currency, paid, refunded }) => (
        <Typography key={currency} sx={{ paddingX: 2 }}>
          {translate('console.billing.totals', {
            paid: moneyText(paid, currency),
            refunded: moneyText(refunded, currency),
          })}
        </Typography>
      ))}
      <RowTable
        heading="console.billing.payments"
        rows={customer.payments}
        keyOf={(payment) => payment.id}
        columns={{
          paid_at: ({ id, paid_at: at }) => <RecordLink to="payments" id={id} text={momentText(at)} />,
          amount: ({ amount, currency }) => moneyText(amount, currency),
          refunded: ({ refunded, currency }) => moneyText(refunded, currency),
          refund_reason: ({ refund: { reason, until } }) =>
            translate(`console.billing.refundable.${reason}`, { date: momentText(until) }),
          command: ({ id, refundable, currency, allowed_actions: allowed }) => (
            <CommandBar
              resource="payments"
              id={id}
              allowed={allowed}
              texts={{ amount: moneyText(refundable, currency) }}
            />
          ),
        }}
      />
      <Story customer={customer.id} />
    </>
  )
}
