import { expect, type Page } from '@playwright/test'
import { accountOf } from '#e2e/staff.ts'

/** Signs in to the panel of Payload with its form, in English. */
export async function signInToPanel(page: Page, role: 'editor' | 'admin'): Promise<void> {
  const { email, password } = accountOf(role)
  await page.goto('/admin/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible()
}
