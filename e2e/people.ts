import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/locales/locales.ts'
import type { Mailbox } from '#e2e/mailbox.ts'

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

/** Signs up a new user in this browser, confirms the address and completes the profile. */
export async function signUpIn(page: Page, mailbox: Mailbox, locale: Locale = 'en'): Promise<NewPerson> {
  const id = randomUUID().slice(0, 8)
  const person = { email: `grace.${id}@example.com`, password: 'copper kettle over moss' }
  await callAs(page, 'POST', '/auth/signup', { ...person, first_name: 'Grace', terms: true, locale })
  const { link } = await mailbox.letterTo(person.email, 'verify-email')
  const token = new URL(link).searchParams.get('token')
  await callAs(page, 'POST', '/auth/email-verification', { token })
  await callAs(page, 'PATCH', '/auth/profile', { username: `grace.${id}` })
  return person
}

/** All journeys together exceed the sign-up limit of one network address (domain/accounts/limits.ts). */
function anyAddress(): string {
  return `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
}
