import type { Stripe } from 'stripe'
import type { PaymentGateway, SeenPayment } from '#cms/ports/payment-gateway.ts'
import { fromStripe } from './amounts.ts'
import { idOf, lookFor } from './answers.ts'
import { pagesOf } from './pages.ts'

type Calls = Pick<PaymentGateway, 'readPayment' | 'listPayments'>

/** A payment is an invoice of a subscription, or a payment intent that belongs to none. */
export function paymentCalls(stripe: Stripe): Calls {
  return {
    readPayment: (id) => (id.startsWith('in_') ? readInvoice(stripe, id) : readIntent(stripe, id)),
    listPayments: async function* ({ from, to }) {
      const created = { gte: Math.floor(from / 1000), lt: Math.floor(to / 1000) }
      const invoices = pagesOf((page) => stripe.invoices.list({ created, status: 'paid', ...page }))
      for await (const { id, amount_paid: paid } of invoices) if (paid > 0) yield id
      const intents = pagesOf((page) => stripe.paymentIntents.list({ created, ...page }))
      for await (const { id, status, metadata } of intents)
        if (status === 'succeeded' && metadata.order !== undefined) yield id
    },
  }
}

async function readInvoice(stripe: Stripe, id: string): Promise<SeenPayment | null> {
  const invoice = await lookFor('invoice', () => stripe.invoices.retrieve(id, { expand: ['payments'] }))
  if (invoice === null) return null
  const details = invoice.parent?.subscription_details ?? null
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
  const intent = idOf(paid?.payment.payment_intent)
  const paidAt = invoice.status_transitions.paid_at
  const amount = fromStripe(invoice.amount_paid, invoice.currency)
  const taxes = (invoice.total_taxes ?? []).reduce((sum, { amount: tax }) => sum + tax, 0)
  return {
    id,
    intent,
    order: details?.metadata?.order ?? null,
    subscription: idOf(details?.subscription),
    state: stateOfInvoice(invoice),
    amount,
    tax: fromStripe(taxes, invoice.currency).amount,
    jurisdiction: invoice.customer_address?.country ?? null,
    fee: intent === null ? null : await readFee(stripe, intent),
    paidAt: paidAt === null ? null : paidAt * 1000,
    period: periodOf(invoice),
  }
}

function stateOfInvoice({ status, attempted }: Stripe.Invoice): SeenPayment['state'] {
  if (status === 'paid') return 'paid'
  return attempted && status === 'open' ? 'failed' : 'open'
}

/** That of the line that reaches furthest: a renewal may also bill the rest of the period before. */
function periodOf({ lines }: Stripe.Invoice): SeenPayment['period'] {
  const [last] = lines.data.map(({ period }) => period).toSorted((a, b) => b.end - a.end || a.start - b.start)
  return last === undefined || last.end <= last.start
    ? null
    : { start: last.start * 1000, end: last.end * 1000 }
}

async function readIntent(stripe: Stripe, id: string): Promise<SeenPayment | null> {
  const intent = await lookFor('payment_intent', () =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }),
  )
  if (intent === null) return null
  const charge = expanded(intent.latest_charge)
  const isPaid = intent.status === 'succeeded'
  return {
    id,
    intent: id,
    order: intent.metadata.order ?? null,
    subscription: null,
    state: isPaid ? 'paid' : intent.status === 'canceled' ? 'failed' : 'open',
    amount: fromStripe(isPaid ? intent.amount_received : intent.amount, intent.currency),
    tax: 0n,
    jurisdiction: charge?.billing_details.address?.country ?? null,
    fee: feeOf(charge),
    paidAt: isPaid ? (charge?.created ?? intent.created) * 1000 : null,
    period: null,
  }
}

async function readFee(stripe: Stripe, id: string): Promise<bigint | null> {
  const intent = await lookFor('payment_intent', () =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }),
  )
  return feeOf(expanded(intent?.latest_charge))
}

/** Null while it is unknown, and where it is charged in another currency than that of the payment. */
function feeOf(charge: Stripe.Charge | null): bigint | null {
  const transaction = expanded(charge?.balance_transaction)
  if (charge === null || transaction === null || transaction.currency !== charge.currency) return null
  return fromStripe(transaction.fee, transaction.currency).amount
}

function expanded<T extends { readonly id: string }>(member: string | T | null | undefined): T | null {
  return typeof member === 'object' && member !== null ? member : null
}
