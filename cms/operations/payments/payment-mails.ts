import { fragment, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import type { OrderRow } from '#cms/operations/orders/order-row.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { SubscriptionRow } from '#cms/operations/subscriptions/subscription-row.ts'
import type { MailTemplate } from '#domain/mail/templates.ts'
import type { Money } from '#domain/money/money.ts'
import { paymentEvent } from '#domain/notifications/types.ts'
import type { SubscriptionEvent } from '#domain/subscriptions/states.ts'

type PaymentMail = Extract<
  MailTemplate,
  | 'payment-received'
  | 'payment-failed'
  | 'payment-refunded'
  | 'subscription-cancelled'
  | 'subscription-ended'
  | 'renewal-notice'
>

interface NewPaymentMail {
  readonly template: PaymentMail
  /** Unique for what it is about: a second mail with the key is not written. */
  readonly key: string
  readonly buyer: string
  readonly title: string
  readonly amount?: Money
  /** Milliseconds since 1970. */
  readonly until?: number
}

/**
 * Queues a mail about a payment to the person who bought, in the transaction of its event. Events that they follow on the site are
 * notified there as well.
 */
export async function queuePaymentMail(
  transaction: Transaction,
  { template, key, buyer, title, amount, until }: NewPaymentMail,
): Promise<void> {
  const [account] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
    fragment`select email, locale::text from users where id = ${buyer} and deleted_at is null`,
  )
  if (account === undefined) return
  const data = {
    title,
    ...(amount === undefined ? {} : { amount: String(amount.amount), currency: amount.currency }),
    ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
  }
  const unique = `${template}:${key}`
  await queueMail(transaction, { key: unique, template, user: buyer, ...account, data })
  const event = paymentEvent(template)
  if (event !== null)
    await notify(transaction, {
      user: buyer,
      type: 'payment',
      key: unique,
      data: { ...data, payment: event },
    })
}

/** Queues the receipt of a payment. */
export async function mailPayment(
  transaction: Transaction,
  {
    order,
    subscription,
    payment,
    amount,
  }: { order: OrderRow; subscription: SubscriptionRow | null; payment: string; amount: Money },
): Promise<void> {
  const title = subscription?.title ?? (await titleOf(transaction, order))
  await queuePaymentMail(transaction, {
    template: 'payment-received',
    key: payment,
    buyer: order.buyer_id,
    title,
    amount,
  })
}

/** Queues the mail about money that went back. */
export async function mailRefund(
  transaction: Transaction,
  { order, refund, amount }: { order: OrderRow; refund: string; amount: Money },
): Promise<void> {
  const title = await titleOf(transaction, order)
  await queuePaymentMail(transaction, {
    template: 'payment-refunded',
    key: refund,
    buyer: order.buyer_id,
    title,
    amount,
  })
}

const MAILS_OF_EVENTS: Partial<Record<SubscriptionEvent, PaymentMail>> = {
  'fail-payment': 'payment-failed',
  cancel: 'subscription-cancelled',
  expire: 'subscription-ended',
}

/** Queues the mail of a change of a subscription, where it has one. */
export async function mailOfChange(
  transaction: Transaction,
  {
    order,
    subscription,
    event,
  }: {
    order: Pick<OrderRow, 'buyer_id'>
    subscription: SubscriptionRow
    event: SubscriptionEvent
  },
): Promise<void> {
  const template = MAILS_OF_EVENTS[event]
  if (template === undefined) return
  const { id, version, title, paid_until: until } = subscription
  await queuePaymentMail(transaction, {
    template,
    key: `${id}:${version}`,
    buyer: order.buyer_id,
    title,
    until,
  })
}

async function titleOf(transaction: Transaction, { id }: OrderRow): Promise<string> {
  const rows = await transaction<{ title: Column<'order_lines.title'> }>(
    fragment`select title from order_lines where order_id = ${id}::uuid order by position`,
  )
  return rows.map(({ title }) => title).join(', ')
}
