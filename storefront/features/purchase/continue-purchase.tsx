'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PlanChoice } from '#domain/checkout/choice.ts'
import type { PurchaseFields } from '#domain/checkout/purchase-query.ts'
import { href } from '#domain/routing/href.ts'
import { ConfirmUpgrade } from '#storefront/actions/checkout/confirm-upgrade.tsx'
import { useLoading } from '#storefront/actions/checkout/loading.ts'
import { useCheckout } from '#storefront/actions/checkout/use-checkout.ts'
import { useSession } from '#storefront/session/session.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { PayWith, WAYS, type Way } from './pay-with.tsx'

interface ContinuePurchaseProps {
  readonly choice: PlanChoice
  readonly fields: PurchaseFields
}

/** The way to pay, with sign-up and log-in for a visitor; once a user is signed in, the checkout starts by itself. */
export function ContinuePurchase({ choice, fields }: ContinuePurchaseProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { state } = useSession()
  const { waiting, choose } = useCheckout()
  const ways = WAYS.filter((way) => choice.offer.gateways.includes(way))
  const [way, setWay] = useState<Way>(fields.gateway === 'paypal' ? 'paypal' : 'stripe')
  const busy = useLoading(way === 'paypal' ? 'paypal' : choice.offer.planId)
  const started = useRef(false)

  const start = useCallback(() => {
    const { cancel_url: back, redirect, code } = fields
    void choose(choice, {
      cancelUrl: back ?? href('pricing', locale),
      ...(redirect === undefined ? {} : { redirect }),
      ...(code === undefined ? {} : { code }),
      ...(way === 'paypal' ? { gateway: way } : {}),
    })
  }, [choice, choose, fields, locale, way])

  useEffect(() => {
    if (state !== 'person' || started.current) return
    started.current = true
    start()
  }, [state, start])

  const chooser = ways.length > 1 && <PayWith ways={ways} chosen={way} onChoose={setWay} />
  if (state === 'person')
    return (
      <div className="stack">
        {chooser}
        <Button tone="primary" size="large" block busy={busy} disabled={busy} onClick={start}>
          {t('toPayment')}
        </Button>
        {waiting !== null && <ConfirmUpgrade waiting={waiting} plan={choice.plan.name} />}
      </div>
    )
  const back = new URLSearchParams(window.location.search)
  back.set('gateway', way)
  const here = new URLSearchParams({ redirect: `${window.location.pathname}?${back}` })
  return (
    <div className="stack">
      {chooser}
      <p className="muted">{t('signUpFirst')}</p>
      <LinkButton
        tone="primary"
        size="large"
        block
        href={`${href('auth', locale, { view: 'signup' })}?${here}`}
      >
        {t('signUp')}
      </LinkButton>
      <LinkButton
        tone="outline"
        size="large"
        block
        href={`${href('auth', locale, { view: 'login' })}?${here}`}
        data-account="login"
      >
        {t('logIn')}
      </LinkButton>
    </div>
  )
}
