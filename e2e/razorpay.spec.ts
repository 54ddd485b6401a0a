import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const { checkout, errors } = textsOf('en')
const INDIAN_INDIVIDUAL = 50

test('a user in India leaves the window of Razorpay, is declined, and buys a local plan once', async ({
  page,
  mailbox,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Country': 'IN' })
  await signUpIn(page, mailbox)
  const purchase = `${href('purchase', 'en')}?plan_id=${INDIAN_INDIVIDUAL}&billing_period=year&cancel_url=${href('pricing', 'en')}`
  const razorpay = page.getByRole('dialog', { name: 'Razorpay sandbox' })

  await page.goto(purchase)
  await razorpay.getByRole('button', { name: 'Return without paying' }).click()
  await expect(page).toHaveURL(href('pricing', 'en'))

  await page.goto(purchase)
  await razorpay.getByRole('button', { name: 'Be declined' }).click()
  await expect(razorpay.getByRole('alert')).toContainText('declined')
  await expect(page.getByText(errors['gateway-refused'])).toBeVisible()
  await razorpay.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(checkout.confirmation.paid.heading)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('₹5,988.00')
})
