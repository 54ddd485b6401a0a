'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { SoldOffer } from '#domain/contract/plans.ts'
import { formatMoney } from '#domain/money/text.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'

interface FirstPriceProps {
  readonly offer: Pick<SoldOffer, 'currency' | 'prices'>
  /** In minor units. */
  readonly first: number | null
  readonly period: BillingPeriod
}

/** The first payment with a coupon beside the full price, and what renewals cost. */
export function FirstPrice({ offer: { currency, prices }, first, period }: FirstPriceProps) {
  const t = useTranslations('pricing.offer')
  const locale = useLocale()
  const full = prices[period] ?? 0
  const write = (amount: number) => formatMoney({ amount: BigInt(amount), currency }, locale)
  return (
    <div>
      <p className="plan__price">
        <b>{write(first ?? full)}</b>
        {first !== null && (
          <span className="small plan__quiet">
            <span className="vh">{t('fullPrice')} </span>
            <s>{write(full)}</s>
          </span>
        )}
      </p>
      <p className="tiny plan__quiet">{t(`first.${period}`, { price: write(full) })}</p>
    </div>
  )
}
