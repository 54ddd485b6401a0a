import { StripeError } from '../errors.ts'
import type { Customer } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { find, listOf, type StripeState } from '../state.ts'
import { buildInvoice, toInvoiceLine } from './build-invoice.ts'
import { type Change, changeItems, type WantedItem } from './change.ts'
import { saveSubscription } from './move-subscription.ts'
import { finalizeInvoice, payInvoice } from './pay-invoice.ts'
import { defaultMethod, discountAt, nextInvoiceParts } from './renew.ts'
import { billedItems, newItem, setTimers, withValues } from './subscribe.ts'

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none'

export interface WantedChange {
  readonly items: readonly (WantedItem & { readonly metadata?: Readonly<Record<string, string>> })[]
  readonly behavior: ProrationBehavior
  /** The time that prorations are computed for: seconds. */
  readonly at: number
  readonly restart: boolean
}

interface Planned {
  readonly change: Change
  /** The subscription after the change, not stored. */
  readonly after: Subscription
  /** The invoice that the change leads to at once. */
  readonly invoice: Invoice | null
}

/** What a change leads to. The preview shows it, and the update stores it. */
function planChange(state: StripeState, subscription: Subscription, wanted: WantedChange): Planned {
  const trial = subscription.status === 'trialing'
  const change = changeItems(billedItems(subscription), wanted.items, wanted.at, {
    restart: wanted.restart,
    trial,
  })
  const prorations = wanted.behavior === 'none' ? [] : change.prorations
  const lines = [...prorations, ...change.charges].map((line) =>
    toInvoiceLine(line, subscription.id, subscription.metadata),
  )
  const now = wanted.behavior === 'always_invoice' || change.restarts
  const invoiced = now ? [...subscription._pending, ...lines] : []
  const changed = withItems(subscription, wanted, change)
  const after = { ...changed, _pending: now ? [] : [...subscription._pending, ...lines] }
  if (invoiced.length === 0) return { change, after, invoice: null }
  const invoice = buildInvoice(state, {
    customer: customerOf(state, subscription),
    subscription: after,
    lines: invoiced,
    reason: 'subscription_update',
    discount: change.restarts ? discountAt(state, subscription, wanted.at) : null,
    prorationDate: wanted.at,
  })
  return { change, after: { ...withValues(after, invoice), latest_invoice: invoice.id }, invoice }
}

/** The invoice that a change leads to: at once, else the one of the next renewal with the change in it. */
export function previewChange(state: StripeState, subscription: Subscription, wanted: WantedChange): Invoice {
  const { after, invoice } = planChange(state, subscription, wanted)
  if (invoice) return invoice
  return buildInvoice(state, {
    customer: customerOf(state, subscription),
    subscription: after,
    reason: 'upcoming',
    prorationDate: wanted.at,
    ...nextInvoiceParts(state, after),
  })
}

/**
 * Changes a subscription and charges what is due at once. A failed charge leaves the change in place with the
 * subscription past due, or with `error_if_incomplete` changes nothing.
 */
export function applyChange(
  state: StripeState,
  subscription: Subscription,
  wanted: WantedChange,
  payment: 'allow_incomplete' | 'error_if_incomplete',
): Subscription {
  const { change, after, invoice } = planChange(state, subscription, wanted)
  if (change.restarts) setTimers(state, after.id, after.status, change.items[0]?.period.end ?? wanted.at)
  saveSubscription(state, subscription, after)
  if (invoice) {
    const open = finalizeInvoice(state, invoice)
    const paid = open.status === 'open' ? payInvoice(state, open, defaultMethod(state, after)) : open
    if (paid.status !== 'paid' && payment === 'error_if_incomplete') throw cardError(state, paid)
  }
  return find(state.subscriptions, 'subscription', subscription.id)
}

function cardError(state: StripeState, invoice: Invoice): StripeError {
  const [payment] = invoice.payments.data
  const intent = payment && state.intents.get(payment.payment.payment_intent)
  const error = intent?.last_payment_error
  return new StripeError(402, {
    type: 'card_error',
    code: error?.code ?? 'subscription_payment_intent_requires_action',
    message: error?.message ?? 'The payment needs another step from the customer.',
  })
}

function withItems(
  subscription: Subscription,
  wanted: WantedChange,
  { items, restarts }: Change,
): Subscription {
  const data = items.map((item) => {
    const known = subscription.items.data.find(({ id }) => id === item.id)
    const metadata = wanted.items.find(({ id }) => id === item.id)?.metadata ?? known?.metadata
    return newItem(item, subscription.id, known?.created ?? wanted.at, metadata)
  })
  return {
    ...subscription,
    billing_cycle_anchor: restarts ? wanted.at : subscription.billing_cycle_anchor,
    items: listOf(subscription.items.url, data),
  }
}

function customerOf(state: StripeState, { customer }: Subscription): Customer {
  return find(state.customers, 'customer', customer)
}
