import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { buyPlan, openPlanCheckout, payWith } from '#e2e/payments.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

const { account, checkout, subscriptions, transactions } = textsOf('en')
const SUBSCRIPTIONS = href('dashboard', 'en', { section: 'subscriptions' })
const TRANSACTIONS = href('dashboard', 'en', { section: 'transactions' })
const INDIVIDUAL = 24
const TEAM = 41

test(
  'a user subscribes, gets an invoice, cancels the renewal, resumes it, and is refunded',
  BOTH_WINDOWS,
  async ({ page, mailbox, expectAccessible }) => {
    await signUpIn(page, mailbox)
    await buyPlan(page, INDIVIDUAL)
    await expect(page.getByRole('main')).toContainText('$19.99')
    await expectAccessible()

    await page.goto(TRANSACTIONS)
    await expect(page.getByRole('main')).toContainText('$19.99')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /as PDF$/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await expectAccessible()

    await page.goto(SUBSCRIPTIONS)
    await page.getByRole('button', { name: subscriptions.cancel }).click()
    await page.getByRole('dialog').getByRole('button', { name: subscriptions.cancelNow }).click()
    await page.getByRole('dialog').getByRole('button', { name: subscriptions.survey.skip }).click()
    await expect(page.getByText(subscriptions.status.cancelled, { exact: true })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: subscriptions.resume }).click()
    await expect(page.getByText(subscriptions.status.active, { exact: true })).toBeVisible()

    await page.goto(TRANSACTIONS)
    await page.getByRole('button', { name: transactions.refund.ask }).click()
    await page.getByRole('dialog').getByRole('button', { name: transactions.refund.confirm }).click()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(transactions.creditNote).first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
  },
)

test('a declined card buys nothing, and another card does', async ({ page, mailbox }) => {
  await signUpIn(page, mailbox)
  await openPlanCheckout(page, INDIVIDUAL)
  await payWith(page, 'declined')
  await expect(page.getByRole('alert')).toBeVisible()
  await payWith(page, 'pays')
  await expect(page.getByText(checkout.confirmation.paid.heading)).toBeVisible({ timeout: 30_000 })
})

test('seats of a team plan cost exactly what was previewed, and the invoice says so', async ({
  page,
  mailbox,
}) => {
  await signUpIn(page, mailbox)
  await page.goto(`${href('purchase', 'en')}?plan_id=${TEAM}&billing_period=year`)
  await page.getByRole('dialog').getByLabel(account.newTeam.name).fill('Engines')
  await page.getByRole('dialog').getByRole('button', { name: account.newTeam.submit }).click()
  await payWith(page, 'pays')
  await expect(page.getByText(checkout.confirmation.paid.heading)).toBeVisible({ timeout: 30_000 })

  await page.goto(SUBSCRIPTIONS)
  await page.getByRole('button', { name: subscriptions.changeSeats }).click()
  const dialog = page.getByRole('dialog')
  const seats = dialog.getByRole('spinbutton', { name: subscriptions.seats })
  await seats.fill(String(Number(await seats.inputValue()) + 2))
  await dialog.getByRole('button', { name: subscriptions.preview }).click()
  await expect(dialog).toContainText('$')
  const [amount = ''] = /\$[\d.,]+\d/.exec((await dialog.textContent()) ?? '') ?? []
  await dialog.getByRole('button', { name: subscriptions.confirm }).click()
  await expect(dialog).toBeHidden()
  await page.goto(TRANSACTIONS)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toContainText(amount, { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
})

test('a change to annual billing is charged as previewed', async ({ page, mailbox, expectAccessible }) => {
  await signUpIn(page, mailbox)
  await buyPlan(page, INDIVIDUAL)
  await page.goto('/en')
  await page.getByRole('banner').getByRole('link', { name: account.button['switch-to-annual'] }).click()
  await expect(page).toHaveURL(new RegExp(`${href('dashboard', 'en', { section: 'upgrade' })}$`))
  await expectAccessible()
  await page.getByRole('main').getByRole('button', { name: subscriptions.preview }).click()
  const preview = page.getByRole('main').getByRole('status')
  await expect(preview).toContainText('$')
  const [amount = ''] = /\$[\d.,]+\d/.exec((await preview.textContent()) ?? '') ?? []
  expect(amount).toMatch(/^\$16\d\.\d\d$/)
  await page.getByRole('button', { name: subscriptions.confirm }).click()
  await expect(page).toHaveURL(new RegExp(`${SUBSCRIPTIONS}$`))
  await expect(page.getByRole('main')).toContainText('$179.99 a year')
  await page.goto(TRANSACTIONS)
  await expect(page.getByRole('main')).toContainText(amount)
})
