import type { Refund } from '@paypal/paypal-server-sdk'
import { GatewayRefused, type PaymentGateway, type SeenRefund } from '#cms/ports/payment-gateway.ts'
import { fromPaypal, toPaypal } from './amounts.ts'
import { orNull, required } from './answers.ts'
import type { Connection } from './connection.ts'
import { searchTransactions } from './transactions.ts'

type Calls = Pick<PaymentGateway, 'refund' | 'readRefund' | 'readRefundsOfCharge' | 'listRefunds'>

export function refundCalls(connection: Connection): Calls {
  const readRefund: Calls['readRefund'] = async (id) => {
    const refund = await orNull(() => connection.ask(({ payments }) => payments.getRefund({ refundId: id })))
    return refund && seenRefund(id, refund)
  }
  return {
    refund: async ({ intent, request, amount, idempotencyKey }) => {
      const refund = await connection.ask(({ payments }) =>
        payments.refundCapturedPayment({
          captureId: intent,
          paypalRequestId: idempotencyKey,
          prefer: 'return=representation',
          body: { amount: toPaypal(amount), customId: request },
        }),
      )
      return seenRefund(required(refund.id, 'the id of a refund'), refund)
    },
    readRefund,
    readRefundsOfCharge: async (charge) => {
      throw new GatewayRefused(`PayPal does not list the refunds of ${charge}: its events name each refund`)
    },
    listRefunds: async function* (time) {
      for await (const { id, kind } of searchTransactions(connection, time)) {
        const refund = kind === 'refund' ? await readRefund(id) : null
        if (refund !== null) yield refund
      }
    },
  }
}

const STATES: Readonly<Record<string, SeenRefund['state']>> = {
  COMPLETED: 'paid',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

function seenRefund(id: string, refund: Refund): SeenRefund {
  const state = STATES[refund.status ?? '']
  const payment = refund.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1)
  if (payment === undefined || state === undefined)
    throw new GatewayRefused(`the refund ${id} has the status ${refund.status} and the payment ${payment}`)
  return {
    id,
    intent: payment,
    request: refund.customId ?? null,
    amount: fromPaypal(required(refund.amount, 'an amount')),
    state,
  }
}
