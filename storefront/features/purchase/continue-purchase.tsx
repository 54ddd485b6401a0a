'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef } from 'react'
import type { PlanChoice } from '#domain/checkout/choice.ts'
import type { PurchaseFields } from '#domain/checkout/purchase-query.ts'
import { href } from '#domain/routing/href.ts'
import { ConfirmUpgrade } from '#storefront/actions/checkout/confirm-upgrade.tsx'
import { useLoading } from '#storefront/actions/checkout/loading.ts'
import { useCheckout } from '#storefront/actions/checkout/use-checkout.ts'
import { useSession } from '#storefront/session/session.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'

interface ContinuePurchaseProps {
  readonly choice: PlanChoice
  readonly fields: PurchaseFields
}

/** Sign-up and log-in for a visitor; once a user is signed in, the checkout starts by itself. */
export function ContinuePurchase({ choice, fields }: ContinuePurchaseProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { state } = useSession()
  const { waiting, choose } = useCheckout()
  const busy = useLoading(fields.gateway === 'paypal' ? 'paypal' : choice.offer.planId)
  const started = useRef(false)

  const start = useCallback(() => {
    const { cancel_url: back, redirect, code, gateway } = fields
    void choose(choice, {
      cancelUrl: back ?? href('pricing', locale),
      ...(redirect === undefined ? {} : { redirect }),
      ...(code === undefined ? {} : { code }),
      ...(gateway === 'paypal' ? { gateway } : {}),
    })
  }, [choice, choose, fields, locale])

  useEffect(() => {
    if (state !== 'person' || started.current) return
    started.current = true
    start()
  }, [state, start])

  if (state === 'person')
    return (
      <div className="stack">
        <Button tone="primary" size="large" block busy={busy} disabled={busy} onClick={start}>
          {t('toPayment')}
        </Button>
        {waiting !== null && <ConfirmUpgrade waiting={waiting} plan={choice.plan.name} />}
      </div>
    )
  const here = new URLSearchParams({ redirect: window.location.pathname + window.location.search })
  return (
    <div className="stack">
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
