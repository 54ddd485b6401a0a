'use client'

import type { CartSummary } from '#domain/contract/carts.ts'
import { OWN_CART } from '#storefront/actions/cart/own-cart.ts'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'

/** How many assets are in the user's cart; nothing for an empty one. */
export function CartCount() {
  const { state } = useSession()
  const { data } = useApi<{ cart: CartSummary }>(state === 'person' ? OWN_CART : null)
  const count = data?.cart.count ?? 0
  return count > 0 && <span className="n num">{count}</span>
}
