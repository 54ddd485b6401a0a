'use client'

import { useLocale, useTranslations } from 'next-intl'
import { periodSold } from '#domain/checkout/choice.ts'
import type { DiscountedPlan } from '#domain/contract/offers.ts'
import type { SoldOffer, SoldPlan } from '#domain/contract/plans.ts'
import { isDiscounted } from '#domain/coupons/offer-plans.ts'
import type { PriceCurrency } from '#domain/money/preferred-currency.ts'
import { type BillingPeriod, offerFor } from '#domain/plans/plan.ts'
import { href } from '#domain/routing/href.ts'
import { ChoosePlan } from '#storefront/actions/checkout/choose-plan.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { FirstPrice } from './first-price.tsx'
import { PlanPrice } from './plan-price.tsx'

/** A plan, or one with the first payments that a coupon leaves. */
export type CardPlan = Omit<SoldPlan, 'offers'> & {
  readonly offers: readonly (SoldOffer & Partial<Pick<DiscountedPlan['offers'][number], 'firstPrices'>>)[]
}

interface PlanCardProps {
  readonly plan: CardPlan
  readonly period: BillingPeriod
  /** Of the visitor; null while it is unknown. */
  readonly country: string | null
  /** Of the site. */
  readonly currency: PriceCurrency
  /** The address of this page. */
  readonly from: string
  /** The coupon that the checkout uses. */
  readonly code?: string | undefined
}

/** Whether a plan has a card in a country: one that a coupon is not for there has none. */
export function isShown(plan: CardPlan, country: string | null, currency: PriceCurrency): boolean {
  const offer = offerFor(plan, country, currency)
  return offer !== undefined && (offer.firstPrices === undefined || isDiscounted(offer.firstPrices))
}

/**
 * A plan with its price in the visitor's country, its features and the button that chooses it; a plan that needs a code of
 * staff leads to the contact form.
 */
export function PlanCard({ plan, period: wanted, country, currency, from, code }: PlanCardProps) {
  const t = useTranslations('pricing')
  const locale = useLocale()
  const offer = offerFor(plan, country, currency)
  if (offer === undefined || !isShown(plan, country, currency)) return null
  const period = periodSold(offer, wanted)
  const hasMoreSeats = offer.seatPrices[period] !== null
  return (
    <section className={plan.isHighlighted ? 'plan plan--hot' : 'plan'} data-plan={plan.slug}>
      <div>
        <div className="plan__h">
          <h2>{plan.name}</h2>
          {plan.save !== null && period === 'year' && code === undefined && (
            <span className="badge">{t('save', { percent: plan.save })}</span>
          )}
        </div>
        <p className="small plan__quiet">{plan.tagline}</p>
      </div>
      {offer.firstPrices === undefined ? (
        <PlanPrice offer={offer} period={period} members={plan.members} />
      ) : (
        <FirstPrice offer={offer} first={offer.firstPrices[period]} period={period} />
      )}
      <div>
        {plan.condition === 'code' ? (
          <LinkButton tone="strong" size="large" block href={href('contact', locale)}>
            {t('condition.contact')}
          </LinkButton>
        ) : (
          <ChoosePlan
            choice={{ plan, offer, period, seats: null }}
            from={from}
            code={code}
            tone={plan.isHighlighted ? 'neutral' : 'strong'}
          />
        )}
        <p className="tiny plan__quiet">
          {t(hasMoreSeats ? 'seatsAndMore' : 'seats', { count: plan.members })}
          {plan.trialDays > 0 && ` · ${t('trial', { count: plan.trialDays })}`}
        </p>
      </div>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
