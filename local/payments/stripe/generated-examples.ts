import type Stripe from 'stripe'

/** The ids of objects that the examples name. */
export interface Known {
  readonly charge: string
  readonly coupon: string
  readonly customer: string
  readonly dispute: string
  readonly event: string
  readonly intent: string
  readonly invoice: string
  readonly method: string
  /** Two open invoices: one is paid, the other one voided. */
  readonly openInvoice: string
  readonly wantedVoid: string
  /** Two payments that have not begun: one is confirmed, the other one cancelled. */
  readonly openIntent: string
  readonly abandoned: string
  readonly openSession: string
  readonly price: string
  readonly monthlyPrice: string
  readonly product: string
  readonly promotion: string
  readonly refund: string
  readonly session: string
  readonly subscription: string
  readonly transaction: string
  readonly transfer: string
  /** A payment method and a product that nothing uses. */
  readonly freeMethod: string
  readonly freeProduct: string
}

type Call = (stripe: Stripe, known: Known) => Promise<object>

/** `metadata` of every generated update. */
const ORDER = { metadata: { order_id: '6735' } }
const THREE = { limit: 3 }

/**
 * The requests of stripe-node's generated examples (MIT, `test/resources/generated_examples_test.spec.js`) that the
 * sandbox covers, with the `object` of the answer, in the order in which they run. Their placeholders for ids are objects
 * of the sandbox.
 */
export const COVERED: Readonly<Record<string, readonly [object: string, call: Call]>> = {
  'balance transactions: list': ['list', (stripe) => stripe.balanceTransactions.list(THREE)],
  'balance transactions: retrieve': [
    'balance_transaction',
    (stripe, { transaction }) => stripe.balanceTransactions.retrieve(transaction),
  ],
  'portal sessions: create': [
    'billing_portal.session',
    (stripe, { customer }) =>
      stripe.billingPortal.sessions.create({ customer, return_url: 'https://example.com/account' }),
  ],
  'charges: list': ['list', (stripe) => stripe.charges.list(THREE)],
  'charges: retrieve': ['charge', (stripe, { charge }) => stripe.charges.retrieve(charge)],
  'checkout sessions: expire': [
    'checkout.session',
    (stripe, { openSession }) => stripe.checkout.sessions.expire(openSession),
  ],
  'checkout sessions: list': ['list', (stripe) => stripe.checkout.sessions.list(THREE)],
  'checkout sessions: retrieve': [
    'checkout.session',
    (stripe, { session }) => stripe.checkout.sessions.retrieve(session),
  ],
  'checkout sessions: list line items': [
    'list',
    (stripe, { session }) => stripe.checkout.sessions.listLineItems(session),
  ],
  'checkout sessions: create': [
    'checkout.session',
    (stripe, { price }) =>
      stripe.checkout.sessions.create({
        success_url: 'https://example.com/success',
        line_items: [{ price, quantity: 2 }],
        mode: 'payment',
      }),
  ],
  'coupons: list': ['list', (stripe) => stripe.coupons.list(THREE)],
  'coupons: retrieve': ['coupon', (stripe, { coupon }) => stripe.coupons.retrieve(coupon)],
  'coupons: create': ['coupon', (stripe) => stripe.coupons.create({ percent_off: 25.5, duration: 'once' })],
  'coupons: update': ['coupon', (stripe, { coupon }) => stripe.coupons.update(coupon, ORDER)],
  'customers: create a balance transaction': [
    'customer_balance_transaction',
    (stripe, { customer }) =>
      stripe.customers.createBalanceTransaction(customer, { amount: -500, currency: 'usd' }),
  ],
  'customers: list': ['list', (stripe) => stripe.customers.list(THREE)],
  'customers: retrieve': ['customer', (stripe, { customer }) => stripe.customers.retrieve(customer)],
  'customers: list payment methods': [
    'list',
    (stripe, { customer }) => stripe.customers.listPaymentMethods(customer, { type: 'card' }),
  ],
  'customers: create': [
    'customer',
    (stripe) =>
      stripe.customers.create({
        description: 'My First Test Customer (created for API docs at https://www.stripe.com/docs/api)',
      }),
  ],
  'customers: update': ['customer', (stripe, { customer }) => stripe.customers.update(customer, ORDER)],
  'disputes: list': ['list', (stripe) => stripe.disputes.list(THREE)],
  'disputes: retrieve': ['dispute', (stripe, { dispute }) => stripe.disputes.retrieve(dispute)],
  'disputes: update': ['dispute', (stripe, { dispute }) => stripe.disputes.update(dispute, ORDER)],
  'events: list': ['list', (stripe) => stripe.events.list(THREE)],
  'events: retrieve': ['event', (stripe, { event }) => stripe.events.retrieve(event)],
  'invoices: list': ['list', (stripe) => stripe.invoices.list(THREE)],
  'invoices: retrieve': ['invoice', (stripe, { invoice }) => stripe.invoices.retrieve(invoice)],
  'invoices: retrieve with its customer': [
    'invoice',
    (stripe, { invoice }) => stripe.invoices.retrieve(invoice, { expand: ['customer'] }),
  ],
  'invoices: pay': ['invoice', (stripe, { openInvoice }) => stripe.invoices.pay(openInvoice)],
  'invoices: void': ['invoice', (stripe, { wantedVoid }) => stripe.invoices.voidInvoice(wantedVoid)],
  'payment intents: cancel': [
    'payment_intent',
    (stripe, { abandoned }) => stripe.paymentIntents.cancel(abandoned),
  ],
  'payment intents: confirm': [
    'payment_intent',
    (stripe, { openIntent }) => stripe.paymentIntents.confirm(openIntent, { payment_method: 'pm_card_visa' }),
  ],
  'payment intents: list': ['list', (stripe) => stripe.paymentIntents.list(THREE)],
  'payment intents: retrieve': [
    'payment_intent',
    (stripe, { intent }) => stripe.paymentIntents.retrieve(intent),
  ],
  'payment intents: create in euros': [
    'payment_intent',
    (stripe) =>
      stripe.paymentIntents.create({
        amount: 1099,
        currency: 'eur',
        automatic_payment_methods: { enabled: true },
      }),
  ],
  'payment intents: create in dollars': [
    'payment_intent',
    (stripe) =>
      stripe.paymentIntents.create({
        amount: 2000,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
      }),
  ],
  'payment intents: update': [
    'payment_intent',
    (stripe, { intent }) => stripe.paymentIntents.update(intent, ORDER),
  ],
  'payment methods: attach': [
    'payment_method',
    (stripe, { customer, freeMethod }) => stripe.paymentMethods.attach(freeMethod, { customer }),
  ],
  'payment methods: list': [
    'list',
    (stripe, { customer }) => stripe.paymentMethods.list({ customer, type: 'card' }),
  ],
  'payment methods: retrieve': [
    'payment_method',
    (stripe, { method }) => stripe.paymentMethods.retrieve(method),
  ],
  'payment methods: create': [
    'payment_method',
    (stripe) =>
      stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 8, exp_year: 2024, cvc: '314' },
      }),
  ],
  'payment methods: update': [
    'payment_method',
    (stripe, { method }) => stripe.paymentMethods.update(method, ORDER),
  ],
  'prices: list': ['list', (stripe) => stripe.prices.list(THREE)],
  'prices: retrieve': ['price', (stripe, { price }) => stripe.prices.retrieve(price)],
  'prices: create': [
    'price',
    (stripe, { product }) =>
      stripe.prices.create({
        unit_amount: 2000,
        currency: 'usd',
        recurring: { interval: 'month' },
        product,
      }),
  ],
  'prices: update': ['price', (stripe, { price }) => stripe.prices.update(price, ORDER)],
  'products: delete': ['product', (stripe, { freeProduct }) => stripe.products.del(freeProduct)],
  'products: list': ['list', (stripe) => stripe.products.list(THREE)],
  'products: retrieve': ['product', (stripe, { product }) => stripe.products.retrieve(product)],
  'products: create': ['product', (stripe) => stripe.products.create({ name: 'Gold Special' })],
  'products: update': ['product', (stripe, { product }) => stripe.products.update(product, ORDER)],
  'promotion codes: list': ['list', (stripe) => stripe.promotionCodes.list(THREE)],
  'promotion codes: retrieve': [
    'promotion_code',
    (stripe, { promotion }) => stripe.promotionCodes.retrieve(promotion),
  ],
  'promotion codes: create': [
    'promotion_code',
    (stripe, { coupon }) => stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon } }),
  ],
  'promotion codes: update': [
    'promotion_code',
    (stripe, { promotion }) => stripe.promotionCodes.update(promotion, ORDER),
  ],
  'refunds: list': ['list', (stripe) => stripe.refunds.list(THREE)],
  'refunds: retrieve': ['refund', (stripe, { refund }) => stripe.refunds.retrieve(refund)],
  'refunds: create': ['refund', (stripe, { charge }) => stripe.refunds.create({ charge })],
  'refunds: update': ['refund', (stripe, { refund }) => stripe.refunds.update(refund, ORDER)],
  'subscriptions: list': ['list', (stripe) => stripe.subscriptions.list(THREE)],
  'subscriptions: retrieve': [
    'subscription',
    (stripe, { subscription }) => stripe.subscriptions.retrieve(subscription),
  ],
  'subscriptions: create': [
    'subscription',
    (stripe, { customer, monthlyPrice }) =>
      stripe.subscriptions.create({ customer, items: [{ price: monthlyPrice }] }),
  ],
  'subscriptions: update': [
    'subscription',
    (stripe, { subscription }) => stripe.subscriptions.update(subscription, ORDER),
  ],
  'transfers: list': ['list', (stripe) => stripe.transfers.list(THREE)],
  'transfers: retrieve': ['transfer', (stripe, { transfer }) => stripe.transfers.retrieve(transfer)],
  'transfers: create': [
    'transfer',
    (stripe) =>
      stripe.transfers.create({
        amount: 400,
        currency: 'usd',
        destination: 'acct_xxxxxxxxxxxxx',
        transfer_group: 'ORDER_95',
      }),
  ],
  // Last, because they end what others read.
  'disputes: close': ['dispute', (stripe, { dispute }) => stripe.disputes.close(dispute)],
  'payment methods: detach': ['payment_method', (stripe, { method }) => stripe.paymentMethods.detach(method)],
  'subscriptions: cancel': [
    'subscription',
    (stripe, { subscription }) => stripe.subscriptions.cancel(subscription),
  ],
  'coupons: delete': ['coupon', (stripe, { coupon }) => stripe.coupons.del(coupon)],
  'customers: delete': ['customer', (stripe, { customer }) => stripe.customers.del(customer)],
}

/** Requests of the same examples, about the same kinds of object, that the product does not use: refused by name. */
export const NOT_COVERED: Readonly<Record<string, Call>> = {
  'charges: capture': (stripe, { charge }) => stripe.charges.capture(charge),
  'charges: update': (stripe, { charge }) => stripe.charges.update(charge, ORDER),
  'checkout sessions: create with shipping': (stripe, { price }) =>
    stripe.checkout.sessions.create({
      success_url: 'https://example.com/success',
      cancel_url: 'https://example.com/cancel',
      line_items: [{ price, quantity: 1 }],
      mode: 'payment',
      shipping_options: [{ shipping_rate: 'shr_standard' }],
    }),
  'customers: list balance transactions': (stripe, { customer }) =>
    stripe.customers.listBalanceTransactions(customer, THREE),
  'invoices: delete': (stripe, { invoice }) => stripe.invoices.del(invoice),
  'invoices: mark uncollectible': (stripe, { invoice }) => stripe.invoices.markUncollectible(invoice),
  'invoices: create': (stripe, { customer }) => stripe.invoices.create({ customer }),
  'invoices: update': (stripe, { invoice }) => stripe.invoices.update(invoice, ORDER),
  'invoices: send': (stripe, { invoice }) => stripe.invoices.sendInvoice(invoice),
  'payment intents: apply a customer balance': (stripe, { intent }) =>
    stripe.paymentIntents.applyCustomerBalance(intent),
  'payment intents: capture': (stripe, { intent }) => stripe.paymentIntents.capture(intent),
  'payment intents: increment the authorisation': (stripe, { intent }) =>
    stripe.paymentIntents.incrementAuthorization(intent, { amount: 2099 }),
  'payment intents: create with Przelewy24': (stripe) =>
    stripe.paymentIntents.create({
      amount: 200,
      currency: 'usd',
      payment_method_data: { type: 'p24', p24: { bank: 'blik' } },
    }),
  'prices: create in several currencies': (stripe, { product }) =>
    stripe.prices.create({
      unit_amount: 2000,
      currency: 'usd',
      currency_options: { uah: { unit_amount: 5000 }, eur: { unit_amount: 1800 } },
      recurring: { interval: 'month' },
      product,
    }),
  'refunds: cancel': (stripe, { refund }) => stripe.refunds.cancel(refund),
  'subscriptions: delete the discount': (stripe, { subscription }) =>
    stripe.subscriptions.deleteDiscount(subscription),
  'transfers: update': (stripe, { transfer }) => stripe.transfers.update(transfer, ORDER),
  'transfers: list reversals': (stripe, { transfer }) => stripe.transfers.listReversals(transfer, THREE),
  'transfers: create a reversal': (stripe, { transfer }) =>
    stripe.transfers.createReversal(transfer, { amount: 100 }),
}
