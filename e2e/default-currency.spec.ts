import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { actAs } from '#e2e/staff.ts'

test('prices are in US dollars, in rupees in India, and a currency without prices cannot be chosen', async ({
  page,
  request,
  expectAccessible,
}) => {
  const individual = page.locator('[data-plan="individual"]')
  await page.goto(href('pricing', 'en'))
  await expect(individual).toContainText('$14.99')
  await expectAccessible()

  const admin = actAs(request, 'admin')
  await expect(admin.updateGlobal('site-settings', { defaultCurrency: 'EUR' })).rejects.toThrow('12225')
  const { response } = await (await request.get('/api/v2/site')).json()
  expect(response.site.currency).toBe('USD')

  await page.setExtraHTTPHeaders({ 'X-Country': 'IN' })
  await page.reload()
  await expect(individual).toContainText('₹499')
})
