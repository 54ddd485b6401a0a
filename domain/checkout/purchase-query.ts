import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import { type CheckoutPayload, checkoutSchema } from '#domain/contract/checkout.ts'
import { PLAN_TYPES, type PlanType } from '#domain/plans/plan.ts'
import { PURCHASE_FIELDS } from './print-purchase.ts'

const NUMBERS: readonly string[] = ['plan_id', 'members']
/** `type` names a plan where there is no plan id. */
export type PurchaseFields = Pick<CheckoutPayload, (typeof PURCHASE_FIELDS)[number]> & {
  readonly type: PlanType | null
}

/** The choice in the query of the purchase page; null where it names no plan. Redirects lead to pages of this site only. */
export function readPurchase(query: URLSearchParams): PurchaseFields | null {
  const said = PURCHASE_FIELDS.flatMap((name) => {
    const text = query.get(name)
    return text === null ? [] : [[name, NUMBERS.includes(name) ? Number(text) : text] as const]
  })
  const read = checkoutSchema.safeParse(Object.fromEntries(said))
  const type = PLAN_TYPES.find((one) => one === query.get('type')) ?? null
  if (!read.success || (read.data.plan_id === undefined && type === null)) return null
  const { plan_id, billing_period, members, code, gateway, cancel_url, redirect } = read.data
  return {
    ...{ type, plan_id, billing_period, members, code, gateway },
    cancel_url: safeRedirect(cancel_url, '') || undefined,
    redirect: safeRedirect(redirect, '') || undefined,
  }
}
