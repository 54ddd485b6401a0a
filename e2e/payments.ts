import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { callAs } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

/** Its price includes five seats. */
const TEAM_PLUS = 43
/** The name of the team that `buyTeamPlan` makes. */
export const TEAM = 'Engines'

const checkoutSchema = z.object({ response: z.object({ checkout: z.object({ checkout_url: z.url() }) }) })
const teamSchema = z.object({ response: z.object({ team: z.object({ uuid: z.uuid() }) }) })

/** Cards of the payment sandbox (local/payments/core/cards.ts). */
export const CARDS = { pays: '4242424242424242', declined: '4000000000000002' } as const
export type Card = keyof typeof CARDS

/** Opens the purchase page as a signed-in user, which leads on to the hosted page of the payment sandbox. */
export async function openPlanCheckout(page: Page, planId: number, locale: Locale = 'en'): Promise<void> {
  await page.goto(`${href('purchase', locale)}?plan_id=${planId}&billing_period=month`)
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
}

/** Pays on the hosted page. */
export async function payWith(page: Page, card: Card): Promise<void> {
  await page.getByRole('radio', { name: CARDS[card].replace(/(.{4})(?=.)/g, '$1 ') }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Pays on the hosted page, whose texts are English, and returns to the confirmation of the site. */
export async function payAndReturn(page: Page, locale: Locale = 'en'): Promise<void> {
  await payWith(page, 'pays')
  await expect(page.getByText(textsOf(locale).checkout.confirmation.paid.heading)).toBeVisible({
    timeout: 30_000,
  })
}

/** Buys a plan by the month, from the purchase page to the confirmation. */
export async function buyPlan(page: Page, planId: number, locale: Locale = 'en'): Promise<void> {
  await openPlanCheckout(page, planId, locale)
  await payAndReturn(page, locale)
}

/** Pays a checkout of the payment sandbox without a browser. */
export async function payByRequest(checkoutUrl: string): Promise<void> {
  const body = new URLSearchParams({ card: CARDS.pays, email: 'payer@example.com', act: 'pay' })
  const answer = await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status, await answer.text()).toBeLessThan(400)
}

/** Makes a team with a paid plan, whose price includes five seats, and switches to it, without the pages. */
export async function buyTeamPlan(page: Page): Promise<void> {
  const { response } = teamSchema.parse(
    await callAs(page, 'POST', '/teams', { name: TEAM, email: 'office@example.com' }),
  )
  await callAs(page, 'POST', `/teams/${response.team.uuid}/login`, {})
  await payByRequest(await openCheckout(page, { plan_id: TEAM_PLUS, type: 'team', billing_period: 'month' }))
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  await expect
    .poll(async () => {
      const teams = await (await page.request.get('/api/v2/teams', { headers })).json()
      return teams.response.teams[0].seats
    }, 'the seats of the paid plan')
    .toBeGreaterThan(1)
}

/** Starts a checkout without its page. @returns its address at the payment sandbox */
export async function openCheckout(page: Page, form: object): Promise<string> {
  const { response } = checkoutSchema.parse(await callAs(page, 'POST', '/checkout', form))
  return response.checkout.checkout_url
}
