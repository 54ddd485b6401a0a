'use client'

import { useLocale, useTranslations } from 'next-intl'
import { periodSold } from '#domain/checkout/choice.ts'
import type { SoldPlan } from '#domain/contract/plans.ts'
import { type BillingPeriod, offerFor } from '#domain/plans/plan.ts'
import { href } from '#domain/routing/href.ts'
import { ChoosePlan } from '#storefront/actions/checkout/choose-plan.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { PlanPrice } from './plan-price.tsx'

interface PlanCardProps {
  readonly plan: SoldPlan
  readonly period: BillingPeriod
  /** Of the visitor; null while it is unknown. */
  readonly country: string | null
  /** The address of this page. */
  readonly from: string
}

/**
 * A plan with its price in the visitor's country, its features and the button that chooses it; a plan that needs a code of
 * staff leads to the contact form.
 */
export function PlanCard({ plan, period: wanted, country, from }: PlanCardProps) {
  const t = useTranslations('pricing')
  const locale = useLocale()
  const offer = offerFor(plan, country)
  if (offer === undefined) return null
  const period = periodSold(offer, wanted)
  const hasMoreSeats = offer.seatPrices[period] !== null
  return (
    <section className={plan.isHighlighted ? 'plan plan--hot' : 'plan'} data-plan={plan.slug}>
      <div>
        <div className="plan__h">
          <h2>{plan.name}</h2>
          {plan.save !== null && period === 'year' && (
            <span className="badge">{t('save', { percent: plan.save })}</span>
          )}
        </div>
        <p className="small plan__quiet">{plan.tagline}</p>
      </div>
      <PlanPrice offer={offer} period={period} members={plan.members} />
      <div>
        {plan.condition === 'code' ? (
          <LinkButton tone="strong" size="large" block href={href('contact', locale)}>
            {t('condition.contact')}
          </LinkButton>
        ) : (
          <ChoosePlan
            choice={{ plan, offer, period, seats: null }}
            from={from}
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
