import type { InlineCheckout } from '#cms/ports/payment-gateway.ts'
import { INLINE_EVENT, type InlineOutcome } from '#domain/contract/checkout.ts'
import { hasSignature } from './signatures.ts'

interface Account {
  readonly keyId: string
  readonly keySecret: string
  /** The address of `checkout.js`. */
  readonly checkoutUrl: string
}

/** Razorpay's window inside of our page. */
export function inlineCheckout({ keyId, keySecret, checkoutUrl }: Account): InlineCheckout {
  return {
    link: checkoutUrl,
    script: ({ checkout, order, title, email, siteName }) => {
      const options = {
        key: keyId,
        order_id: checkout,
        name: siteName,
        description: title,
        prefill: { email },
        // A declined payment can be made again in the same window.
        retry: { enabled: true },
      }
      return `(() => {
  const tell = (outcome) => window.dispatchEvent(new CustomEvent(${literal(INLINE_EVENT)}, { detail: { order: ${literal(order)}, ...outcome } }));
  const checkout = new Razorpay({
    ...${literal(options)},
    handler: (paid) => tell({ outcome: ${outcome('paid')}, payment: paid.razorpay_payment_id, signature: paid.razorpay_signature }),
    modal: { ondismiss: () => tell({ outcome: ${outcome('dismissed')} }) },
  });
  checkout.on('payment.failed', () => tell({ outcome: ${outcome('failed')} }));
  checkout.open();
})();
`
    },
    // The order is that of our own row: a signature of another order of the buyer does not pay this one.
    verify: ({ checkout, payment, signature }) =>
      hasSignature(`${checkout}|${payment}`, signature, keySecret),
  }
}

function outcome(name: InlineOutcome['outcome']): string {
  return literal(name)
}

/** A value as JavaScript. The script is a file of its own, so that markup inside of it is not read as HTML. */
function literal(value: unknown): string {
  return JSON.stringify(value)
}
