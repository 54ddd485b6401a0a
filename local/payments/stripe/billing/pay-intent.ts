import { type ChargeOutcome, cardByNumber, chargeOutcome } from '../../core/cards.ts'
import { newId } from '../../core/ids.ts'
import { nextState } from '../../core/machine.ts'
import { invalid } from '../errors.ts'
import type { Metadata } from '../objects/base.ts'
import type { CardError, Charge, PaymentIntent, PaymentMethod } from '../objects/payment.ts'
import { fresh, type StripeState } from '../state.ts'
import { recordCharge } from './balance.ts'
import { INTENT, type IntentChange } from './intent-machine.ts'

export interface NewIntent {
  readonly amount: number
  readonly currency: string
  readonly customer: string | null
  readonly description?: string | null
  readonly metadata?: Metadata
  readonly receipt_email?: string | null
  readonly setup_future_usage?: PaymentIntent['setup_future_usage']
  readonly invoice?: string | null
}

export function createIntent(state: StripeState, given: NewIntent): PaymentIntent {
  const base = fresh(state, 'pi_3', 'payment_intent', given.metadata)
  const intent = state.intents.put({
    ...base,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${base.id}_secret_`),
    confirmation_method: 'automatic',
    currency: given.currency,
    customer: given.customer,
    description: given.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: given.receipt_email ?? null,
    setup_future_usage: given.setup_future_usage ?? null,
    status: 'requires_payment_method',
    _invoice: given.invoice ?? null,
  })
  state.emit('payment_intent.created', intent)
  return intent
}

/** The intent after an event. @throws StripeError where its state does not allow the event */
export function moveIntent(intent: PaymentIntent, change: IntentChange): PaymentIntent {
  const status = nextState(INTENT, intent.status, change)
  if (status === null)
    throw invalid(
      `This PaymentIntent has the status ${intent.status} and cannot be changed.`,
      undefined,
      'payment_intent_unexpected_state',
    )
  return { ...intent, status }
}

/**
 * Charges the card for the intent. `confirmed`: the buyer just confirmed 3-D Secure. The result is `succeeded`,
 * `requires_action`, or `requires_payment_method` with `last_payment_error`.
 */
export function payIntent(
  state: StripeState,
  intent: PaymentIntent,
  method: PaymentMethod,
  { confirmed = false, returnUrl = null }: { confirmed?: boolean; returnUrl?: string | null } = {},
): PaymentIntent {
  const card = cardByNumber(method._card)
  if (!card) throw new Error(`${method.id} has no test card`)
  const outcome = chargeOutcome(card, confirmed || (card.secure === 'once' && method._confirmed))
  if (outcome.kind === 'needs-authentication') return askForAuthentication(state, intent, method, returnUrl)
  if (confirmed && card.secure === 'once') state.methods.put({ ...method, _confirmed: true })
  const charge = recordCharge(state, intent, method, outcome.kind === 'paid' ? null : declineError(outcome))
  return outcome.kind === 'paid'
    ? succeed(state, intent, charge)
    : fail(state, intent, charge, declineError(outcome))
}

function succeed(state: StripeState, intent: PaymentIntent, charge: Charge): PaymentIntent {
  const paid = state.intents.put({
    ...moveIntent(intent, 'paid'),
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
  })
  state.emit('charge.succeeded', charge)
  state.emit('payment_intent.succeeded', paid)
  return paid
}

function fail(state: StripeState, intent: PaymentIntent, charge: Charge, error: CardError): PaymentIntent {
  const failed = state.intents.put({
    ...moveIntent(intent, 'declined'),
    last_payment_error: error,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
  })
  state.emit('charge.failed', charge)
  state.emit('payment_intent.payment_failed', failed)
  return failed
}

function askForAuthentication(
  state: StripeState,
  intent: PaymentIntent,
  method: PaymentMethod,
  return_url: string | null,
): PaymentIntent {
  const url = `${state.pagesUrl}/stripe/3d-secure/${intent.id}`
  const waiting = state.intents.put({
    ...moveIntent(intent, 'needs-authentication'),
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url } },
    payment_method: method.id,
  })
  state.emit('payment_intent.requires_action', waiting)
  return waiting
}

/** The buyer failed 3-D Secure: the payment method is dropped. */
export function failAuthentication(state: StripeState, intent: PaymentIntent): PaymentIntent {
  const failed = state.intents.put({
    ...moveIntent(intent, 'declined'),
    last_payment_error: {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message: 'The card’s bank could not confirm the payment.',
    },
    next_action: null,
    payment_method: null,
  })
  state.emit('payment_intent.payment_failed', failed)
  return failed
}

export function declineError(outcome: ChargeOutcome): CardError {
  const decline_code = outcome.kind === 'declined' ? outcome.declineCode : 'authentication_required'
  return {
    type: 'card_error',
    code: decline_code === 'authentication_required' ? decline_code : 'card_declined',
    decline_code,
    message:
      decline_code === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.',
  }
}
