'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { PlanChoice } from '#domain/checkout/choice.ts'
import { type PurchaseFields, readPurchase } from '#domain/checkout/purchase-query.ts'
import type { SoldPlan } from '#domain/contract/plans.ts'
import { offerOf } from '#domain/plans/plan.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ContinuePurchase } from './continue-purchase.tsx'
import { PlanSummary } from './plan-summary.tsx'
import './purchase.css'

interface Purchase {
  readonly choice: PlanChoice
  readonly fields: PurchaseFields
}

/**
 * The plan that a visitor chose, and the log-in or sign-up before its checkout (spec section 4, "Subscribing"). The page is
 * cached for all visitors: the choice is in its query.
 */
export function PurchasePage({ plans }: { readonly plans: readonly SoldPlan[] }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const [purchase, setPurchase] = useState<Purchase | null | undefined>(undefined)
  useEffect(() => setPurchase(purchaseIn(window.location.search, plans)), [plans])

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
      <ContinuePurchase {...purchase} />
    </>
  )
}

function purchaseIn(search: string, plans: readonly SoldPlan[]): Purchase | null {
  const fields = readPurchase(new URLSearchParams(search))
  if (fields === null) return null
  for (const plan of plans) {
    const offer = offerOf(plan, fields.plan_id ?? 0)
    const { billing_period: period, members } = fields
    if (offer && offer.prices[period] !== null)
      return { choice: { plan, offer, period, seats: members ?? null }, fields }
  }
  return null
}
