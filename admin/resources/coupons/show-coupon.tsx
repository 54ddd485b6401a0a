import { useRecordContext, useTranslate } from 'react-admin'
import type { CouponDetail } from '#domain/contract/console/billing.ts'
import { momentText } from '../../dates/date-text.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { moneyText } from '../../money/money-text.ts'
import { RowTable } from '../../money/row-table.tsx'

export default function ShowCoupon() {
  return (
    <ResourceShow resource="coupons" represent="code">
      <Uses />
    </ResourceShow>
  )
}

/** What can be done, what it took off, and its orders. React-admin shows the row of the list first, which has none of it. */
function Uses() {
  const translate = useTranslate()
  const coupon = useRecordContext<Partial<CouponDetail> & { readonly id: number }>()
  if (coupon?.allowed_actions === undefined || coupon.discounts === undefined || coupon.orders === undefined)
    return null
  return (
    <>
      <CommandBar resource="coupons" id={coupon.id} allowed={coupon.allowed_actions} />
      <RowTable
        heading="console.billing.coupons.discounts"
        rows={coupon.discounts}
        keyOf={({ currency }) => currency}
        columns={{
          currency: ({ currency }) => currency,
          amount: ({ amount, currency }) => moneyText(amount, currency),
        }}
      />
      <RowTable
        heading="console.billing.coupons.orders"
        rows={coupon.orders}
        keyOf={({ id }) => id}
        columns={{
          buyer_email: (order) => order.buyer_email,
          order_state: (order) => translate(`console.values.order_state.${order.order_state}`),
          discount: (order) => moneyText(order.discount, order.currency),
          total: (order) => moneyText(order.total, order.currency),
          created_at: (order) => momentText(order.created_at),
        }}
      />
    </>
  )
}
