import type { Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const { checkout, subscriptions, transactions } = textsOf('en')
const PRICING = href('pricing', 'en')
const INDIVIDUAL = 24

/** Chooses the individual plan with PayPal, which leads to the approval page of the payment sandbox. */
async function choosePaypal(page: Page): Promise<void> {
  await page.locator('[data-plan="individual"]').getByRole('link', { name: checkout.payWithPaypal }).click()
  await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible()
}

test('a user cancels at PayPal without a charge, then subscribes with PayPal', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await page.goto(`${href('purchase', 'en')}?plan_id=${INDIVIDUAL}&billing_period=month`)
  await page.getByRole('radio', { name: checkout.ways.paypal }).check()
  await expect(page.getByRole('main').getByRole('link', { name: checkout.signUp })).toHaveAttribute(
    'href',
    /gateway%253Dpaypal|gateway%3Dpaypal/,
  )
  await expectAccessible()

  await signUpIn(page, mailbox)
  await page.goto(PRICING)
  await choosePaypal(page)
  await page.getByRole('button', { name: 'Cancel and return' }).click()
  await expect(page).toHaveURL(new RegExp(`${PRICING}\\?`))

  await choosePaypal(page)
  await page.getByRole('button', { name: 'Agree & Subscribe' }).click()
  await expect(page.getByText(checkout.confirmation.paid.heading)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('$179.99')

  await page.goto(href('dashboard', 'en', { section: 'transactions' }))
  await expect(page.getByRole('main')).toContainText('$179.99')
  await expect(page.getByText(transactions.creditNote)).toHaveCount(0)
  await page.goto(href('dashboard', 'en', { section: 'subscriptions' }))
  await expect(page.getByText(subscriptions.status.active, { exact: true })).toBeVisible()
})
