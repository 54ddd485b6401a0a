import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { sendRequest } from '#e2e/security/send-request.ts'
import { callAs, signInAgain, type TestUser, tokenOf, visitorAt } from '#e2e/security/test-user.ts'
import { textsOf } from '#e2e/texts.ts'
import { LOGS } from '#local/paths.ts'

/** Log output reaches the files with a delay. */
const TIMEOUT_MS = 2_000

test('logs contain no password and no token', async ({ page, origin, mailbox }) => {
  test.setTimeout(120_000)
  const secrets = new Map<string, string>()
  const keep = (what: string, secret: string) => {
    secrets.set(what, secret)
    return secret
  }
  const email = `secret.${randomBytes(4).toString('hex')}@example.com`
  const first = keep('the first password', newPassword())
  const second = keep('the second password', newPassword())
  const wrong = keep('a wrong password', newPassword())

  await signUpInForm(page, email, first)
  const welcome = await mailbox.letterTo(email, 'verify-email')
  keep('the token of the first mail', tokenOfLink(welcome.link))
  await page.goto(welcome.link)
  await expect(page.getByRole('heading', { name: textsOf('en').account.verify.doneHeading })).toBeVisible()
  for (const { name, value } of await page.context().cookies())
    if (value.length >= 40) keep(`the cookie ${name}`, value)

  const person = { ...visitorAt(origin), account: { email, password: first } }
  await callAs(person, 'POST', '/auth/forgot-password', { email })
  const reset = await mailbox.letterTo(email, 'reset-password')
  const token = keep('the token of a reset', tokenOfLink(reset.link))
  await page.goto(reset.link)
  await page.goto(`${href('auth', 'de', { view: 'verify-email' })}?token=${token}`)
  keep('the token of a session', tokenOf(await signInAgain(person)))
  for (const password of [wrong, `${wrong}\u0000`])
    await callAs(person, 'POST', '/auth/login', { email, password })
  await callAs(person, 'POST', '/auth/reset-password', { token, password: 'short' })
  expect((await callAs(person, 'POST', '/auth/reset-password', { token, password: second })).status).toBe(200)
  await callAs(person, 'POST', '/auth/reset-password', { token, password: first })

  const again = await signInAgain({ ...person, account: { email, password: second } })
  keep('the token of a session after the reset', tokenOf(again))
  await callAs(again, 'POST', '/auth/password', { old_password: wrong, password: first })
  await callAs(again, 'POST', '/auth/email', { email: 'no address', password: second })
  await sendBrokenForms(again, { email, password: second, token })
  await callAs(again, 'POST', '/logout')

  await page.waitForTimeout(TIMEOUT_MS)
  const logs = readLogs()
  expect(logs.get('storefront.log'), 'the log of the stack that was asked').toContain(new URL(origin).port)
  for (const name of ['cms.log', 'worker.log', 'mailbox.log'])
    expect(logs.get(name)?.length).toBeGreaterThan(0)
  const leaks = [...logs].flatMap(([log, text]) =>
    [...secrets]
      .filter(([, secret]) => spellingsOf(secret).some((one) => text.includes(one)))
      .map(([what]) => `${log}: ${what}`),
  )
  expect(secrets.size).toBeGreaterThanOrEqual(8)
  expect(leaks).toEqual([])
})

/**
 * Sends forms that cannot be parsed, or that have secrets in the wrong fields: failing requests are the ones
 * that are logged.
 */
async function sendBrokenForms(user: TestUser, secrets: Readonly<Record<string, string>>): Promise<void> {
  const json = JSON.stringify(secrets)
  const query = new URLSearchParams(secrets).toString()
  const bodies = [
    ['application/json', json.slice(0, -1)],
    ['application/json', `[${json}]`],
    ['application/json', JSON.stringify({ ...secrets, email: secrets })],
    ['application/json', JSON.stringify({ ...secrets, padding: 'x'.repeat(100_000) })],
    ['text/plain', json],
    ['application/x-www-form-urlencoded', query],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${json}`,
    ],
    ['multipart/form-data', json],
  ] as const
  const paths = [
    '/api/v2/auth/login',
    '/api/v2/auth/signup',
    '/api/v2/auth/reset-password',
    '/api/users/login',
  ]
  for (const path of [
    ...paths,
    '/register/google-yolo-one-tap/callback',
    '/en/auth/login',
    '/en/auth/signup',
  ]) {
    for (const [type, body] of bodies) {
      const headers = { ...user.headers, 'Content-Type': type }
      await sendRequest(user.origin, { method: 'POST', path, headers, body })
    }
  }
}

async function signUpInForm(page: Page, email: string, password: string): Promise<void> {
  const { account } = textsOf('en')
  await page.goto(href('auth', 'en', { view: 'signup' }))
  await page.getByLabel(account.labels.email, { exact: true }).fill(email)
  await page.getByLabel(account.labels.password, { exact: true }).fill(password)
  await page.getByLabel(account.labels.confirmPassword, { exact: true }).fill(password)
  const main = page.getByRole('main')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: account.signUp.submit }).click()
  await expect(main.getByRole('heading', { name: account.mailSent.heading })).toBeVisible()
}

/** A password with characters that are escaped in addresses and in JSON. */
function newPassword(): string {
  return `q"${randomBytes(9).toString('hex')} & ü`
}

function tokenOfLink(link: string): string {
  return new URL(link).searchParams.get('token') ?? ''
}

/** The secret as it is, as in addresses, and the part of a password that no escaping changes. */
function spellingsOf(secret: string): readonly string[] {
  const [core = secret] = /[0-9a-f]{18}/.exec(secret) ?? []
  return [secret, encodeURIComponent(secret), core]
}

function readLogs(): ReadonlyMap<string, string> {
  const names = readdirSync(LOGS).filter((name) => name.endsWith('.log'))
  return new Map(names.map((name) => [name, readFileSync(join(LOGS, name), 'utf8')]))
}
