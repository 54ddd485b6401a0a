import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { PaymentDetail } from '#domain/contract/console/billing.ts'
import { momentText } from '../../dates/date-text.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { moneyText } from '../../money/money-text.ts'
import { RowTable } from '../../money/row-table.tsx'

export default function ShowPayment() {
  return (
    <ResourceShow resource="payments" represent="gateway_id">
      <Refunds />
    </ResourceShow>
  )
}

interface PaymentRecord extends Partial<PaymentDetail> {
  readonly id: string
  readonly currency: string
}

/** Until when the payment is refundable, its refunds, and the command. React-admin shows the row of the list first. */
function Refunds() {
  const translate = useTranslate()
  const payment = useRecordContext<PaymentRecord>()
  if (payment?.allowed_actions === undefined || payment.refund === undefined) return null
  const {
    id,
    currency,
    refund,
    refunds = [],
    taxes = [],
    refundable = '0',
    allowed_actions: allowed,
  } = payment
  const date = momentText(refund.until)
  return (
    <>
      <Typography sx={{ paddingX: 2 }}>
        {translate(`console.billing.refundable.${refund.reason}`, { date })}
      </Typography>
      <CommandBar
        resource="payments"
        id={id}
        allowed={allowed}
        texts={{ amount: moneyText(refundable, currency) }}
      />
      {taxes.length > 0 && (
        <RowTable
          heading="console.billing.taxes"
          rows={taxes}
          keyOf={(row) => `${row.jurisdiction} ${row.tax_name}`}
          columns={{
            tax_name: (row) => row.tax_name,
            tax_rate: ({ tax_rate: rate }) => rate && translate('console.billing.perCent', { rate }),
            base: (row) => moneyText(row.base, currency),
            tax: (row) => moneyText(row.tax, currency),
            jurisdiction: (row) => row.jurisdiction,
          }}
        />
      )}
      <RowTable
        heading="console.billing.refunds"
        rows={refunds}
        keyOf={(row) => row.id}
        columns={{
          created_at: (row) => momentText(row.created_at),
          amount: (row) => moneyText(row.amount, currency),
          refund_state: (row) => translate(`console.values.refund_state.${row.refund_state}`),
          note: (row) => row.note,
          actor_email: (row) => row.actor_email,
        }}
      />
    </>
  )
}
