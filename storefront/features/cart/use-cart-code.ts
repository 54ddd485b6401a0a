import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Cart, CartCoupon } from '#domain/contract/carts.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { codeInAddress, rememberCode } from '#storefront/actions/checkout/code-in-address.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'

export interface CartCode {
  /** What the code takes off; null for none. */
  readonly coupon: CartCoupon | null
  /** The cart changed after the discount was computed: what is charged is not known. */
  readonly outdated: boolean
  /** Why a code was removed; null where the user removed it. */
  readonly refused: ErrorCode | null
  readonly check: (fields: { readonly code: string }) => Promise<Answer<{ coupon: CartCoupon }>>
  readonly take: (coupon: CartCoupon | null) => void
  /** Computes the discount again. */
  readonly renew: () => void
}

/** The code that is used for a cart. The server computes its discount, again after each change of the cart. */
export function useCartCode({ slug, revision }: Cart, onOtherCart: () => void): CartCode {
  const [coupon, setCoupon] = useState<CartCoupon | null>(null)
  const [refused, setRefused] = useState<ErrorCode | null>(null)
  const [round, setRound] = useState(0)
  const code = useRef<string | undefined>(undefined)
  /** The answer that counts: an earlier one, and one for a code that was removed since, is dropped. */
  const awaited = useRef('')

  const check: CartCode['check'] = (fields) =>
    callApi('POST', `/carts/${encodeURIComponent(slug)}/coupon`, { body: fields })

  function take(taken: CartCoupon | null, reason: ErrorCode | null = null): void {
    awaited.current = ''
    code.current = taken?.code
    setCoupon(taken)
    setRefused(reason)
    rememberCode(taken?.code)
    if (taken !== null && taken.cart_revision !== revision) onOtherCart()
  }

  const compute = useEffectEvent(async (state: string) => {
    code.current ??= codeInAddress()
    if (code.current === undefined) return
    awaited.current = state
    const answer = await check({ code: code.current })
    if (awaited.current !== state) return
    if (answer.ok) take(answer.value.coupon)
    else take(null, answer.faults[0]?.code ?? 'unavailable')
  })
  const state = `${revision} ${round}`
  useEffect(() => void compute(state), [state])

  return {
    coupon,
    outdated: coupon !== null && coupon.cart_revision !== revision,
    refused,
    check,
    take: (taken) => take(taken),
    renew: () => setRound((before) => before + 1),
  }
}
