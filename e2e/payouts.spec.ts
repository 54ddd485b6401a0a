import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import {
  becomeContributor,
  buyWork,
  deskOf,
  dispute,
  dollars,
  earnedOf,
  openBuyer,
  sumsOf,
} from '#e2e/sales.ts'
import { openAs } from '#e2e/staff.ts'
import { textsOf } from '#e2e/texts.ts'

const { cashouts, errors } = textsOf('en')
const DESK = href('dashboard', 'en', { section: 'cashouts' })
/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' } as const
const REFERENCE = 'SEPA-2026-77'
const refusalSchema = z.object({ errors: z.array(z.object({ code: z.string() })) })

test('a sale is paid out after two approvals; its chargeback is owed, and the next sale makes up for it', async ({
  page,
  browser,
  origin,
  mailbox,
  market,
  admin,
  expectAccessible,
}) => {
  test.slow()
  // The control page of the payment sandbox is searched for this amount.
  const price = 250_000 + randomInt(10_000)
  const [earned, next] = [earnedOf(price), earnedOf(400_000)]
  await signUpIn(page, mailbox)
  const username = await becomeContributor(page)
  const [first = '', second = ''] = await market.makeWorks(username, [price, 400_000])
  await market.giveDetails(username)
  const buyer = await openBuyer(browser, origin, mailbox)
  const sandbox = await buyWork(buyer, first)
  await expect.poll(() => sumsOf(page)).toEqual([earned, 0, 0, 0])

  await page.goto(DESK)
  await expect(sum(page, 'pending')).toHaveText(dollars(earned))
  await expect(page.getByText(errors['cashout-below-minimum'])).toBeVisible()
  await page.getByRole('link', { name: cashouts.earnings }).click()
  const pending = page.getByRole('table', { name: 'Balance' }).getByRole('row', { name: /Pending/ })
  await expect(pending).toContainText(dollars(earned), FIRST_LOAD)
  await expect(pending).toContainText('Available from')

  await market.release(31)
  await page.goto(DESK)
  await expect(sum(page, 'available')).toHaveText(dollars(earned))
  await expect(page.getByText(errors['cashout-too-early'])).toBeVisible()
  await market.age(username, 46)
  await page.reload()
  await page.getByRole('button', { name: `Request ${dollars(earned)}` }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(cashouts.states.requested)
  await expect(sum(page, 'available')).toHaveText(dollars(0))
  await expect(sum(page, 'on_hold')).toHaveText(dollars(earned))
  await expectAccessible()

  const { id } = (await deskOf(page)).cashouts[0] ?? { id: '' }
  const finance = await openAs(browser, 'finance', origin)
  await finance.goto(`/console/cashouts/${id}/show`)
  await run(finance, 'Approve')
  await expect(finance.getByRole('button', { name: 'Reject' })).toBeVisible()
  await expect(finance.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const approve = (by: Page) => refusalOf(by, `/api/console/cashouts/${id}/approve`)
  expect(await approve(finance)).toBe('payout-needs-second-person')
  await market.employ(username)
  expect(await approve(page)).toBe('payout-of-own-account')
  await admin.command(`cashouts/${id}/approve`, { reason: 'Second approval' })
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText(cashouts.states.approved)

  await market.beginPayday()
  await finance.goto('/console/payout-batches')
  await finance.getByRole('row').nth(1).getByRole('cell').nth(1).click(FIRST_LOAD)
  await run(finance, 'Mark as sent')
  await run(finance, 'Mark all as paid', REFERENCE)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText(cashouts.states.paid)
  await expect(sum(page, 'paid')).toHaveText(dollars(earned))
  await page.getByRole('link', { name: `Receipt of ${dollars(earned)}` }).click()
  await expect(page.getByRole('main')).toContainText(REFERENCE)
  await expectAccessible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: cashouts.receipt.pdf }).click()
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-')

  await dispute(browser, sandbox, (price / 100).toFixed(2))
  await expect.poll(() => sumsOf(page), { timeout: 30_000 }).toEqual([0, -earned, 0, earned])
  await page.goto(DESK)
  await expect(sum(page, 'available')).toHaveText(dollars(-earned))
  await expect(page.getByText(errors['cashout-balance-negative'])).toBeVisible()
  await buyWork(buyer, second)
  await expect.poll(() => sumsOf(page)).toEqual([next, -earned, 0, earned])
  await market.release(31)
  await page.reload()
  await expect(sum(page, 'available')).toHaveText(dollars(next - earned))
  await expect(page.getByRole('button', { name: `Request ${dollars(next - earned)}` })).toBeVisible()
})

/** A sum of the cashout page. */
function sum(page: Page, name: keyof typeof cashouts.sums) {
  return page.locator('dt', { hasText: new RegExp(`^${cashouts.sums[name]}$`) }).locator('+ dd')
}

/** A command of finance with its reason. */
async function run(page: Page, name: string, reason = 'Checked against the statements'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click(FIRST_LOAD)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Gives a command that is refused. @returns the code of the refusal */
async function refusalOf(page: Page, path: string): Promise<string | undefined> {
  const answer = await page.request.post(path, { headers: SAME_ORIGIN, data: { reason: 'Second approval' } })
  return refusalSchema.parse(await answer.json()).errors[0]?.code
}
