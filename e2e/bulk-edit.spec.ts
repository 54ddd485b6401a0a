import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'

/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const

test('a contributor edits drafts in the grid: by keyboard, from a spreadsheet, with undo', async ({
  page,
  context,
  mailbox,
  expectAccessible,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUpIn(page, mailbox)
  const username = `grace-${randomUUID().slice(0, 8)}`
  await callAs(page, 'POST', '/auth/contributor', {
    name: `Grace ${username}`,
    username,
    agreement: AGREEMENT.version,
    accepted: true,
  })
  for (const name of ['one.svg', 'two.svg']) await uploadDraft(page, name)

  await page.goto('/console/submissions')
  await page.getByRole('link', { name: 'Edit in a table' }).click(FIRST_LOAD)
  const grid = page.getByRole('grid', { name: 'Details of your submissions' })
  const cell = (row: string, at: number) => grid.getByRole('row', { name: row }).getByRole('gridcell').nth(at)
  const saved = page.getByRole('status').filter({ hasText: /^Saved$/ })
  await expect(cell('two.svg', 0)).toHaveText('Two', FIRST_LOAD)
  await expectAccessible()

  await cell('two.svg', 0).click()
  await page.keyboard.press('F2')
  await page.keyboard.type(' birds')
  await page.keyboard.press('Tab')
  await expect(cell('two.svg', 1)).toBeFocused()
  await expect(cell('two.svg', 0)).toHaveText('Two birds')

  await cell('two.svg', 2).click()
  await page.evaluate(() =>
    navigator.clipboard.writeText('bird, sky, wing\tIllustration\r\nsun, sky, day\tPlanet\r\n'),
  )
  await page.keyboard.press('ControlOrMeta+v')
  await expect(cell('one.svg', 3)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Errors to correct: 1')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cell('one.svg', 3)).toHaveText('Icon')
  await page.keyboard.press('ControlOrMeta+y')
  await cell('one.svg', 3).click()
  await page.keyboard.press('Enter')
  await cell('one.svg', 3).getByRole('combobox').selectOption('Illustration')
  await page.keyboard.press('Enter')
  await expect(saved).toBeVisible()
  await expectAccessible()

  // The active cell is neither outside the table nor below the names, which stay in view.
  const names = await grid.getByRole('columnheader').first().boundingBox()
  const inView = { left: (names?.x ?? 0) + (names?.width ?? 0), right: await rightOf(grid) }
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key)
    const active = page.locator('[role=gridcell]:focus')
    const box = await active.boundingBox()
    expect(Math.ceil(box?.x ?? 0)).toBeGreaterThanOrEqual(Math.floor(inView.left))
    expect(Math.floor(await rightOf(active))).toBeLessThanOrEqual(Math.ceil(inView.right))
  }

  await page.reload()
  await expect(cell('two.svg', 0)).toHaveText('Two birds', FIRST_LOAD)
  await expect(cell('two.svg', 2)).toHaveText('bird, sky, wing')
  await expect(cell('one.svg', 3)).toHaveText('Illustration')
})

async function rightOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0)
}

async function uploadDraft(page: Page, name: string): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h${name.length}v9z"/></svg>`
  const answer = await page.request.post('/api/console/submissions', {
    multipart: { kind: 'icon', file: { name, mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) } },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(202)
}
