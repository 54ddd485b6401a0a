import { z } from 'zod'
import { DAY } from '../core/calendar.ts'
import type { TimerHandlers } from '../core/timers.ts'
import { known, unprocessable } from './errors.ts'
import { amountOf, minor, moneySchema } from './money.ts'
import type { PayoutBatch, PayoutItem } from './objects.ts'
import { get, post } from './route.ts'
import { find, type PaypalState, paypalId, timeOf } from './state.ts'

/** What PayPal charges for each payment, in minor units. */
const FEE = 25
/** Time in which a person can make a payment fail. */
const PENDING_SECONDS = 60
const UNCLAIMED_DAYS = 30
const MAX_ITEMS = 15_000
const PAY = 'paypal.payout'
const RETURN = 'paypal.payout-return'

const newPayouts = z.strictObject({
  sender_batch_header: z.strictObject({
    sender_batch_id: z.string().min(1).max(256),
    email_subject: z.string().max(255).optional(),
  }),
  items: z
    .array(
      z.strictObject({
        recipient_type: z.literal('EMAIL'),
        receiver: z.email(),
        amount: z.strictObject({ currency: z.string().length(3), value: moneySchema.shape.value }),
        sender_item_id: z.string().max(63),
        note: z.string().max(4_000).optional(),
      }),
    )
    .min(1)
    .max(MAX_ITEMS),
})

const paging = z.strictObject({
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(1_000).default(1_000),
})

/** Payouts v1: a batch of payments to the accounts of addresses, paid one by one. */
export const payoutRoutes = [
  post('/v1/payments/payouts', newPayouts, (state, { body }) => {
    const { sender_batch_id: sender } = body.sender_batch_header
    const before = state.payoutBatches.list({ _sender: sender })[0]
    if (before !== undefined) throw known('sender_batch_id', addressOf(state, before.id))
    const [first] = body.items
    if (body.items.some(({ amount }) => amount.currency !== first?.amount.currency))
      throw unprocessable('CURRENCY_MISMATCH', 'A batch has one currency.')
    const batch = state.payoutBatches.put({
      id: paypalId('', 13),
      _sender: sender,
      _created: state.clock.now(),
    })
    for (const { amount, receiver, sender_item_id: item } of body.items) {
      minor({ currency_code: amount.currency, value: amount.value })
      const made = state.payoutItems.put({
        id: paypalId(),
        _batch: batch.id,
        _status: 'PENDING',
        _receiver: receiver,
        _amount: amount,
        _item: item,
      })
      state.timers.set(PAY, made.id, state.clock.now() + PENDING_SECONDS)
    }
    return { status: 201, body: { batch_header: headerOf(state, batch), links: linksOf(state, batch.id) } }
  }),
  get('/v1/payments/payouts/:id', paging, (state, { id, query }) => {
    const batch = find(state.payoutBatches, id)
    const items = itemsOf(state, id)
    const start = (query.page - 1) * query.page_size
    return {
      batch_header: headerOf(state, batch),
      items: items.slice(start, start + query.page_size).map(shown),
      total_items: items.length,
      links: linksOf(state, id),
    }
  }),
]

/** In the order of the request. */
function itemsOf(state: PaypalState, batch: string): readonly PayoutItem[] {
  return state.payoutItems.list({ _batch: batch }).reverse()
}

function headerOf(state: PaypalState, batch: PayoutBatch) {
  const isPending = itemsOf(state, batch.id).some(({ _status: status }) => status === 'PENDING')
  return {
    payout_batch_id: batch.id,
    batch_status: isPending ? 'PENDING' : 'SUCCESS',
    time_created: timeOf(batch._created),
    sender_batch_header: { sender_batch_id: batch._sender },
  }
}

function shown(item: PayoutItem) {
  const { id, _batch, _status, _receiver, _amount, _item } = item
  const error = ERRORS[_status]
  return {
    payout_item_id: id,
    payout_batch_id: _batch,
    transaction_status: _status,
    payout_item_fee: amountFee(_amount.currency),
    payout_item: { recipient_type: 'EMAIL', receiver: _receiver, amount: _amount, sender_item_id: _item },
    ...(error === undefined ? {} : { errors: error }),
  }
}

const ERRORS: Readonly<
  Partial<Record<PayoutItem['_status'], { readonly name: string; readonly message: string }>>
> = {
  UNCLAIMED: { name: 'RECEIVER_UNREGISTERED', message: 'Receiver is unregistered' },
  RETURNED: { name: 'RECEIVER_UNREGISTERED', message: 'The money was not claimed within 30 days' },
  FAILED: { name: 'RECEIVER_ACCOUNT_LOCKED', message: 'The account of the receiver is locked' },
  REVERSED: { name: 'REVERSED', message: 'The payment was reversed' },
}

function amountFee(currency: string) {
  const { currency_code, value } = amountOf(FEE, currency)
  return { currency: currency_code, value }
}

function addressOf(state: PaypalState, batch: string): string {
  return `${state.url}/paypal-api/v1/payments/payouts/${batch}`
}

function linksOf(state: PaypalState, batch: string) {
  return [{ href: addressOf(state, batch), rel: 'self', method: 'GET' }]
}

/** What a person can make happen to a payment, by its state. */
export const PAYOUT_OUTCOMES = {
  PENDING: ['SUCCESS', 'UNCLAIMED', 'FAILED'],
  UNCLAIMED: ['SUCCESS', 'RETURNED'],
  SUCCESS: ['REVERSED'],
  FAILED: [],
  RETURNED: [],
  REVERSED: [],
} as const satisfies Readonly<Record<PayoutItem['_status'], readonly PayoutItem['_status'][]>>

/** Unclaimed money comes back after 30 days. */
export function movePayout(state: PaypalState, id: string, status: PayoutItem['_status']): void {
  const item = find(state.payoutItems, id)
  const following: readonly PayoutItem['_status'][] = PAYOUT_OUTCOMES[item._status]
  if (!following.includes(status)) throw unprocessable('PAYOUT_STATE', `The payment is ${item._status}.`)
  state.timers.clear(PAY, id)
  state.timers.clear(RETURN, id)
  if (status === 'UNCLAIMED') state.timers.set(RETURN, id, state.clock.now() + UNCLAIMED_DAYS * DAY)
  state.payoutItems.put({ ...item, _status: status })
}

export function payoutTimers(state: PaypalState): TimerHandlers {
  return {
    [PAY]: (id) => movePayout(state, id, 'SUCCESS'),
    [RETURN]: (id) => movePayout(state, id, 'RETURNED'),
  }
}
