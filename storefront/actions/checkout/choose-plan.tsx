'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import type { PlanChoice } from '#domain/checkout/choice.ts'
import { checkoutPayload } from '#domain/checkout/payload.ts'
import { printPurchase } from '#domain/checkout/print-purchase.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ConfirmUpgrade } from './confirm-upgrade.tsx'
import { useLoading } from './loading.ts'
import { useCheckout } from './use-checkout.ts'

interface ChoosePlanProps {
  readonly choice: PlanChoice
  /** The address of this page, where a visitor without scripts returns to. */
  readonly from: string
  /** A coupon; by default the one in the query of the page. */
  readonly code?: string | undefined
  readonly tone: 'strong' | 'neutral'
}

/** The button of a plan, and a link to pay it with PayPal where that is offered. Without scripts it leads to the purchase page, as it does for visitors. */
export function ChoosePlan({ choice, from, code, tone }: ChoosePlanProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { waiting, choose } = useCheckout()
  const busy = useLoading(choice.offer.planId)
  const paypalBusy = useLoading('paypal')
  const press = (event: MouseEvent, gateway?: 'paypal') => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void choose(choice, {
      ...(gateway === undefined ? {} : { gateway }),
      ...(code === undefined ? {} : { code }),
    })
  }
  const addressWith = (gateway?: 'paypal') => {
    const payload = checkoutPayload(choice, { cancelUrl: from, gateway, code })
    return `${href('purchase', locale)}?${printPurchase(payload)}`
  }
  const { name } = choice.plan
  return (
    <>
      <LinkButton
        tone={tone}
        size="large"
        block
        href={addressWith()}
        aria-busy={busy || undefined}
        onClick={(event) => press(event)}
      >
        {t('choose', { plan: name })}
      </LinkButton>
      {choice.offer.gateways.includes('paypal') && (
        <a
          className="plan__paypal link small"
          href={addressWith('paypal')}
          aria-busy={paypalBusy || undefined}
          onClick={(event) => press(event, 'paypal')}
        >
          {t('payWithPaypal')}
          <span className="vh">: {name}</span>
        </a>
      )}
      {waiting !== null && <ConfirmUpgrade waiting={waiting} plan={name} />}
    </>
  )
}
