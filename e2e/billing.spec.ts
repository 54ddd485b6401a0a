import type { Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS } from '#e2e/windows.ts'

for (const locale of ['en', 'de', 'ja'] as const)
  test(
    `a user enters a billing address, and faults are shown beside their fields (${locale})`,
    BOTH_WINDOWS,
    async ({ page, mailbox, expectAccessible }) => {
      const { billing, errors, form } = textsOf(locale)
      const field = (label: string) => page.getByLabel(label, { exact: true })
      const save = (on: Page) => on.getByRole('button', { name: form.save, exact: true }).click()
      await signUpIn(page, mailbox, locale)
      await page.goto(href('dashboard', locale, { section: 'billing' }))

      await field(billing.labels.name).fill('')
      await save(page)
      await expect(page.getByText(errors['billing-name-missing'])).toBeVisible()
      await expect(field(billing.labels.name)).toBeFocused()
      await expectAccessible()

      await field(billing.labels.name).fill('Ada Lovelace')
      await field(billing.labels.company).fill('Engines GmbH')
      await field(billing.labels.country).selectOption('DE')
      await field(billing.labels.line1).fill('Unter den Linden 1')
      await field(billing.labels.postal_code).fill('10117')
      await field(billing.labels.city).fill('Berlin')
      await field(billing.labels.tax_id).fill('DE136695977')
      await save(page)
      await expect(page.getByText(errors['tax-id-invalid'])).toBeVisible()
      await expect(field(billing.labels.city)).toHaveValue('Berlin')

      await field(billing.labels.tax_id).fill('de 136 695 976')
      await save(page)
      await expect(page.locator('.toast')).toContainText(form.saved)
      await page.reload()
      await expect(field(billing.labels.tax_id)).toHaveValue('DE136695976')

      await field(billing.labels.country).selectOption('IN')
      await expect(field(billing.labels.state)).toBeVisible()
    },
  )
