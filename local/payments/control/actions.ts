import { z } from 'zod'
import { DAY } from '../core/calendar.ts'
import type { TimerHandlers } from '../core/timers.ts'
import { closeDispute as closePaypalDispute, openDispute as openPaypalDispute } from '../paypal/disputes.ts'
import { failRefund as failPaypalRefund } from '../paypal/payments.ts'
import { movePayout } from '../paypal/payouts.ts'
import type { PaypalState } from '../paypal/state.ts'
import { decideDispute, openDispute as openRazorpayDispute } from '../razorpay/disputes.ts'
import { failRefund as failRazorpayRefund } from '../razorpay/resources/refunds.ts'
import type { RazorpayState } from '../razorpay/state.ts'
import { closeDispute, openDispute } from '../stripe/resources/disputes.ts'
import { failRefund } from '../stripe/resources/refunds.ts'
import { reverseTransfer } from '../stripe/resources/transfers.ts'
import { find, type StripeState } from '../stripe/state.ts'
import type { DeliveryQueue } from '../webhooks/queue.ts'
import type { Faults } from './faults.ts'

export interface Controlled {
  readonly stripe: StripeState
  readonly razorpay: RazorpayState
  readonly paypal: PaypalState
  readonly queue: DeliveryQueue
  readonly handlers: TimerHandlers
  readonly faults: Faults
}

const YEARS = 400 * DAY
const count = z.coerce.number().int().min(0)
const flag = z.union([z.boolean(), z.enum(['true', 'false', 'on']).transform((value) => value !== 'false')])

/** What the control page and the control API can do. Forms send text, so numbers are converted. */
const ACTIONS = {
  advance: action(
    z.strictObject({ seconds: count.min(1).max(YEARS) }),
    ({ stripe, handlers }, { seconds }) => {
      stripe.timers.advance(stripe.clock, stripe.clock.now() + seconds, handlers)
    },
  ),
  'next-renewal': action(z.strictObject({}), ({ stripe, paypal, handlers }) => {
    const ends = [...stripe.subscriptions.list(), ...paypal.subscriptions.list()].flatMap(
      ({ id }) => stripe.timers.of('stripe.renewal', id) ?? stripe.timers.of('paypal.renewal', id) ?? [],
    )
    if (ends.length > 0) stripe.timers.advance(stripe.clock, Math.min(...ends), handlers)
  }),
  deliveries: action(
    z.strictObject({
      repeat: count.min(1).max(10).optional(),
      shuffle: flag.optional(),
      delayMs: count.max(3_600_000).optional(),
      drop: count.max(10_000).optional(),
    }),
    ({ queue }, { repeat, shuffle, delayMs, drop }) => {
      queue.setMode({
        ...(repeat === undefined ? {} : { repeat }),
        ...(shuffle === undefined ? {} : { shuffle }),
        ...(delayMs === undefined ? {} : { delayMs }),
        ...(drop === undefined ? {} : { drop }),
      })
    },
  ),
  'deliver-now': action(z.strictObject({ all: flag.optional() }), ({ queue }, { all }) =>
    queue.deliverNow(all),
  ),
  'deliver-again': action(z.strictObject({ event: z.string() }), (controlled, { event }) => {
    const { queue, stripe, razorpay, paypal } = controlled
    const ofRazorpay = razorpay.events.get(event)
    const ofPaypal = paypal.events.get(event)
    if (ofRazorpay !== null) queue.again('razorpay', { id: event, type: ofRazorpay.body.event })
    else if (ofPaypal !== null) queue.again('paypal', { id: event, type: ofPaypal.event_type })
    else queue.again('stripe', find(stripe.events, 'event', event))
  }),
  dispute: action(z.strictObject({ charge: z.string() }), ({ stripe, razorpay, paypal }, { charge }) => {
    if (razorpay.payments.get(charge) !== null) openRazorpayDispute(razorpay, charge)
    else if (paypal.captures.get(charge) !== null) openPaypalDispute(paypal, charge)
    else openDispute(stripe, find(stripe.charges, 'charge', charge))
  }),
  'close-dispute': action(
    z.strictObject({ dispute: z.string(), outcome: z.enum(['won', 'lost']) }),
    ({ stripe, razorpay, paypal }, { dispute, outcome }) => {
      if (razorpay.disputes.get(dispute) !== null) decideDispute(razorpay, dispute, outcome)
      else if (paypal.disputes.get(dispute) !== null) closePaypalDispute(paypal, dispute, outcome)
      else closeDispute(stripe, find(stripe.disputes, 'dispute', dispute), outcome)
    },
  ),
  'fail-refund': action(
    z.strictObject({ refund: z.string() }),
    ({ stripe, razorpay, paypal }, { refund }) => {
      const ofPaypal = paypal.refunds.get(refund)
      if (razorpay.refunds.get(refund) !== null) failRazorpayRefund(razorpay, refund)
      else if (ofPaypal !== null) failPaypalRefund(paypal, ofPaypal)
      else failRefund(stripe, find(stripe.refunds, 'refund', refund))
    },
  ),
  payout: action(
    z.strictObject({
      payout: z.string(),
      outcome: z.enum(['SUCCESS', 'UNCLAIMED', 'FAILED', 'RETURNED', 'REVERSED']),
    }),
    ({ stripe, paypal }, { payout, outcome }) => {
      if (paypal.payoutItems.get(payout) !== null) movePayout(paypal, payout, outcome)
      else reverseTransfer(stripe, find(stripe.transfers, 'transfer', payout))
    },
  ),
  'after-retries': action(
    z.strictObject({ outcome: z.enum(['cancel', 'unpaid']) }),
    ({ stripe }, { outcome }) => stripe.store.saveSetting('stripe-after-retries', outcome),
  ),
  fault: action(
    z.strictObject({
      path: z.string().startsWith('/'),
      kind: z.enum(['slow', 'error', 'close', 'close-after']),
      times: count.min(1).max(1_000).default(1),
      ms: count.max(120_000).default(0),
    }),
    ({ faults }, fault) => faults.add(fault),
  ),
}

export type ActionName = keyof typeof ACTIONS

/** Runs an action in one transaction. The fault of its input, or null. */
export function runAction(controlled: Controlled, name: string, input: unknown): string | null {
  if (!isAction(name)) return `There is no action "${name.slice(0, 40)}".`
  return ACTIONS[name](controlled, input)
}

function isAction(name: string): name is ActionName {
  return Object.hasOwn(ACTIONS, name)
}

function action<T extends z.ZodType>(type: T, run: (controlled: Controlled, input: z.infer<T>) => void) {
  return (controlled: Controlled, input: unknown): string | null => {
    const parsed = type.safeParse(input)
    if (!parsed.success) return z.prettifyError(parsed.error)
    run(controlled, parsed.data)
    return null
  }
}
