import { useLocale, useTranslations } from 'next-intl'
import type { PlanChoice } from '#domain/checkout/choice.ts'
import { formatMoney } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'
import { IncludedTax } from '#storefront/actions/checkout/included-tax.tsx'

/** What was chosen and what it costs, tax included and without coupons: the server takes those off at the checkout. */
export function PlanSummary({ choice: { plan, offer, period, seats } }: { readonly choice: PlanChoice }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const extra = Math.max(0, (seats ?? plan.members) - plan.members)
  const amount = BigInt(offer.prices[period] ?? 0) + BigInt(extra) * BigInt(offer.seatPrices[period] ?? 0)
  return (
    <section className="purchase__plan" aria-label={t('summary')}>
      <div>
        <h2 className="h-3">{plan.name}</h2>
        <p className="small muted">{t('members', { count: seats ?? plan.members })}</p>
      </div>
      <p className="purchase__price">
        <b>{formatMoney({ amount, currency: offer.currency }, locale)}</b>
        <span className="small muted">{t(`every.${period}`)}</span>
      </p>
      <IncludedTax amount={amount} currency={offer.currency} locale={locale} />
      <p className="small">
        <a className="link" href={href('pricing', locale)}>
          {t('change')}
        </a>
      </p>
    </section>
  )
}
