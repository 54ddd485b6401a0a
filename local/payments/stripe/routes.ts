import type { Includable } from './expand.ts'
import { catalogueRoutes } from './resources/catalogue.ts'
import { checkoutRoutes, sessionLines } from './resources/checkout.ts'
import { couponRoutes } from './resources/coupons.ts'
import { customerBalanceRoutes } from './resources/customer-balance.ts'
import { customerRoutes } from './resources/customers.ts'
import { disputeRoutes } from './resources/disputes.ts'
import { invoiceRoutes } from './resources/invoices.ts'
import { paymentMethodRoutes } from './resources/payment-methods.ts'
import { paymentRoutes } from './resources/payments.ts'
import { portalRoutes } from './resources/portal.ts'
import { refundRoutes } from './resources/refunds.ts'
import { subscriptionRoutes } from './resources/subscriptions.ts'
import { transferRoutes } from './resources/transfers.ts'
import { matchPath, type Route } from './route.ts'
import { find, listOf } from './state.ts'

const ROUTES: readonly Route[] = [
  ...customerRoutes,
  ...customerBalanceRoutes,
  ...catalogueRoutes,
  ...couponRoutes,
  ...paymentMethodRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...transferRoutes,
]

/** The route of a request with the ids of its path. */
export function findRoute(method: string, path: string): { route: Route; ids: string[] } | null {
  for (const route of ROUTES) {
    const ids = route.method === method ? matchPath(route.path, path) : null
    if (ids !== null) return { route, ids }
  }
  return null
}

/** Members that only `expand[]` adds. */
export const include: Includable = (state, object, name) => {
  const id = String(object.id)
  if (object.object === 'checkout.session' && name === 'line_items')
    return listOf(
      `/v1/checkout/sessions/${id}/line_items`,
      sessionLines(state, find(state.sessions, 'checkout.session', id)),
    )
  if (object.object === 'charge' && name === 'refunds')
    return listOf(`/v1/charges/${id}/refunds`, state.refunds.list({ charge: id }))
  return undefined
}
