'use client'

import { useTranslations } from 'next-intl'
import type { CartSummary } from '#domain/contract/carts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { OWN_CART } from '#storefront/actions/cart/own-cart.ts'
import { Cart } from '#storefront/features/cart/cart.tsx'
import { CartFrame } from '#storefront/features/cart/cart-frame.tsx'
import { EmptyCart } from '#storefront/features/cart/empty-cart.tsx'
import { useApi } from '#storefront/session/use-api.ts'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'

const ROWS = 3

/** The user's own cart, whatever its address. */
export function OwnCart({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('cart')
  const read = useApi<{ cart: CartSummary }>(OWN_CART)
  const slug = read.data?.cart.slug
  if (slug) return <Cart slug={slug} locale={locale} />
  return (
    <CartFrame>
      <ReadFrame reads={[read]} notRead={t('notRead')} waiting={ROWS}>
        <EmptyCart locale={locale} />
      </ReadFrame>
    </CartFrame>
  )
}
