'use client'

import { useLocale } from 'next-intl'
import { useCallback, useState } from 'react'
import type { PlanChoice } from '#domain/checkout/choice.ts'
import { type Confirmation, decideNextStep, type NextStep, needsTeam } from '#domain/checkout/decide.ts'
import { type CheckoutContext, checkoutPayload } from '#domain/checkout/payload.ts'
import { printPurchase } from '#domain/checkout/print-purchase.ts'
import { href } from '#domain/routing/href.ts'

/** A checkout that waits for the user's confirmation. */
export interface Waiting {
  readonly why: Confirmation | 'team'
  /** Runs the checkout. */
  readonly confirm: () => Promise<void>
  readonly cancel: () => void
}

interface Checkout {
  readonly waiting: Waiting | null
  /** @returns false when the checkout failed; its reason is shown */
  readonly choose: (choice: PlanChoice, context?: Partial<CheckoutContext>) => Promise<boolean>
}

/** Chooses plans: signs up visitors first, asks for a confirmation, or starts the checkout (domain/checkout/decide.ts). */
export function useCheckout(): Checkout {
  const locale = useLocale()
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  const choose = useCallback(
    async (choice: PlanChoice, said: Partial<CheckoutContext> = {}): Promise<boolean> => {
      const [{ readChooser }, { sendCheckout }] = await Promise.all([
        import('./read-chooser.ts'),
        import('./send-checkout.ts'),
      ])
      const chooser = await readChooser()
      const step = decideNextStep(choice, chooser)
      const payload = checkoutPayload(choice, { ...contextOfPage(), ...said, ...replacedBy(step) })
      const cancel = () => setWaiting(null)
      const send = async () => {
        await sendCheckout(payload, cancel)
        cancel()
      }
      const askTeam = async () => setWaiting({ why: 'team', confirm: send, cancel })
      const mustAskTeam = needsTeam(choice, chooser)
      if (step.do === 'checkout') {
        if (!mustAskTeam) return (await sendCheckout(payload)) !== false
        await askTeam()
        return true
      }
      if (step.do === 'confirm') {
        setWaiting({ why: step.why, confirm: mustAskTeam ? askTeam : send, cancel })
        return true
      }
      const purchase = `${href('purchase', locale)}?${printPurchase(payload)}`
      const signUp = `${href('canva', locale, { view: 'signup' })}?${new URLSearchParams({ redirect: purchase })}`
      window.location.assign(step.on === 'canva' ? signUp : purchase)
      return true
    },
    [locale],
  )
  return { waiting, choose }
}

/** The page that the visitor is on, and the coupon in its query. */
function contextOfPage(): CheckoutContext {
  const { pathname, search } = window.location
  const code = new URLSearchParams(search).get('code')
  return { cancelUrl: pathname + search, ...(code === null ? {} : { code }) }
}

function replacedBy(step: NextStep): Pick<CheckoutContext, 'replaced'> {
  if (step.do === 'sign-up' || step.replaces === null) return {}
  return { replaced: { uuid: step.replaces.uuid, recurringId: step.replaces.recurring_subscription_id } }
}
