'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { SoldPlan } from '#domain/contract/plans.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { DEFAULT_CURRENCY, type PriceCurrency } from '#domain/money/preferred-currency.ts'
import { formatMoney } from '#domain/money/text.ts'
import { BILLING_PERIODS, generalOfferIn } from '#domain/plans/plan.ts'

const PERIODS = { month: 'a month', year: 'a year' } as const

/** What each plan on sale costs in the chosen currency, before it is saved. */
export function CurrencyPreview() {
  const chosen = useFormFields(([fields]) => fields.defaultCurrency?.value)
  const currency = PRICE_CURRENCIES.find((one) => one === chosen) ?? DEFAULT_CURRENCY
  const plans = usePlans()
  return (
    <section className="motif-field" aria-label="Prices in the default currency">
      <h3 className="motif-field__label">Prices in {currency}</h3>
      {plans === null && <p className="motif-field__hint">Loading…</p>}
      {plans === 'failed' && <p className="motif-field__hint">The plans could not be read.</p>}
      {Array.isArray(plans) && plans.length === 0 && <p className="motif-field__hint">No plan is on sale.</p>}
      {Array.isArray(plans) && (
        <ul>
          {plans.map((plan) => (
            <li key={plan.slug}>
              {plan.name}: {pricesIn(plan, currency)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function pricesIn(plan: SoldPlan, currency: PriceCurrency): string {
  const offer = generalOfferIn(plan, currency)
  if (offer === undefined) return 'no price in this currency'
  return BILLING_PERIODS.flatMap((period) => {
    const amount = offer.prices[period]
    return amount === null ? [] : `${formatMoney(money(BigInt(amount), currency), 'en')} ${PERIODS[period]}`
  }).join(', ')
}

type Plans = readonly SoldPlan[]

/** Null until they are read. */
function usePlans(): Plans | 'failed' | null {
  const [plans, setPlans] = useState<Plans | 'failed' | null>(null)
  useEffect(() => {
    const left = new AbortController()
    fetch('/api/v2/plans', { signal: left.signal })
      .then(async (answer): Promise<{ response: { plans: Plans } }> => answer.json())
      .then(({ response }) => setPlans(response.plans))
      .catch(() => left.signal.aborted || setPlans('failed'))
    return () => left.abort()
  }, [])
  return plans
}
