import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { buyPlan } from '#e2e/payments.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

const { dashboard, detail, kinds, usage } = textsOf('en')
const USAGE = href('dashboard', 'en', { section: 'usage' })
const INDIVIDUAL = 24

test(
  'a subscriber sees that the plan includes an exclusive icon, and the download in the usage of the day',
  BOTH_WINDOWS,
  async ({ page, mailbox, catalogue, expectAccessible }) => {
    await signUpIn(page, mailbox)
    await page.goto(USAGE)
    await expect(page.getByRole('heading', { name: usage.none.heading })).toBeVisible()
    await expectAccessible()

    await buyPlan(page, INDIVIDUAL)
    const item = await catalogue.find({ kind: 'icon', price: 'exclusive' })
    await page.goto(href('item', 'en', item))
    await expect(page.getByText(detail.access.unlimited)).toBeVisible()
    await expectAccessible()
    await callAs(page, 'POST', '/downloads', { item: item.slug, format: 'png', width: 256 })
    await page.reload()
    await expect(page.getByText(detail.access.licence)).toBeVisible()

    await page.goto(USAGE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.sections.usage)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').last()).toContainText(kinds.icon.many)
    await expect(page.getByRole('row').last()).toContainText(usage.unlimited)
    await expectAccessible()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: usage.csv }).click()
    expect((await saved).suggestedFilename()).toMatch(/^usage-.*\.csv$/)
  },
)
