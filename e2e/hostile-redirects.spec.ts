import type { Page } from '@playwright/test'
import { AUTH_VIEWS } from '#domain/routing/account-views.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { faultsOf } from '#e2e/security/assertions.ts'
import { encoded, KEY_QUERIES, KEY_VALUES, NAMES, QUERIES } from '#e2e/security/hostile-queries.ts'
import { personalPages } from '#e2e/security/personal-pages.ts'
import { sendAll } from '#e2e/security/send-all.ts'
import type { RawRequest } from '#e2e/security/send-request.ts'
import { signInAgain, type TestUser, tokenOf, visitorAt } from '#e2e/security/test-user.ts'
import { accountOf } from '#e2e/staff.ts'
import { textsOf } from '#e2e/texts.ts'
import { sampleOf } from '#e2e/windows.ts'

test.describe.configure({ timeout: 180_000 })

test('no server redirects to another site for a hostile query', async ({ origin }) => {
  const visitor = visitorAt(origin)
  const editor = await signInAgain({ ...visitor, account: accountOf('editor') })
  const bare = ['/login', '/signup', '/auth', '/dashboard', '/auth-logout', '/canva/login', '/login-with-web']
  const each = [...personalPages('en'), ...bare].flatMap((path, index) =>
    requestsWith(path, sampleOf(KEY_QUERIES, 8, index)),
  )
  const requests = [...each, ...requestsWith('/en/auth/login', QUERIES), ...requestsWith('/login', QUERIES)]
  expect(await faults(visitor, requests)).toEqual([])
  expect(await faults(editor, each)).toEqual([])
  expect(await faults(visitor, NAMES.flatMap(callsOf))).toEqual([])
})

test('the panel redirects staff only within the site', async ({ origin }) => {
  const editor = await signInAgain({ ...visitorAt(origin), account: accountOf('editor') })
  const requests = [
    '/admin',
    '/admin/login',
    '/admin/unauthorized',
    '/admin/forgot',
    '/admin/collections/items',
  ].flatMap((path) =>
    // Payload answers values outside of ASCII with an error page, which does not redirect.
    KEY_VALUES.filter((value) => /^[ -~\s]*$/.test(value)).map((value) => ({
      method: 'GET',
      path: `${path}?redirect=${encoded(value, 1)}`,
    })),
  )
  for (const user of [visitorAt(origin), editor]) {
    const answers = await sendAll(user, requests)
    expect(answers.flatMap(([sent, answer]) => faultsOf(sent, answer, user))).toEqual([])
    const led = answers.flatMap(([, { body }]) => redirectsIn(body)).filter((to) => !isHere(to, origin))
    expect(led).toEqual([])
  }
})

for (const [at, path] of guestPages().entries()) {
  // All of them parse the query with the same rule: each page gets a share of the queries.
  const share = KEY_QUERIES.filter((_, index) => index % guestPages().length === at)
  const queries = sampleOf(share, 2, at)
  test(`${path} redirects a signed-in user only within the site`, async ({ page, origin }) => {
    const left = await watchOrigins(page, origin)
    await signIn(page, origin)
    for (const query of queries) {
      await page.goto(`${path}?${query}`)
      await page.waitForURL((url) => url.pathname !== path)
      expect([query, new URL(page.url()).origin]).toEqual([query, origin])
    }
    expect(left).toEqual([])
  })
}

test('continuing with the current account stays on the site', async ({ page, origin }) => {
  const left = await watchOrigins(page, origin)
  await signIn(page, origin)
  const path = href('auth', 'en', { view: 'switch-user' })
  for (const query of shareOf(0)) {
    await page.goto(`${path}?${query}`)
    await page.getByRole('button', { name: textsOf('en').account.switch.stay }).click()
    await page.waitForURL((url) => url.pathname !== path)
    expect([query, new URL(page.url()).origin]).toEqual([query, origin])
  }
  expect(left).toEqual([])
})

test('logging in and confirming by mail stay on the site', async ({ page, origin, mailbox }) => {
  const left = await watchOrigins(page, origin)
  const { account } = textsOf('en')
  const { email, password } = accountOf('editor')
  await page.goto(`${href('auth', 'en', { view: 'login' })}?redirect=%2F%2Fevil.example`)
  await page.getByLabel(account.labels.email, { exact: true }).fill(email)
  await page.getByLabel(account.labels.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: account.logIn.submit }).click()
  await expect(page).toHaveURL(/\/en$/)

  const newcomer = { email: `redirected.${Date.now()}@example.com`, password: 'copper kettle over moss' }
  const form = { ...newcomer, first_name: 'Grace', terms: true, locale: 'en', redirect: '//evil.example' }
  await page.request.post('/api/v2/auth/signup', { data: form })
  const { link } = await mailbox.letterTo(newcomer.email, 'verify-email')
  expect(new URL(link).searchParams.get('redirect')).toBeNull()
  for (const query of shareOf(1)) {
    await page.goto(`${link}&${query}`)
    const goOn = page.getByRole('main').getByRole('link', { name: account.verify.goOn })
    const to = (await goOn.getAttribute('href')) ?? ''
    expect([query, new URL(to, origin).origin]).toEqual([query, origin])
  }
  expect(left).toEqual([])
})

test('logging out and logging in for a program ignore redirects in the query', async ({ page, origin }) => {
  const left = await watchOrigins(page, origin)
  await signIn(page, origin)
  for (const query of shareOf(2)) {
    await page.goto(`${href('loginWithWeb', 'en')}?${query}`)
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(href('loginWithWeb', 'en'))
  }
  for (const query of shareOf(3)) {
    await page.goto(`${href('logout', 'en')}?${query}`)
    await expect(page, query).toHaveURL(/\/en$/)
  }
  expect(left).toEqual([])
})

/** Pages parse the query with one rule, so `npm test` opens each with an eighth of the queries. */
const shareOf = (from: number) => sampleOf(KEY_QUERIES, 8, from)

/** Pages for visitors only: the browser redirects a signed-in user. */
function guestPages(): readonly string[] {
  const views = (['login', 'signup'] as const).filter((view) => AUTH_VIEWS[view].guard === 'guest')
  return [
    ...views.map((view) => href('auth', 'en', { view })),
    ...views.map((view) => href('canva', 'en', { view })),
  ]
}

/** Redirects that Next writes into the page after it has sent the headers. */
function redirectsIn(body: string): readonly string[] {
  return [...body.matchAll(/NEXT_REDIRECT;\w+;(.*?);\d+;/g)].map(([, to = '']) => to)
}

function isHere(address: string, origin: string): boolean {
  return new URL(address, origin).origin === origin
}

function requestsWith(path: string, queries: readonly string[]): readonly RawRequest[] {
  return queries.map((query) => ({ method: 'GET', path: `${path}?${query}` }))
}

/** Calls that sign in or out, with the redirect target in the query and in the form. */
function callsOf(name: string): readonly RawRequest[] {
  const paths = [
    '/api/v2/auth/login',
    '/api/v2/auth/signup',
    '/api/v2/auth/email-verification',
    '/api/v2/logout',
    '/api/users/login',
    '/api/users/logout',
    '/register/google-yolo-one-tap/callback',
  ]
  return paths.flatMap((path) =>
    KEY_VALUES.flatMap((value) => {
      const query = `${name}=${encoded(value, 1)}`
      const type = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
      return [
        { method: 'POST', path: `${path}?${query}`, headers: type, body: query },
        { method: 'GET', path: `${path}?${query}` },
      ]
    }),
  )
}

async function faults(user: TestUser, requests: readonly RawRequest[]): Promise<readonly string[]> {
  const answers = await sendAll(user, requests)
  return answers.flatMap(([sent, answer]) => faultsOf(sent, answer, user))
}

/** Records navigations to other origins and blocks them. */
async function watchOrigins(page: Page, origin: string): Promise<readonly string[]> {
  const left: string[] = []
  await page.route(
    (url) => url.origin !== origin && /^https?:/.test(url.protocol),
    async (route) => {
      left.push(route.request().url())
      await route.abort()
    },
  )
  page.on('dialog', (dialog) => {
    left.push(`a script ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return left
}

async function signIn(page: Page, origin: string): Promise<void> {
  const editor = await signInAgain({ ...visitorAt(origin), account: accountOf('editor') })
  await page.context().addCookies([
    { name: 'payload-token', value: tokenOf(editor), url: origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'auth_check', value: '1', url: origin, sameSite: 'Lax' },
  ])
}
