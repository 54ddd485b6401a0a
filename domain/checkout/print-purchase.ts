import type { CheckoutPayload } from '#domain/contract/checkout.ts'

/** The fields that the address of the purchase page carries; the others follow from the plan. */
export const PURCHASE_FIELDS = [
  'plan_id',
  'billing_period',
  'members',
  'code',
  'gateway',
  'cancel_url',
  'redirect',
] as const

/** The query of the purchase page for a choice. */
export function printPurchase(payload: CheckoutPayload): URLSearchParams {
  return new URLSearchParams(
    PURCHASE_FIELDS.flatMap((name): [string, string][] =>
      payload[name] === undefined ? [] : [[name, String(payload[name])]],
    ),
  )
}
