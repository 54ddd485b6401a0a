'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import type { PriceCurrency } from '#domain/money/preferred-currency.ts'
import { BILLING_PERIODS, type BillingPeriod } from '#domain/plans/plan.ts'
import { useCountry } from '#storefront/browser-storage/use-country.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { useNear } from '#storefront/ui/use-near.ts'
import { type CardPlan, isShown, PlanCard } from './plan-card.tsx'

interface PlanChooserProps {
  /** The heading of the page, beside the choice of the period. */
  readonly heading: ReactNode
  readonly plans: readonly CardPlan[]
  /** The period that is chosen at first. */
  readonly period?: BillingPeriod | undefined
  /** The default currency of the site, for visitors whose country has no separate prices. */
  readonly currency: PriceCurrency
  /** The address of this page. */
  readonly from: string
  /** A coupon that the checkout uses; then the plans have its prices. */
  readonly code?: string | undefined
}

/** The cards of plans with the choice between a month and a year, in the prices of the visitor's country. */
export function PlanChooser(props: PlanChooserProps) {
  const { heading, plans, currency, from, code, period: first = 'year' } = props
  const t = useTranslations('pricing')
  const cards = useRef<HTMLDivElement>(null)
  const country = useCountry(useNear(cards))
  const [period, setPeriod] = useState(first)
  const hasBoth = plans.some(({ offers }) =>
    offers.some(({ prices }) => BILLING_PERIODS.every((one) => prices[one] !== null)),
  )
  return (
    <>
      <div className="pricing__top">
        {heading}
        {hasBoth && (
          <fieldset className="seg needs-script" aria-label={t('period.label')}>
            {BILLING_PERIODS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === period}
                data-period={one}
                onClick={() => setPeriod(one)}
              >
                {t(`period.${one}`)}
                {one === 'year' && <Badge tone="free">{t('monthsFree')}</Badge>}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {code !== undefined && !plans.some((plan) => isShown(plan, country, currency)) && (
        <p role="status">{t('offer.notHere')}</p>
      )}
      <div ref={cards} className="plans" data-count={plans.length}>
        {plans.map((plan) => (
          <PlanCard key={plan.slug} {...{ plan, period, country, currency, from, code }} />
        ))}
      </div>
    </>
  )
}
