import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { CONSENT_COOKIE } from '#domain/accounts/consent.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { Mailbox } from '#e2e/mailbox.ts'
import { newAddress } from '#e2e/network-address.ts'
import { textsOf } from '#e2e/texts.ts'

const PASSWORD = 'copper kettle over moss'

export interface NewPerson {
  readonly email: string
  readonly password: string
}

/** Sends a call of `/api/v2` as a page of the site would. */
export async function callAs(
  page: Page,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data: object,
): Promise<unknown> {
  const headers = {
    Accept: 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'X-Forwarded-For': anyAddress(),
  }
  const answer = await page.request.fetch(`/api/v2${path}`, { method, data, headers })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Another browser, of a visitor after the cookie notice. */
export async function openGuest(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  })
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'necessary', url: origin }])
  return context.newPage()
}

/** Signs up a new user in this browser, confirms the address and completes the profile. */
export async function signUpIn(page: Page, mailbox: Mailbox, locale: Locale = 'en'): Promise<NewPerson> {
  const id = randomUUID().slice(0, 8)
  const person = { email: `grace.${id}@example.com`, password: PASSWORD }
  await callAs(page, 'POST', '/auth/signup', { ...person, first_name: 'Grace', terms: true, locale })
  const { link } = await mailbox.letterTo(person.email, 'verify-email')
  const token = new URL(link).searchParams.get('token')
  await callAs(page, 'POST', '/auth/email-verification', { token })
  await callAs(page, 'PATCH', '/auth/profile', { username: `grace.${id}` })
  return person
}

/**
 * Signs up on the page `/auth/signup` that is open, follows the link of the mail, and continues to the page that the visitor
 * came from.
 */
export async function signUpOnPage(
  page: Page,
  mailbox: Mailbox,
  email: string,
  locale: Locale,
): Promise<void> {
  const { account } = textsOf(locale)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await expect(page).toHaveURL(new RegExp(`${href('auth', locale, { view: 'signup' })}\\?`))
  await field(account.labels.email).fill(email)
  await field(account.labels.password).fill(PASSWORD)
  await field(account.labels.confirmPassword).fill(PASSWORD)
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: account.signUp.submit }).click()
  await expect(page.getByRole('heading', { name: account.mailSent.heading })).toBeVisible()
  const { link } = await mailbox.letterTo(email, 'verify-email')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: account.verify.doneHeading })).toBeVisible()
  await page.getByRole('link', { name: account.verify.goOn }).click()
}

/** All journeys together exceed the sign-up limit of one network address (domain/accounts/limits.ts). */
function anyAddress(): string {
  return `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
}
