import { expect, type Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { textsOf } from '#e2e/texts.ts'

/** Cards of the payment sandbox (local/payments/core/cards.ts). */
export const CARDS = { pays: '4242424242424242', declined: '4000000000000002' } as const
export type Card = keyof typeof CARDS

/** Opens the purchase page as a signed-in user, which leads on to the hosted page of the payment sandbox. */
export async function openPlanCheckout(page: Page, planId: number): Promise<void> {
  await page.goto(`${href('purchase', 'en')}?plan_id=${planId}&billing_period=month`)
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
}

/** Pays on the hosted page. */
export async function payWith(page: Page, card: Card): Promise<void> {
  await page.getByRole('radio', { name: CARDS[card].replace(/(.{4})(?=.)/g, '$1 ') }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Buys a plan by the month, from the purchase page to the confirmation. */
export async function buyPlan(page: Page, planId: number): Promise<void> {
  await openPlanCheckout(page, planId)
  await payWith(page, 'pays')
  await expect(page.getByText(textsOf('en').checkout.confirmation.paid.heading)).toBeVisible({
    timeout: 30_000,
  })
}

/** Pays a checkout of the payment sandbox without a browser. */
export async function payByRequest(checkoutUrl: string): Promise<void> {
  const body = new URLSearchParams({ card: CARDS.pays, email: 'payer@example.com', act: 'pay' })
  const answer = await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status, await answer.text()).toBeLessThan(400)
}
