import { z } from 'zod'
import { malformed } from './errors.ts'
import type { Capture, Refund } from './objects.ts'
import { get } from './route.ts'
import { secondsOf } from './state.ts'

const MAX_DAYS = 31
const count = z.coerce.number().int().min(1)
const querySchema = z.strictObject({
  start_date: z.iso.datetime(),
  end_date: z.iso.datetime(),
  transaction_status: z.enum(['S']).optional(),
  fields: z.enum(['transaction_info']).default('transaction_info'),
  page_size: count.max(500).default(100),
  page: count.default(1),
})

/** The report of what came in and was given back. PayPal's own has a transaction after some hours. */
export const reportingRoutes = [
  get('/v1/reporting/transactions', querySchema, (state, { query }) => {
    const [from, to] = [secondsOf(query.start_date), secondsOf(query.end_date)]
    if (to - from > MAX_DAYS * 86_400) throw malformed('/end_date', 'The time is longer than 31 days.')
    const all = [...state.captures.list().map(paymentRow), ...state.refunds.list().map(refundRow)].filter(
      ({ transaction_initiation_date: time }) => secondsOf(time) >= from && secondsOf(time) <= to,
    )
    const start = (query.page - 1) * query.page_size
    return {
      transaction_details: all
        .slice(start, start + query.page_size)
        .map((transaction_info) => ({ transaction_info })),
      page: query.page,
      total_items: all.length,
      total_pages: Math.max(1, Math.ceil(all.length / query.page_size)),
      links: [],
    }
  }),
]

function paymentRow({ id, amount, custom_id, create_time, _subscription, _order }: Capture) {
  return {
    transaction_id: id,
    ...(_subscription === null
      ? { paypal_reference_id: _order, paypal_reference_id_type: 'ODR' }
      : { paypal_reference_id: _subscription, paypal_reference_id_type: 'SUB' }),
    transaction_event_code: _subscription === null ? 'T0006' : 'T0002',
    transaction_initiation_date: create_time,
    transaction_amount: amount,
    transaction_status: 'S',
    custom_field: custom_id,
  }
}

function refundRow({ id, amount, create_time, _capture }: Refund) {
  return {
    transaction_id: id,
    paypal_reference_id: _capture,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: 'T1107',
    transaction_initiation_date: create_time,
    transaction_amount: { ...amount, value: `-${amount.value}` },
    transaction_status: 'S',
  }
}
