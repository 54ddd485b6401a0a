import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

const { pricing, checkout } = textsOf('en')
const PRICING = href('pricing', 'en')

test(
  'the pricing page shows prices by the month or the year, and in rupees to visitors from India',
  BOTH_WINDOWS,
  async ({ page, expectAccessible }) => {
    await page.goto('/plans-and-pricing?referral_code=friend-42')
    await expect(page).toHaveURL(`${PRICING}?referral_code=friend-42`)
    const individual = page.locator('[data-plan="individual"]')
    await expect(individual).toContainText('$14.99')
    await expect(individual).toContainText('$179.99')
    await expectAccessible()

    await page.getByRole('button', { name: pricing.period.month }).click()
    await expect(individual).toContainText('$19.99')
    await expect(individual).not.toContainText('$14.99')

    await page.setExtraHTTPHeaders({ 'X-Country': 'IN' })
    await page.reload()
    await expect(individual).toContainText('₹499.00')
    await expect(page.locator('[data-plan="team-plus"]')).toContainText('₹359.80')
  },
)

test('a visitor who chooses a plan signs up on the purchase page and returns to it', async ({ page }) => {
  await page.goto(PRICING)
  await page.locator('[data-plan="team"]').getByRole('link', { name: 'Choose Team', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/purchase\/plan\?plan_id=41&/)
  await expect(page.getByText('$299.99')).toBeVisible()
  const signUp = page.getByRole('main').getByRole('link', { name: checkout.signUp })
  const target = new URL((await signUp.getAttribute('href')) ?? '', page.url())
  expect(target.pathname).toBe(href('auth', 'en', { view: 'signup' }))
  expect(target.searchParams.get('redirect')).toContain('/en/purchase/plan?plan_id=41')
})

test('the purchase page of a plan that is not sold leads to the prices', async ({ page }) => {
  await page.goto(`${href('purchase', 'en')}?plan_id=19`)
  await expect(page.getByText(checkout.unknownPlan)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: checkout.toPricing }).click()
  await expect(page).toHaveURL(PRICING)
})
