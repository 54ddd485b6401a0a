import type { Gateway } from '#domain/contract/checkout.ts'

/**
 * Whether a gateway takes single payments here: a plan is then paid for one period, and does not renew. Razorpay forces
 * the payment mode (spec section 9).
 */
export function paysOnce(gateway: Gateway | null): boolean {
  return gateway === 'razorpay'
}

/**
 * The gateway that sells an offer. Local plans are sold by Razorpay alone, whatever was asked for, and it sells nothing
 * else: null for such a request.
 */
export function gatewayOf({ country }: { readonly country: string | null }, wanted: Gateway): Gateway | null {
  if (country !== null) return 'razorpay'
  return wanted === 'razorpay' ? null : wanted
}
