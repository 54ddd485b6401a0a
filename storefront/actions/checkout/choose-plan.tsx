'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import type { PlanChoice } from '#domain/checkout/choice.ts'
import { checkoutPayload } from '#domain/checkout/payload.ts'
import { printPurchase } from '#domain/checkout/purchase-query.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ConfirmUpgrade } from './confirm-upgrade.tsx'
import { useLoading } from './loading.ts'
import { useCheckout } from './use-checkout.ts'

interface ChoosePlanProps {
  readonly choice: PlanChoice
  /** The address of this page, where a visitor without scripts returns to. */
  readonly from: string
  readonly tone: 'strong' | 'neutral'
}

/** The button of a plan. Without scripts it leads to the purchase page, as it does for visitors. */
export function ChoosePlan({ choice, from, tone }: ChoosePlanProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { waiting, choose } = useCheckout()
  const busy = useLoading(choice.offer.planId)
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void choose(choice)
  }
  const { name } = choice.plan
  return (
    <>
      <LinkButton
        tone={tone}
        size="large"
        block
        href={`${href('purchase', locale)}?${printPurchase(checkoutPayload(choice, { cancelUrl: from }))}`}
        aria-busy={busy || undefined}
        onClick={press}
      >
        {t('choose', { plan: name })}
      </LinkButton>
      {waiting !== null && <ConfirmUpgrade waiting={waiting} plan={name} />}
    </>
  )
}
