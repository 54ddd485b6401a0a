import type { BoughtAsset } from '#domain/contract/checkout.ts'
import { sendCheckout } from '#storefront/actions/checkout/send-checkout.ts'
import { askToLogIn } from '#storefront/session/intents.ts'

/**
 * Buys one asset: a visitor logs in first, then the checkout opens. The user returns to this page, where the asset can be
 * downloaded; the price is the server's.
 */
export async function buyAsset({ form, slug }: BoughtAsset): Promise<void> {
  if (!(await askToLogIn('buy'))) return
  const page = window.location.pathname + window.location.search
  await sendCheckout({
    purchase_type: 'cart',
    assets: [{ form, slug }],
    billing_period: 'year',
    billing_frequency: 1,
    type: 'personal',
    gateway: 'stripe',
    checkout_mode: 'payment',
    redirect: page,
    cancel_url: page,
  })
}
