'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { SoldPlan } from '#domain/contract/plans.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { DEFAULT_CURRENCY, type PriceCurrency } from '#domain/money/preferred-currency.ts'
import { formatMoney } from '#domain/money/text.ts'
import { BILLING_PERIODS, generalOfferIn } from '#domain/plans/plan.ts'
import { deskText, panelLocale } from './texts/desk-text.ts'

const PERIODS = { month: '{price} a month', year: '{price} a year' } as const

/** What each plan on sale costs in the chosen currency, before it is saved. */
export function CurrencyPreview() {
  const chosen = useFormFields(([fields]) => fields.defaultCurrency?.value)
  const currency = PRICE_CURRENCIES.find((one) => one === chosen) ?? DEFAULT_CURRENCY
  const plans = usePlans()
  const locale = panelLocale(useTranslation().i18n.language)
  const heading = deskText(locale, 'Prices in {currency}', { currency })
  return (
    <section className="motif-field" aria-label={heading}>
      <h3 className="motif-field__label">{heading}</h3>
      {plans === null && <p className="motif-field__hint">{deskText(locale, 'Loading…')}</p>}
      {plans === 'failed' && (
        <p className="motif-field__hint">
          {deskText(locale, 'The plans could not be read. Try again later.')}
        </p>
      )}
      {Array.isArray(plans) && plans.length === 0 && (
        <p className="motif-field__hint">{deskText(locale, 'No plan is on sale.')}</p>
      )}
      {Array.isArray(plans) && (
        <ul>
          {plans.map((plan) => (
            <li key={plan.slug}>
              {plan.name}: {pricesIn(plan, currency, locale)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function pricesIn(plan: SoldPlan, currency: PriceCurrency, locale: Locale): string {
  const offer = generalOfferIn(plan, currency)
  if (offer === undefined) return deskText(locale, 'no price in this currency')
  return BILLING_PERIODS.flatMap((period) => {
    const amount = offer.prices[period]
    if (amount === null) return []
    const price = formatMoney(money(BigInt(amount), currency), locale)
    return deskText(locale, PERIODS[period], { price })
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
