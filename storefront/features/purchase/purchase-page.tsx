'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { type PlanChoice, periodSold } from '#domain/checkout/choice.ts'
import { type PurchaseFields, readPurchase } from '#domain/checkout/purchase-query.ts'
import type { SoldPlan } from '#domain/contract/plans.ts'
import type { PriceCurrency } from '#domain/money/preferred-currency.ts'
import { offerFor, offerOf } from '#domain/plans/plan.ts'
import { href } from '#domain/routing/href.ts'
import { clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ContinuePurchase } from './continue-purchase.tsx'
import { CouponField } from './coupon-field.tsx'
import { PlanSummary } from './plan-summary.tsx'
import './purchase.css'

interface Purchase {
  readonly choice: PlanChoice
  readonly fields: PurchaseFields
}

interface PurchasePageProps {
  readonly plans: readonly SoldPlan[]
  /** Of the site. */
  readonly currency: PriceCurrency
}

/**
 * The plan that a visitor chose, and the log-in or sign-up before its checkout (spec section 4, "Subscribing"). The page is
 * cached for all visitors: the choice is in its query.
 */
export function PurchasePage({ plans, currency }: PurchasePageProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const [purchase, setPurchase] = useState<Purchase | null | undefined>(undefined)
  useEffect(() => setPurchase(purchaseIn(window.location.search, plans, currency)), [plans, currency])

  if (purchase === undefined) return <p className="muted">{t('loading')}</p>
  if (purchase === null)
    return (
      <div className="stack">
        <p className="muted">{t('unknownPlan')}</p>
        <div className="row">
          <LinkButton tone="strong" href={href('pricing', locale)}>
            {t('toPricing')}
          </LinkButton>
        </div>
      </div>
    )
  return (
    <>
      <PlanSummary choice={purchase.choice} />
      <CouponField
        code={purchase.fields.code}
        onCode={(code) => setPurchase({ ...purchase, fields: { ...purchase.fields, code } })}
      />
      <ContinuePurchase {...purchase} />
    </>
  )
}

function purchaseIn(search: string, plans: readonly SoldPlan[], currency: PriceCurrency): Purchase | null {
  const fields = readPurchase(new URLSearchParams(search))
  if (fields === null) return null
  const { billing_period: wanted, members, plan_id, type } = fields
  const plan =
    plan_id === undefined
      ? plans.find((one) => one.type === type && one.hasCard)
      : plans.find((one) => offerOf(one, plan_id) !== undefined)
  const offer =
    plan &&
    (plan_id === undefined ? offerFor(plan, clientSettings().country, currency) : offerOf(plan, plan_id))
  if (plan === undefined || offer === undefined) return null
  return { choice: { plan, offer, period: periodSold(offer, wanted), seats: members ?? null }, fields }
}
