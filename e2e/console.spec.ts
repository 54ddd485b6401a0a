import type { Page } from '@playwright/test'
import { LOCALE_CODES, LOCALE_COOKIE, LOCALES } from '#domain/locales/locales.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { accountOf } from '#e2e/staff.ts'

/** Each journey loads and compiles the scripts of the console again, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const
test.slow()

test('a member of staff logs in, sees who they are, and logs out', async ({ page, expectAccessible }) => {
  await page.goto('/console')
  await expect(page).toHaveURL(/\/console\/login$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to the console' })).toBeVisible()
  await expectAccessible()

  await logIn(page, 'editor')
  await expect(page.getByRole('heading', { level: 1, name: 'Logged in as Edda Editor' })).toBeVisible()
  await expect(page.getByText(accountOf('editor').email)).toBeVisible()
  await expect(page.getByText('Editor', { exact: true })).toBeVisible()
  await expect(page.getByText('Staff desk')).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScrolling(page)

  await page.getByRole('button', { name: /Profile/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/console\/login$/)
  expect((await page.request.get('/api/console/session')).status()).toBe(401)
  await page.goto('/console')
  await expect(page).toHaveURL(/\/console\/login$/)
})

test('a wrong password is refused beside the form, and the fields stay', async ({ page }) => {
  await page.goto('/console')
  await fillIn(page, { email: accountOf('editor').email, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
  await expect(page.getByLabel('Email')).toHaveValue(accountOf('editor').email)
})

test('a member without a desk is refused and stays logged in to the site', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await signUpIn(page, mailbox)
  await page.goto('/console')
  await expect(
    page.getByRole('heading', { level: 1, name: 'This account can’t use the console' }),
  ).toBeVisible()
  await expectAccessible()
  expect((await page.request.get('/api/console/session', sameOrigin)).status()).toBe(403)
  expect((await page.request.get('/api/v2/auth', sameOrigin)).status()).toBe(200)

  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page).toHaveURL(/\/console\/login$/)
  expect((await page.request.get('/api/v2/auth', sameOrigin)).status()).toBe(401)
})

test('the console speaks the language of the site and keeps a change of it', async ({ page, origin }) => {
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'de', url: origin }])
  await page.goto('/console')
  await expect(page.getByRole('heading', { name: 'Bei der Konsole anmelden' })).toBeVisible(FIRST_LOAD)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Sprache' }).click()
  await page.getByRole('menuitem', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { name: 'コンソールにログイン' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'コンソールにログイン' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('the dark theme of the site is the theme of the console', async ({ page, expectAccessible }) => {
  await page.goto('/console')
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // While the tooltip of the button fades, its text has too little contrast.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible()
  await logIn(page, 'editor')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  // The cookie that the storefront reads.
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'theme', value: 'dark' }),
  )
})

test('no search engine lists the console, and its page allows scripts of the site only', async ({
  request,
}) => {
  const page = await request.get('/console/items/1')
  expect(page.status()).toBe(200)
  expect(page.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(page.headers()['content-security-policy']).toMatch(/(?:^|; )script-src 'self';/)
  expect((await request.get('/console/assets/none.js')).status()).toBe(404)
})

test('an editor filters the list of items, opens a row by keyboard, and takes the list as CSV', async ({
  page,
  catalogue,
  expectAccessible,
}) => {
  const item = await catalogue.find({ kind: 'photo' })
  await page.goto('/console/items')
  await logIn(page, 'editor')
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible(FIRST_LOAD)
  await page.getByPlaceholder('Search').fill(item.title)
  const row = page.getByRole('row').filter({ hasText: item.title }).first()
  await expect(row).toContainText('Published')
  await expectAccessible()
  await expectNoSidewaysScrolling(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('items.csv')

  await row.getByRole('link', { name: item.title }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/console/items/${item.id}/show$`))
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Revisions' })).toBeVisible()
  await expectAccessible()
})

test('a list that is still loading has a named spinner', async ({ page, expectAccessible }) => {
  await page.goto('/console')
  await logIn(page, 'editor')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const released = Promise.withResolvers<void>()
  await page.route('**/api/console/items?*', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.getByRole('menuitem', { name: 'Items' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expectAccessible()
  released.resolve()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden()
})

test('an editor has no users, staff or audit log in the menu, and the server refuses them', async ({
  page,
}) => {
  await page.goto('/console')
  await logIn(page, 'editor')
  await expect(page.getByRole('heading', { level: 1, name: 'Logged in as Edda Editor' })).toBeVisible()
  await page.goto('/console/users')
  await expect(page.getByText("You don't have the right permissions to access this page")).toBeVisible()
  for (const resource of ['users', 'staff', 'audit-log'])
    expect((await page.request.get(`/api/console/${resource}`, sameOrigin)).status()).toBe(403)
})

test('no name in the menu is cut, in any language', async ({ page }) => {
  await page.goto('/console')
  await logIn(page, 'admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Logged in as Ada Admin' })).toBeVisible(
    FIRST_LOAD,
  )
  for (const locale of LOCALE_CODES) {
    await page.locator('header button[aria-haspopup=menu]').first().click()
    await page.getByRole('menuitem', { name: LOCALES[locale].name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const names = page.getByRole('menuitem').locator('p')
    await expect(names.nth(20)).toBeAttached()
    const cut = await names.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
    expect(cut, locale).toEqual([])
  }
})

test('an unknown address says so in the console, with the way home', async ({ page }) => {
  await page.goto('/console')
  await logIn(page, 'editor')
  await expect(page.getByRole('heading', { level: 1, name: 'Logged in as Edda Editor' })).toBeVisible(
    FIRST_LOAD,
  )
  await page.goto('/console/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible(FIRST_LOAD)
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Logged in as Edda Editor' })).toBeVisible()
})

/** The CMS accepts a session cookie only with a header that names the site as the origin. */
const sameOrigin = { headers: { 'Sec-Fetch-Site': 'same-origin' } }

async function logIn(page: Page, role: StaffRole): Promise<void> {
  await fillIn(page, accountOf(role))
}

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(window)
}
