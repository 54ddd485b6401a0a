'use client'

import { useTranslations } from 'next-intl'
import type { Cart } from '#domain/contract/carts.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { useLoading } from '#storefront/actions/checkout/loading.ts'
import { addressOfCard } from '#storefront/features/cart/address-of-card.ts'
import { Button } from '#storefront/ui/button.tsx'

interface PayCartProps {
  readonly cart: Cart
  readonly locale: Locale
  /** A checkout was refused: the cart may have changed. */
  readonly onRefused: () => void
}

/** The total of a cart and the ways to pay it. */
export function PayCart({ cart: { slug, lines, total, revision }, locale, onRefused }: PayCartProps) {
  const t = useTranslations('cart')
  const sold = lines.filter(({ state }) => state === 'sold')
  const [byCard, byPaypal] = [useLoading(0), useLoading('paypal')]
  const busy = byCard || byPaypal

  // The page after the payment leads on to the one asset, or else to the library.
  const [only] = sold
  const page = sold.length === 1 && only?.card ? addressOfCard(only.card, locale) : null

  async function pay(gateway: Gateway): Promise<void> {
    const { sendCheckout } = await import('#storefront/actions/checkout/send-checkout.ts')
    const sent = await sendCheckout({
      purchase_type: 'cart',
      cart: slug,
      cart_revision: revision,
      billing_period: 'year',
      billing_frequency: 1,
      type: 'personal',
      gateway,
      checkout_mode: 'payment',
      ...(page === null ? {} : { redirect: page }),
      cancel_url: window.location.pathname,
    })
    if (sent === false) onRefused()
  }

  if (total === null)
    return (
      <p className="alert" role="status">
        {t('nothing')}
      </p>
    )
  const price = formatMoney(money(BigInt(total.amount), total.currency), locale)
  return (
    <div className="cart__pay">
      <p className="cart__total" role="status">
        <span>
          {t('total')} <span className="small muted">{t('count', { count: sold.length })}</span>
        </span>
        <span className="num">{price}</span>
      </p>
      <div className="cart__ways">
        <Button tone="primary" size="large" busy={byCard} disabled={busy} onClick={() => void pay('stripe')}>
          {t('pay', { price })}
        </Button>
        {/* PayPal takes no rupees across borders. */}
        {total.currency !== 'INR' && (
          <Button size="large" busy={byPaypal} disabled={busy} onClick={() => void pay('paypal')}>
            {t('paypal')}
          </Button>
        )}
      </div>
    </div>
  )
}
