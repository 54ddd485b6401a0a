import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { accountOf } from '#e2e/staff.ts'

/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const

test('a contributor reads what they earned, from the page of cashouts on', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await signUpIn(page, mailbox)
  await callAs(page, 'POST', '/auth/contributor', {
    name: 'Grace',
    username: `grace-${randomUUID().slice(0, 8)}`,
    agreement: AGREEMENT.version,
    accepted: true,
  })
  await page.goto(href('dashboard', 'en', { section: 'cashouts' }))
  await page.getByRole('link', { name: 'Earnings in detail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible(FIRST_LOAD)
  await expect(page.getByRole('heading', { level: 2, name: 'Balance' })).toBeVisible()
  await expect(page.getByText('Nothing was earned in these months', { exact: false })).toBeVisible()
  await expectAccessible()

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV: Balance' }).click()
  expect((await saved).suggestedFilename()).toBe('earnings-by-balance.csv')

  await withEarnings(page)
  await page.reload()
  const chart = page.getByRole('slider', { name: 'Earnings over time' })
  await expect(chart).toBeVisible(FIRST_LOAD)
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '1')
  await expect(chart).toHaveAttribute('aria-valuetext', /in total/)
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', /\$6\.00 in total · Downloads of subscribers \$6\.00/)
  await page.getByText('As a table').click()
  await expect(
    page.getByRole('table', { name: 'By asset' }).getByRole('row', { name: /Heart/ }),
  ).toContainText('$6.00')
  await expect(page.getByRole('table', { name: 'Balance' })).toContainText('Available from')
  await expectAccessible()
})

/** The same page with earnings: those of the test server have no subscriber who paid a whole month ago. */
async function withEarnings(page: Page): Promise<void> {
  await page.route(/\/api\/console\/earnings\?/, async (route) => {
    // Sent by a browser with each request, but not by Playwright's.
    const headers = { ...route.request().headers(), 'Sec-Fetch-Site': 'same-origin' }
    const response = await route.fetch({ headers })
    const read = await response.json()
    const zero = { lines: 1, reversed: '0.00', amount: '6.00' }
    const days = read.days.map((day: object, index: number) =>
      index === read.days.length - 1 ? { ...day, downloads: '6.00', amount: '6.00' } : day,
    )
    const row = (code: string | null, group: string | null, title: string | null) => [
      { ...zero, code, group, title },
    ]
    const part = { state: 'pending', amount: '6.00', reason: 'month', month: '2026-10', day: '2026-12-02' }
    await route.fulfill({
      response,
      json: {
        ...read,
        days,
        totals: zero,
        breakdowns: {
          item: row('1', null, 'Heart'),
          pack: row(null, 'no-pack', null),
          country: row(null, 'unnamed', null),
          plan: row('individual', null, 'Individual'),
        },
        balances: [{ ...read.balances[0], pending: '6.00', parts: [part] }],
      },
    })
  })
}

test('finance draws up a version from the rules in force, and reads why a month cannot be closed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/console/royalty-rules')
  const { email, password } = accountOf('finance')
  await page.getByLabel('Email').fill(email, FIRST_LOAD)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'New version' }).click(FIRST_LOAD)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Single-sale share (%)')).toHaveValue('60')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/console/royalty-closes')
  await page.getByRole('button', { name: 'Start the close of a month' }).click(FIRST_LOAD)
  await expect(dialog.getByLabel('Month')).toHaveValue(/^\d{4}-\d\d$/)
  await expectAccessible()
  await dialog.getByLabel('Month').evaluate((field) => field.removeAttribute('max'))
  await dialog.getByLabel('Month').fill('2098-01')
  await dialog.getByLabel('Reason').fill('Statements are due')
  await dialog.getByRole('button', { name: 'Start the close of a month' }).click()
  await expect(dialog.getByText('This month has not ended yet. Choose an earlier one.')).toBeVisible()
})
