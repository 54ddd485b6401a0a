import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

const { pricing } = textsOf('en')
const OFFER = href('offer', 'en', { slug: 'welcome' })

test(
  'an offer shows the first payment beside the full price, and leads to the purchase page with its code',
  BOTH_WINDOWS,
  async ({ page, expectAccessible }) => {
    await page.goto(OFFER)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A quarter off your first payment')
    const individual = page.locator('[data-plan="individual"]')
    await expect(individual).toContainText('$134.99')
    await expect(individual.locator('s')).toHaveText('$179.99')
    await expectAccessible()

    await page.getByRole('button', { name: pricing.period.month }).click()
    await expect(individual).toContainText('$14.99')
    await individual.getByRole('link', { name: 'Choose Individual', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/purchase\/plan\?.*code=WELCOME25/)
    await expect(page.getByText('WELCOME25')).toBeVisible()
  },
)

test('an offer says where it is not sold, and an unknown one does not exist', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Country': 'IN' })
  await page.goto(OFFER)
  await expect(page.getByText(pricing.offer.notHere)).toBeVisible()
  await expect(page.locator('[data-plan]')).toHaveCount(0)
  const missing = await page.request.get(href('offer', 'en', { slug: 'no-such-offer' }))
  expect(missing.status()).toBe(404)
})
