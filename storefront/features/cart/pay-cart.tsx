'use client'

import { useTranslations } from 'next-intl'
import type { Cart } from '#domain/contract/carts.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { addressOfAsset } from '#domain/routing/address-of-asset.ts'
import { IncludedTax } from '#storefront/actions/checkout/included-tax.tsx'
import { useLoading } from '#storefront/actions/checkout/loading.ts'
import { CartCoupon } from '#storefront/features/cart/cart-coupon.tsx'
import { useCartCode } from '#storefront/features/cart/use-cart-code.ts'
import { Button } from '#storefront/ui/button.tsx'

interface PayCartProps {
  readonly cart: Cart
  readonly locale: Locale
  /** A checkout was refused: the cart may have changed. */
  readonly onRefused: () => void
}

/** The total of a cart, a code that lowers it, and the ways to pay what is left. */
export function PayCart({ cart, locale, onRefused }: PayCartProps) {
  const t = useTranslations('cart')
  const { slug, lines, total } = cart
  const sold = lines.filter(({ state }) => state === 'sold')
  const [byCard, byPaypal] = [useLoading(0), useLoading('paypal')]
  const code = useCartCode(cart, onRefused)
  const { coupon, outdated } = code
  const busy = byCard || byPaypal

  // The page after the payment leads on to the one asset, or else to the library.
  const [only] = sold
  const page = sold.length === 1 && only?.card ? addressOfAsset(only.card, locale) : null

  async function pay(gateway: Gateway): Promise<void> {
    const { sendCheckout } = await import('#storefront/actions/checkout/send-checkout.ts')
    const sent = await sendCheckout({
      purchase_type: 'cart',
      cart: slug,
      cart_revision: coupon?.revision ?? cart.revision,
      ...(coupon === null ? {} : { code: coupon.code }),
      billing_period: 'year',
      billing_frequency: 1,
      type: 'personal',
      gateway,
      checkout_mode: 'payment',
      ...(page === null ? {} : { redirect: page }),
      cancel_url: `${window.location.pathname}${window.location.search}`,
    })
    if (sent !== false) return
    onRefused()
    code.renew()
  }

  if (total === null)
    return (
      <p className="alert" role="status">
        {t('nothing')}
      </p>
    )
  const due = coupon?.total ?? total
  const price = formatMoney(money(BigInt(due.amount), due.currency), locale)
  const isFree = BigInt(due.amount) === 0n
  return (
    <div className="cart__pay">
      <CartCoupon code={code} />
      <p className="cart__total" role="status">
        <span>
          {t('total')} <span className="small muted">{t('count', { count: sold.length })}</span>
        </span>
        <span className="num">{price}</span>
      </p>
      <IncludedTax {...due} locale={locale} />
      <div className="cart__ways">
        <Button
          tone="primary"
          size="large"
          busy={byCard}
          disabled={busy || outdated}
          onClick={() => void pay('stripe')}
        >
          {isFree ? t('free') : t('pay', { price })}
        </Button>
        {/* PayPal takes no rupees across borders. */}
        {!isFree && due.currency !== 'INR' && (
          <Button size="large" busy={byPaypal} disabled={busy || outdated} onClick={() => void pay('paypal')}>
            {t('paypal')}
          </Button>
        )}
      </div>
    </div>
  )
}
