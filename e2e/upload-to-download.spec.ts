import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { accountOf } from '#e2e/staff.ts'

/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const
const FILES = 50
const IN_ZIP = 3
/** Pieces of one contributor that the review desk offers at once. */
const OFFERED = 24
const TOTAL = FILES + IN_ZIP
/** From the decision, which can be undone for ten seconds, to the search. */
const FOUND_WITHIN = { timeout: 60_000 } as const
const SAME_ORIGIN = { headers: { 'Sec-Fetch-Site': 'same-origin' } } as const

test('50 files and a ZIP go from the upload over lint, grid, review and search to a download', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(240_000)
  // A word of this run alone, which the search finds again.
  const word = `q${randomUUID().replaceAll(/[^a-f]/g, '')}${letters(Date.now())}`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUpIn(page, mailbox)
  await callAs(page, 'POST', '/auth/contributor', {
    name: `Grace ${word}`,
    username: word,
    agreement: AGREEMENT.version,
    accepted: true,
  })

  await page.goto('/console/upload')
  await page.getByLabel('Choose files').setInputFiles([...svgFiles(FILES), zipFile(IN_ZIP)], FIRST_LOAD)
  const status = page.getByRole('status').filter({ hasText: 'ready' })
  await expect(status).toHaveText(new RegExp(`^${TOTAL} of ${TOTAL} ready, 0 refused$`), {
    timeout: 60_000,
  })
  // No draft has keywords yet.
  await expect(page.getByText(/Problems: [1-9]/).first()).toBeVisible()

  await page.getByRole('link', { name: 'Edit in a table' }).click()
  await describeAll(page, word)
  await submitAll(page)

  await page.context().clearCookies()
  await page.goto('/console/submissions')
  await logIn(page)
  await approveAll(page, word)

  await expect(async () => {
    await page.goto(href('listing', 'en', { kind: 'icon', words: word }))
    await expect(page.locator('.results .plate__a')).not.toHaveCount(0, { timeout: 1_000 })
  }).toPass(FOUND_WITHIN)
  await page.locator('.results .plate__a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(word, 'i'))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('<path')
})

/** Pastes every cell from a spreadsheet; the newest row is the first one. */
async function describeAll(page: Page, word: string): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Details of your submissions' })
  const first = grid.getByRole('row').nth(1).getByRole('gridcell').first()
  await expect(first).toBeVisible(FIRST_LOAD)
  const lines = Array.from({ length: TOTAL }, (_, index) =>
    [`${word} ${letters(index)}`, '', `${word}, shape, sign`, 'Icon', 'Arrows', '', '', 'No', 'No'].join(
      '\t',
    ),
  )
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${lines.join('\r\n')}\r\n`)
  await first.click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(first).toHaveText(`${word} ${letters(0)}`)
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible({ timeout: 30_000 })
}

/** Each draft as its page does. */
async function submitAll(page: Page): Promise<void> {
  const answer = await page.request.get('/api/console/submissions/editable', SAME_ORIGIN)
  const { rows } = (await answer.json()) as { rows: readonly { id: number; version: number }[] }
  expect(rows).toHaveLength(TOTAL)
  for (const { id, version } of rows) {
    const data = { expected: version }
    const sent = await page.request.post(`/api/console/submissions/${id}/submit`, { ...SAME_ORIGIN, data })
    expect(sent.status(), await sent.text()).toBe(200)
  }
}

/** By keys alone: the pieces of the contributor beside the one on screen, as many as are offered, and then that one. */
async function approveAll(page: Page, word: string): Promise<void> {
  const list = await page.request.get(
    `/api/console/submissions?filter=${encodeURIComponent(`{"q":"${word}"}`)}`,
    {
      ...SAME_ORIGIN,
    },
  )
  const [piece] = (await list.json()) as { id: number }[]
  await page.goto(`/console/review?submission=${piece?.id}`)
  const approve = page.getByRole('button', { name: 'Approve (A)' })
  await expect(approve).toBeEnabled(FIRST_LOAD)
  const siblings = page
    .getByRole('region', { name: 'Also waiting from this contributor' })
    .getByRole('checkbox')
  for (let rest = TOTAL - 1; rest > 0; rest -= OFFERED) {
    // A reviewer of another journey may hold some of them.
    await expect(siblings).not.toHaveCount(0)
    const name = (await siblings.first().getAttribute('aria-label')) ?? ''
    await page.keyboard.press('Shift+X')
    await page.keyboard.press('Shift+A')
    await expect(siblings.and(page.getByLabel(name, { exact: true }))).toBeHidden({ timeout: 60_000 })
  }
  await page.keyboard.press('a')
  await expect(page.getByText(`Approved: ${word}`, { exact: false }).first()).toBeVisible()
}

async function logIn(page: Page): Promise<void> {
  const { email, password } = accountOf('reviewer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible(FIRST_LOAD)
}

function svgFiles(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `drawing-${letters(index)}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing()),
  }))
}

function zipFile(count: number) {
  const members = Array.from({ length: count }, (_, index) => [
    `set/packed-${letters(index)}.svg`,
    strToU8(drawing()),
  ])
  return {
    name: 'set.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(members))),
  }
}

/** Another polygon each time, so that none is a duplicate of this run or an earlier one. */
function drawing(): string {
  const corners = Array.from({ length: 9 }, (_, index) => {
    const [angle, radius] = [(index / 9) * 2 * Math.PI, 3 + Math.random() * 6]
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M${corners.join('L')}z"/></svg>`
}

/** A number in letters: titles and keywords have no digits. */
function letters(value: number): string {
  const last = String.fromCharCode(97 + (value % 26))
  return value < 26 ? last : letters(Math.floor(value / 26)) + last
}
