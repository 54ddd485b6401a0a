import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { type CashoutDesk, cashoutDeskSchema } from '#domain/contract/cashouts.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import type { Mailbox } from '#e2e/mailbox.ts'
import { openCheckout, payByRequest } from '#e2e/payments.ts'
import { callAs, openGuest, signUpIn } from '#e2e/people.ts'

/** Makes the signed-in user a contributor. @returns the username of the profile */
export async function becomeContributor(page: Page): Promise<string> {
  const username = `grace-${randomUUID().slice(0, 8)}`
  await callAs(page, 'POST', '/auth/contributor', {
    name: `Grace ${username}`,
    username,
    agreement: AGREEMENT.version,
    accepted: true,
  })
  return username
}

/** Signs up a buyer in a separate browser context. */
export async function openBuyer(browser: Browser, origin: string, mailbox: Mailbox): Promise<Page> {
  const buyer = await openGuest(browser, origin)
  await signUpIn(buyer, mailbox)
  return buyer
}

/** Buys a work at its price, without its pages. @returns the address of the payment sandbox */
export async function buyWork(buyer: Page, slug: string): Promise<string> {
  const url = await openCheckout(buyer, { purchase_type: 'cart', assets: [{ form: 'item', slug }] })
  await payByRequest(url)
  return new URL(url).origin
}

/** What a contributor earns from a sale in cents: 60 % of the price after the fee of the gateway, 2.9 % and 0.30. */
export function earnedOf(price: number, share = 60): number {
  return Math.floor(((price - Math.round(price * 0.029) - 30) * share) / 100)
}

/** The bank of the buyer takes a payment back, on the control page of the payment sandbox. */
export async function dispute(browser: Browser, sandbox: string, amount: string): Promise<void> {
  const page = await openGuest(browser, sandbox)
  await page.goto('/')
  const row = page.getByRole('row').filter({ hasText: amount })
  await row.getByRole('button', { name: 'Dispute' }).click()
  await expect(row.getByRole('button', { name: 'Win' })).toBeVisible()
  await page.context().close()
}

/** The cashout page of the first profile of a contributor, as the server answers it. */
export async function deskOf(page: Page): Promise<CashoutDesk['profiles'][number]> {
  const answer = await page.request.get('/api/v2/auth/cashouts', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  const { response } = await answer.json()
  const [profile] = cashoutDeskSchema.parse(response.cashouts).profiles
  if (profile === undefined) throw new Error('there is no profile')
  return profile
}

/** Pending, available, on hold and paid, in cents. */
export async function sumsOf(page: Page): Promise<readonly number[]> {
  const [balance] = (await deskOf(page)).balances
  const { pending, available, on_hold: onHold, paid } = balance ?? {}
  return [pending, available, onHold, paid].map((one) => Number(one?.amount ?? 0))
}

/** An amount of cents as English pages show it. */
export function dollars(cents: number): string {
  return formatMoney(money(BigInt(cents), 'USD'), 'en')
}
