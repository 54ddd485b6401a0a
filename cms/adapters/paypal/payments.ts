import type { CapturedPayment } from '@paypal/paypal-server-sdk'
import type { PaymentGateway, SeenPayment } from '#cms/ports/payment-gateway.ts'
import { fromPaypal } from './amounts.ts'
import { orNull, required } from './answers.ts'
import type { Connection } from './connection.ts'
import { readCustomId } from './custom-id.ts'
import { isSubscriptionId, printPaymentId, readPaymentId } from './payment-id.ts'
import { readPaymentOf } from './subscriptions.ts'
import { searchTransactions } from './transactions.ts'

type Calls = Pick<PaymentGateway, 'readPayment' | 'listPayments'>

/** A payment is a charge of a subscription, or the capture of an order. */
export function paymentCalls(connection: Connection): Calls {
  return {
    readPayment: async (id) => {
      const { subscription, transaction } = readPaymentId(id)
      if (subscription !== null) return readPaymentOf(connection, subscription, transaction)
      const capture = await orNull(() =>
        connection.ask(({ payments }) => payments.getCapturedPayment({ captureId: transaction })),
      )
      return capture && seenCapture(id, capture)
    },
    listPayments: async function* (time) {
      for await (const one of searchTransactions(connection, time)) {
        if (one.kind !== 'payment') continue
        if (one.reference !== null && isSubscriptionId(one.reference))
          yield printPaymentId(one.reference, one.id)
        else if (readCustomId(one.customId) !== null) yield one.id
      }
    },
  }
}

const STATES: Readonly<Record<string, SeenPayment['state']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  PENDING: 'open',
}

function seenCapture(id: string, capture: CapturedPayment): SeenPayment {
  const amount = required(capture.amount, 'an amount')
  const state = STATES[capture.status ?? ''] ?? 'failed'
  const fee = capture.sellerReceivableBreakdown?.paypalFee
  const isFeeKnown = fee !== undefined && fee.currencyCode === amount.currencyCode
  return {
    id,
    intent: id,
    order: readCustomId(capture.customId)?.order ?? null,
    subscription: null,
    state,
    amount: fromPaypal(amount),
    tax: 0n,
    jurisdiction: null,
    fee: isFeeKnown ? fromPaypal(fee).amount : null,
    paidAt: state === 'paid' ? Date.parse(required(capture.createTime, 'the time of a payment')) : null,
    period: null,
  }
}
