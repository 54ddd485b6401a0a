import type { Stripe } from 'stripe'
import type { PaymentGateway, SeenPaymentMethod } from '#cms/ports/payment-gateway.ts'
import { toStripe } from './amounts.ts'
import { askFor } from './answers.ts'

type Calls = Pick<PaymentGateway, 'createCustomer' | 'openPortal' | 'readPaymentMethods'> &
  Required<Pick<PaymentGateway, 'readFingerprints' | 'creditCustomer'>>

/** More methods than a customer keeps. */
const MAX_METHODS = 20

export function customerCalls(stripe: Stripe): Calls {
  return {
    createCustomer: async ({ email, name, holder, idempotencyKey }) => {
      const customer = await askFor('customer', () =>
        stripe.customers.create({ email, name, metadata: { holder } }, { idempotencyKey }),
      )
      return customer.id
    },
    openPortal: async ({ customer, returnTo }) => {
      const session = await askFor('billing_portal.session', () =>
        stripe.billingPortal.sessions.create({ customer, return_url: returnTo }),
      )
      return session.url
    },
    readPaymentMethods: async (customer) => {
      const list = await askFor('list', () =>
        stripe.customers.listPaymentMethods(customer, { limit: MAX_METHODS }),
      )
      return list.data.map(methodOf)
    },
    readFingerprints: async (customer) => {
      const list = await askFor('list', () =>
        stripe.customers.listPaymentMethods(customer, { limit: MAX_METHODS }),
      )
      return list.data.flatMap(({ card }) => card?.fingerprint ?? [])
    },
    // A negative balance lowers the next invoices of the customer.
    creditCustomer: async ({ customer, amount, idempotencyKey }) => {
      const change = { amount: -toStripe(amount), currency: amount.currency.toLowerCase() }
      await askFor('customer_balance_transaction', () =>
        stripe.customers.createBalanceTransaction(customer, change, { idempotencyKey }),
      )
    },
  }
}

function methodOf({ id, type, card }: Stripe.PaymentMethod): SeenPaymentMethod {
  return {
    id,
    type,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    expires: card === undefined ? null : { month: card.exp_month, year: card.exp_year },
  }
}
