import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { accountOf } from '#e2e/staff.ts'

/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const

test('finance draws up and publishes a version of the royalty rules, and a contributor reads it', async ({
  page,
  browser,
  mailbox,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const note = `More for icons ${randomUUID().slice(0, 8)}`
  await page.goto('/console/royalty-rules')
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Royalty rules' })).toBeVisible(FIRST_LOAD)
  await page.getByRole('button', { name: 'New version' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Pool share (%)').fill('55')
  await form.getByLabel('Note').fill(note)
  await expectAccessible()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: note })
  await expect(row).toContainText('Draft')
  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await form.getByLabel('Reason').fill('Agreed with contributors')
  await expectAccessible()
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden()
  await expectAccessible()

  const context = await browser.newContext()
  const contributor = await context.newPage()
  await signUpIn(contributor, mailbox)
  await become(contributor)
  await contributor.goto('/console/royalties')
  await expect(contributor.getByRole('heading', { level: 1, name: 'Royalties' })).toBeVisible(FIRST_LOAD)
  await expect(contributor.getByRole('heading', { level: 2, name: /^Rules from / }).last()).toBeVisible()
  await expect(contributor.getByText('55', { exact: true }).last()).toBeVisible()
  await expect(contributor.getByRole('heading', { level: 2, name: 'Rules in force' })).toBeVisible()
  await context.close()
})

async function logIn(page: Page): Promise<void> {
  const { email, password } = accountOf('finance')
  await page.getByLabel('Email').fill(email, FIRST_LOAD)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function become(page: Page): Promise<void> {
  await page.goto(href('becomeContributor', 'en'))
  const username = `grace-${randomUUID().slice(0, 8)}`
  await page.getByLabel('Public name').fill(`Grace ${username}`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/I have read the contributor agreement/).check()
  await page.getByRole('button', { name: 'Join as a contributor' }).click()
  await expect(page).toHaveURL(/\/console$/, FIRST_LOAD)
}
