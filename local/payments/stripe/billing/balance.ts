import { newId } from '../../core/ids.ts'
import type { BalanceTransaction } from '../objects/balance.ts'
import type { CardError, Charge, PaymentIntent, PaymentMethod } from '../objects/payment.ts'
import { fresh, type StripeState } from '../state.ts'

const DAY = 86_400
/** 2.9 % and 30 minor units. */
const PER_MILLE = 29
const FIXED = 30

function feeOf(amount: number): number {
  return Math.round((amount * PER_MILLE) / 1000) + FIXED
}

interface Movement {
  readonly amount: number
  readonly fee: number
  readonly currency: string
  readonly source: string
  readonly type: BalanceTransaction['type']
  readonly description: string | null
}

/** Books a movement of the account's balance. */
export function bookBalance(state: StripeState, movement: Movement): BalanceTransaction {
  const { amount, fee, currency, source, type, description } = movement
  const now = state.clock.now()
  return state.balance.put({
    id: newId('txn_3'),
    object: 'balance_transaction',
    amount,
    available_on: now + 2 * DAY,
    created: now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source,
    status: 'pending',
    type,
  })
}

/** Stores the charge of a payment, paid or failed. */
export function recordCharge(
  state: StripeState,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: CardError | null,
): Charge {
  const { amount, currency, customer, description, metadata } = intent
  const base = fresh(state, 'ch_3', 'charge', metadata)
  const booked =
    error === null
      ? bookBalance(state, {
          amount,
          fee: feeOf(amount),
          currency,
          source: base.id,
          type: 'charge',
          description,
        })
      : null
  return state.charges.put({
    ...base,
    amount,
    amount_captured: error ? 0 : amount,
    amount_refunded: 0,
    balance_transaction: booked?.id ?? null,
    billing_details: method.billing_details,
    captured: error === null,
    currency,
    customer,
    description,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    outcome: {
      network_status: error ? 'declined_by_network' : 'approved_by_network',
      reason: error?.decline_code ?? null,
      type: error ? 'issuer_declined' : 'authorized',
    },
    paid: error === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    receipt_url: null,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  })
}
