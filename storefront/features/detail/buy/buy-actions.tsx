import { useTranslations } from 'next-intl'
import type { MoneyJson } from '#domain/contract/catalogue.ts'
import type { BoughtAsset } from '#domain/contract/checkout.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'
import { AddToCartButton } from '#storefront/features/detail/buy/add-to-cart-button.tsx'
import { BuyButton } from '#storefront/features/detail/buy/buy-button.tsx'

interface BuyActionsProps {
  readonly asset: BoughtAsset & { readonly price: MoneyJson | null }
  readonly locale: Locale
}

/** The ways to an exclusive asset: buying it at once or with others, or a plan. Nothing for an asset without a price. */
export function BuyActions({ asset: { form, slug, price }, locale }: BuyActionsProps) {
  const t = useTranslations('detail.exclusive')
  const cart = useTranslations('cart')
  if (price === null) return null
  const text = t('buy', { price: formatMoney(money(price.amount, price.currency), locale) })
  return (
    <div className="sale">
      <div className="needs-script">
        <div className="sale__ways">
          <BuyButton asset={{ form, slug }} text={text} />
          <AddToCartButton asset={{ form, slug }} text={cart('add')} />
        </div>
      </div>
      <p className="small">
        <a className="link" href={href('pricing', locale)}>
          {t('withPlan')}
        </a>
      </p>
    </div>
  )
}
