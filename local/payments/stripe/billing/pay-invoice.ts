import { DAY } from '../../core/calendar.ts'
import { newId } from '../../core/ids.ts'
import { nextState } from '../../core/machine.ts'
import { invalid } from '../errors.ts'
import type { Invoice, InvoicePayment } from '../objects/invoice.ts'
import type { PaymentIntent, PaymentMethod } from '../objects/payment.ts'
import { find, listOf, type StripeState } from '../state.ts'
import { INVOICE, type InvoiceChange } from './intent-machine.ts'
import { moveSubscription } from './move-subscription.ts'
import { createIntent, payIntent } from './pay-intent.ts'

/** A failed renewal is tried again on these days after its invoice. */
const RETRY_DAYS = [3, 5, 7] as const

export function moveInvoice(invoice: Invoice, change: InvoiceChange): Invoice {
  const status = nextState(INVOICE, invoice.status, change)
  if (status === null)
    throw invalid(
      `This invoice is ${invoice.status} and cannot be changed.`,
      undefined,
      'invoice_not_editable',
    )
  return { ...invoice, status }
}

/** Numbers and stores an invoice, and uses the customer's credit. Nothing is charged, but an invoice of 0 is paid. */
export function finalizeInvoice(state: StripeState, draft: Invoice): Invoice {
  const customer = find(state.customers, 'customer', draft.customer)
  const sequence = customer.next_invoice_sequence
  const balance = draft.ending_balance ?? customer.balance
  state.customers.put({ ...customer, balance, next_invoice_sequence: sequence + 1 })
  state.emit('invoice.created', draft)
  const now = state.clock.now()
  const invoice = state.invoices.put({
    ...moveInvoice(draft, 'finalized'),
    effective_at: now,
    hosted_invoice_url: `${state.pagesUrl}/stripe/invoices/${draft.id}`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  })
  state.emit('invoice.finalized', invoice)
  return invoice.amount_due === 0 ? markPaid(state, invoice, null) : invoice
}

export interface PayOptions {
  /** The buyer just confirmed 3-D Secure. */
  readonly confirmed?: boolean
  readonly returnUrl?: string | null
  readonly setupFutureUsage?: PaymentIntent['setup_future_usage']
}

/** Charges an open invoice. Without a payment method the attempt fails. */
export function payInvoice(
  state: StripeState,
  invoice: Invoice,
  method: PaymentMethod | null,
  options: PayOptions = {},
): Invoice {
  const { invoice: asked, intent } = withIntent(state, invoice, options)
  const tried = state.invoices.put({ ...asked, attempted: true, attempt_count: asked.attempt_count + 1 })
  if (method === null) return attemptFailed(state, tried, 'invoice.payment_failed')
  return afterIntent(state, payIntent(state, intent, method, options), tried)
}

/** Carries the result of a payment over to its invoice. */
export function afterIntent(state: StripeState, intent: PaymentIntent, invoice: Invoice): Invoice {
  if (intent.status === 'succeeded') return markPaid(state, invoice, intent)
  const needsBuyer = intent.status === 'requires_action'
  return attemptFailed(
    state,
    invoice,
    needsBuyer ? 'invoice.payment_action_required' : 'invoice.payment_failed',
  )
}

function withIntent(state: StripeState, invoice: Invoice, options: PayOptions) {
  const [known] = invoice.payments.data
  if (known) return { invoice, intent: find(state.intents, 'payment_intent', known.payment.payment_intent) }
  const intent = createIntent(state, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.description,
    setup_future_usage: options.setupFutureUsage ?? 'off_session',
    invoice: invoice.id,
  })
  const payment: InvoicePayment = {
    id: newId('inpay_1'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: intent.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
  return { invoice: { ...invoice, payments: listOf('/v1/invoice_payments', [payment]) }, intent }
}

function markPaid(state: StripeState, invoice: Invoice, intent: PaymentIntent | null): Invoice {
  const now = state.clock.now()
  const payments = invoice.payments.data.map(
    (payment): InvoicePayment => ({
      ...payment,
      amount_paid: invoice.amount_due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    }),
  )
  const paid = state.invoices.put({
    ...moveInvoice(invoice, 'paid'),
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: intent && invoice.attempt_count === 0 ? 1 : invoice.attempt_count,
    next_payment_attempt: null,
    payments: listOf(invoice.payments.url, payments),
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  state.timers.clear('stripe.retry', invoice.id)
  state.emit('invoice.paid', paid)
  state.emit('invoice.payment_succeeded', paid)
  moveSubscription(state, paid, 'paid')
  return paid
}

function attemptFailed(state: StripeState, invoice: Invoice, event: string): Invoice {
  const days =
    invoice.billing_reason === 'subscription_create' ? undefined : RETRY_DAYS[invoice.attempt_count - 1]
  const next = days === undefined ? null : invoice.created + days * DAY
  const failed = state.invoices.put({ ...invoice, next_payment_attempt: next })
  state.emit(event, failed)
  if (next !== null) state.timers.set('stripe.retry', invoice.id, next)
  moveSubscription(state, failed, 'payment-failed')
  if (next === null && failed.billing_reason !== 'subscription_create')
    moveSubscription(state, failed, `retries-exhausted-${state.afterRetries()}`)
  return failed
}
