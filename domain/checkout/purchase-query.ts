import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import { type CheckoutPayload, checkoutSchema } from '#domain/contract/checkout.ts'
import { PLAN_TYPES, type PlanType } from '#domain/plans/plan.ts'

/** The fields that the address of the purchase page carries; the others follow from the plan. */
const FIELDS = ['plan_id', 'billing_period', 'members', 'code', 'gateway', 'cancel_url', 'redirect'] as const
const NUMBERS: readonly string[] = ['plan_id', 'members']
/** `type` names a plan where there is no plan id. */
export type PurchaseFields = Pick<CheckoutPayload, (typeof FIELDS)[number]> & {
  readonly type: PlanType | null
}

/** The query of the purchase page for a choice. */
export function printPurchase(payload: CheckoutPayload): URLSearchParams {
  return new URLSearchParams(
    FIELDS.flatMap((name): [string, string][] =>
      payload[name] === undefined ? [] : [[name, String(payload[name])]],
    ),
  )
}

/** The choice in the query of the purchase page; null where it names no plan. Redirects lead to pages of this site only. */
export function readPurchase(query: URLSearchParams): PurchaseFields | null {
  const said = FIELDS.flatMap((name) => {
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
