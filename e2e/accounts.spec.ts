import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { accountOf } from '#e2e/staff.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS, sampleOf, windowOf } from '#e2e/windows.ts'

const FIRST_PASSWORD = 'amber lantern on a hill'
const SECOND_PASSWORD = 'seven quiet otters swim'

/** Redirect targets that must not lead to another site. */
const HOSTILE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/en/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' https://evil.example',
  '/api/v2/auth/export',
  `/${'a'.repeat(3_000)}`,
]

function newEmail(): string {
  return `ada.${randomUUID().slice(0, 8)}@example.com`
}

/** Opens the dialog from the link at the end of the header. */
async function openDialog(page: Page, locale: Locale, form: 'login' | 'signup'): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  const texts = textsOf(locale)
  if (isPhone) await page.getByRole('button', { name: texts.header.menu.label, exact: true }).click()
  await page.locator(`a[data-account="${form}"]:visible`).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function signInAs(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post('/api/v2/auth/login', { data: { email, password } })
  expect(answer.ok()).toBe(true)
}

for (const locale of ['en', 'de', 'ja'] as const) {
  test(
    `a user signs up, confirms the address and resets the password in ${locale}`,
    windowOf(locale),
    async ({ page, mailbox, expectAccessible }) => {
      test.slow()
      const { account, form: words, errors, common } = textsOf(locale)
      const email = newEmail()
      const home = href('home', locale)
      const field = (label: string) => page.getByLabel(label, { exact: true })
      const menu = page.getByRole('banner').getByRole('button', { name: /Ada|ada/ })

      await page.goto(home)
      await openDialog(page, locale, 'signup')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: account.signUp.submit }).click()
      await expect(dialog.getByText(errors['email-invalid'])).toBeVisible()
      await expect(field(account.labels.email)).toBeFocused()
      await expectAccessible()

      await field(account.labels.email).fill(email)
      await field(account.labels.password).fill(FIRST_PASSWORD)
      await expect(dialog.getByText(account.password.good)).toBeVisible()
      await field(account.labels.confirmPassword).fill(SECOND_PASSWORD)
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: account.signUp.submit }).click()
      await expect(dialog.getByText(errors['passwords-differ'])).toBeVisible()
      await field(account.labels.confirmPassword).fill(FIRST_PASSWORD)
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: account.signUp.submit }).click()
      await expect(dialog.getByRole('heading', { name: account.mailSent.heading })).toBeVisible()
      await dialog.getByRole('button', { name: account.mailSent.resend }).click()
      await expect(dialog.getByText(account.mailSent.resent)).toBeVisible()
      await dialog.getByRole('button', { name: common.close }).click()

      const welcome = await mailbox.letterTo(email, 'verify-email')
      await page.goto(welcome.link)
      await expect(page.getByRole('heading', { name: account.verify.doneHeading })).toBeVisible()
      await page.getByRole('link', { name: account.verify.goOn }).click()
      await expect(page).toHaveURL(new RegExp(`${home}$`))

      // The name is asked for after an action, not on arrival.
      await expect(menu).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await page
        .locator('.act[data-save]')
        .first()
        .evaluate((button: HTMLElement) => button.click())
      await expect(page.getByRole('dialog', { name: account.name.title })).toBeVisible()
      await field(account.labels.firstName).fill('Ada')
      await dialog.getByRole('button', { name: words.save }).click()
      await expect(dialog).toBeHidden()

      await menu.click()
      await expectAccessible()
      await page.getByRole('link', { name: account.menu.logOut }).click()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
      await expect(menu).toHaveCount(0)

      await openDialog(page, locale, 'login')
      await dialog.getByRole('link', { name: account.logIn.forgot }).click()
      await field(account.labels.email).fill(email)
      await dialog.getByRole('button', { name: account.forgot.submit }).click()
      await expect(dialog.getByRole('heading', { name: account.mailSent.heading })).toBeVisible()

      const reset = await mailbox.letterTo(email, 'reset-password')
      await page.goto(reset.link)
      await field(account.labels.newPassword).fill(SECOND_PASSWORD)
      await field(account.labels.confirmPassword).fill(SECOND_PASSWORD)
      await page.getByRole('button', { name: account.reset.submit }).click()
      await page.getByRole('main').getByRole('link', { name: account.logIn.submit }).click()

      await field(account.labels.email).fill(email)
      await field(account.labels.password).fill(FIRST_PASSWORD)
      const submit = page.getByRole('main').getByRole('button', { name: account.logIn.submit })
      await submit.click()
      await expect(page.getByText(errors['log-in-refused'])).toBeVisible()
      await expect(field(account.labels.email)).toHaveValue(email)
      await field(account.labels.password).fill(SECOND_PASSWORD)
      await submit.click()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
      await expect(menu).toBeVisible()

      await page.goto(reset.link)
      await field(account.labels.newPassword).fill('nine patient herons wait')
      await field(account.labels.confirmPassword).fill('nine patient herons wait')
      await page.getByRole('button', { name: account.reset.submit }).click()
      await expect(page.getByText(errors['link-ended'])).toBeVisible()
    },
  )
}

test('account pages are accessible in both themes', BOTH_WINDOWS, async ({ page, expectAccessible }) => {
  const views = ['login', 'forgot-password', 'signup', 'reset-password'] as const
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    await page.emulateMedia({ colorScheme })
    for (const view of sampleOf(views, 2, index)) {
      await page.goto(href('auth', 'en', { view }))
      await expect(page.getByRole('main').locator('form button[type="submit"]')).toBeEnabled()
      await expectAccessible()
    }
  }
})

test('a guarded page redirects only within the site', async ({ page }) => {
  await signInAs(page, accountOf('editor'))
  // `hostile-redirects.spec.ts` opens this page with many more.
  for (const redirect of sampleOf(HOSTILE, 4)) {
    await page.goto(`/en/auth/login?${new URLSearchParams({ redirect })}`)
    await expect(page, redirect).toHaveURL(/^http:\/\/localhost:\d+\/en$/)
  }
  await page.goto(`/en/auth/login?${new URLSearchParams({ redirect: '/en/icons?page=2' })}`)
  await expect(page).toHaveURL(/\/en\/icons\?page=2$/)
})

test('a personal page sends visitors to sign up and returns them afterwards', async ({ page }) => {
  await page.goto('/de/dashboard/notifications')
  await expect(page).toHaveURL(/\/de\/auth\/signup\?redirect=%2Fde%2Fdashboard%2Fnotifications$/)
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/de\/auth\/login\?redirect=%2Fde%2Fdashboard%2Fnotifications$/)
})

test('an invalid link from a mail shows an error', async ({ page }) => {
  for (const view of ['verify-email', 'change-email'] as const) {
    await page.goto(`${href('auth', 'en', { view })}?token=${'t'.repeat(43)}`)
    await expect(page.getByRole('main').getByText(textsOf('en').errors['link-ended'])).toBeVisible()
  }
})

test('logging out in one tab logs out the others', async ({ page, context }) => {
  await signInAs(page, accountOf('editor'))
  await page.goto('/en')
  const other = await context.newPage()
  await other.goto('/en/auth-logout')
  await expect(other).toHaveURL(/\/en$/)
  await expect(page.locator('.umenu__b')).toHaveCount(0)
})

test('the cookie notice is shown once', BOTH_WINDOWS, async ({ page, context, expectAccessible }) => {
  await context.clearCookies()
  await page.goto('/en')
  const notice = page.getByRole('region', { name: 'Cookies' })
  await expect(notice).toBeVisible()
  await expectAccessible()
  await notice.getByRole('button', { name: 'Necessary only' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a log-in denied by another service shows a message until it is closed', async ({ page }) => {
  await page.goto('/en/icons?social_provider_access_denied=google')
  const toast = page.getByText(`${DEFAULT_SITE_NAME} couldn’t log you in with Google.`)
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(/\/en\/icons$/)
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(toast).toBeHidden()
})

test.describe('signing in with Google', () => {
  /** A stub of the part of Google's library that the site uses; it answers each request at once. */
  const LIBRARY = `
    let answer
    window.google = { accounts: { id: {
      initialize: (settings) => { answer = settings.callback },
      prompt: () => answer({ credential: 'of-google' }),
    } } }`

  test('Google sign-in loads only after consent', async ({ page, context }) => {
    await context.clearCookies()
    const loaded: string[] = []
    await context.route('https://accounts.google.com/**', (route) => {
      loaded.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: LIBRARY })
    })
    const sent: unknown[] = []
    await context.route('**/register/google-yolo-one-tap/callback', (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json: { response: { login: true } } })
    })
    await page.goto('/de/icons')
    await page.waitForTimeout(3_000)
    expect(loaded).toEqual([])
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Alle erlauben' }).click()
    await expect(page).toHaveURL(/\/de$/)
    expect(loaded).toEqual(['https://accounts.google.com/gsi/client'])
    expect(sent).toEqual([{ credential: 'of-google', locale: 'de' }])
  })

  test('the Google callback refuses a request without a credential', async ({ request }) => {
    const answer = await request.post('/register/google-yolo-one-tap/callback', { data: {} })
    expect(answer.status()).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'google-refused' }] })
  })
})
