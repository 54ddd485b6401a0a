'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { SoldOffer } from '#domain/contract/plans.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import type { BillingPeriod } from '#domain/plans/plan.ts'
import { monthOfYear, perMember } from '#domain/plans/prices.ts'

interface PlanPriceProps {
  readonly offer: SoldOffer
  readonly period: BillingPeriod
  readonly members: number
}

/** The price of an offer for a month, and what is billed when. */
export function PlanPrice({ offer: { currency, prices }, period, members }: PlanPriceProps) {
  const t = useTranslations('pricing')
  const locale = useLocale()
  const billed: Money = { amount: BigInt(prices[period] ?? 0), currency }
  const monthly = period === 'year' ? monthOfYear(billed) : billed
  const write = (amount: Money) => formatMoney(amount, locale)
  return (
    <div>
      <p className="plan__price">
        <b>{write(monthly)}</b>
        <span className="small plan__quiet">{t('aMonth')}</span>
      </p>
      <p className="tiny plan__quiet">
        {period === 'year' ? t('billedYearly', { price: write(billed) }) : t('billedMonthly')}
        {members > 1 && ` · ${t('perSeat', { price: write(perMember(monthly, members)) })}`}
      </p>
    </div>
  )
}
