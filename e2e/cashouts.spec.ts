import { randomUUID } from 'node:crypto'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { windowOf } from '#e2e/windows.ts'

for (const locale of ['en', 'de', 'ja'] as const) {
  test(
    `a new contributor reads what is missing for a cashout (${locale})`,
    windowOf(locale),
    async ({ page, mailbox, expectAccessible }) => {
      const { cashouts, dashboard, errors } = textsOf(locale)
      await signUpIn(page, mailbox, locale)
      await page.goto(href('dashboard', locale, { section: 'cashouts' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.sections.cashouts)
      await expect(page.getByRole('heading', { name: cashouts.none.heading })).toBeVisible()
      await expectAccessible()

      const username = `grace-${randomUUID().slice(0, 8)}`
      await callAs(page, 'POST', '/auth/contributor', {
        name: 'Grace',
        username,
        agreement: AGREEMENT.version,
        accepted: true,
      })
      await page.reload()
      await expect(page.getByText(cashouts.sums.available, { exact: true })).toBeVisible()
      await expect(page.getByText(errors['cashout-tax-form-missing'])).toBeVisible()
      await expect(page.getByText(errors['cashout-method-missing'])).toBeVisible()
      await expectAccessible()
    },
  )
}
