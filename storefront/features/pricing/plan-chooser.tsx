'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { SoldPlan } from '#domain/contract/plans.ts'
import { BILLING_PERIODS, type BillingPeriod } from '#domain/plans/plan.ts'
import { useCountry } from '#storefront/browser-storage/use-country.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { PlanCard } from './plan-card.tsx'

interface PlanChooserProps {
  /** The heading of the page, beside the choice of the period. */
  readonly heading: ReactNode
  readonly plans: readonly SoldPlan[]
  /** The address of this page. */
  readonly from: string
}

/** The cards of plans with the choice between a month and a year, in the prices of the visitor's country. */
export function PlanChooser({ heading, plans, from }: PlanChooserProps) {
  const t = useTranslations('pricing')
  const country = useCountry()
  const [period, setPeriod] = useState<BillingPeriod>('year')
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
      <div className="plans" data-count={plans.length}>
        {plans.map((plan) => (
          <PlanCard key={plan.slug} plan={plan} period={period} country={country} from={from} />
        ))}
      </div>
    </>
  )
}
