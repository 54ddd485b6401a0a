import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { accountOf } from '#e2e/staff.ts'

/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v9H4z"/></svg>'

test('a search without results becomes a request with one click, which a contributor answers with an upload', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const words = `qz${randomUUID().replaceAll(/[^a-f]/g, '')} quux`
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(href('listing', 'en', { kind: 'icon', words }))
    await expect(page.locator('[data-words]')).toHaveAttribute('data-found', '0')
    // Events are sent within half a second and written within one.
    await page.waitForTimeout(2_000)
  }

  await page.goto('/console/analytics')
  await logIn(page)
  const ask = page.getByRole('button', { name: `Ask contributors for assets for ${words}` })
  await expect(ask).toBeVisible(FIRST_LOAD)
  await ask.click()
  await expect(page.getByText('Contributors see the request in their desk.')).toBeVisible()

  await page.context().clearCookies()
  await signUpIn(page, mailbox)
  const username = `c${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await callAs(page, 'POST', '/auth/contributor', {
    name: 'Grace',
    username,
    agreement: AGREEMENT.version,
    accepted: true,
  })
  await page.goto('/console/work-requests')
  await page.getByRole('link', { name: words }).click(FIRST_LOAD)
  await page.getByRole('link', { name: 'Upload assets for this request' }).click()
  const named = page.getByText(
    `These files answer the request “${words}” (English), searched for 2 times in 30 days.`,
  )
  await expect(named).toBeVisible()
  await expectAccessible()
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'quux.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) })
  await expect(page.getByText('1 of 1 ready, 0 refused')).toBeVisible({ timeout: 60_000 })
})

async function logIn(page: Page): Promise<void> {
  const { email, password } = accountOf('editor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
