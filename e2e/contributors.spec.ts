import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { accountOf } from '#e2e/staff.ts'

/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const
/** An approval settles after ten seconds; search follows within a minute. */
const UNTIL_PUBLISHED = { timeout: 75_000 } as const

test('a member becomes a contributor, uploads an icon, and a reviewer publishes it by keyboard', async ({
  page,
  browser,
  mailbox,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  const word = `quill${randomUUID().replace(/[^a-f]/g, '')}`
  await signUpIn(page, mailbox)
  await become(page)
  await expectAccessible()

  await page.goto('/console/upload')
  await expect(page.getByRole('heading', { level: 1, name: 'Upload' })).toBeVisible(FIRST_LOAD)
  await page.getByLabel('Choose files').setInputFiles({
    name: `${word}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawingOf(word)),
  })
  await expect(page.getByText('1 of 1 ready, 0 refused')).toBeVisible(FIRST_LOAD)
  await expectAccessible()
  await page.getByRole('link', { name: `Open: ${word}.svg` }).click()

  await expect(page.getByText('Choose a category.')).toBeVisible(FIRST_LOAD)
  await page.getByLabel('Title in English').fill(`Feather ${word}`)
  await page.getByLabel('Keywords in English').fill(`${word}, feather, bird`)
  await choose(page, 'Category')
  await choose(page, 'Made with generative AI', 'No')
  await expectAccessible()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()

  await approveByKeyboard(browser, page.url())
  await expect(async () => {
    await page.goto(href('listing', 'en', { kind: 'icon', words: word }))
    await expect(page.getByRole('link', { name: new RegExp(`Feather ${word}`) }).first()).toBeVisible({
      timeout: 2_000,
    })
  }).toPass(UNTIL_PUBLISHED)
})

async function become(page: Page): Promise<void> {
  await page.goto(href('becomeContributor', 'en'))
  const username = `grace-${randomUUID().slice(0, 8)}`
  await page.getByLabel('Public name').fill(`Grace ${username}`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/I have read the contributor agreement/).check()
  await page.getByRole('button', { name: 'Join as a contributor' }).click()
  await expect(page).toHaveURL(/\/console$/, FIRST_LOAD)
  await expect(page.getByText('Contributor desk')).toBeVisible(FIRST_LOAD)
}

/** Another browser, in which a reviewer decides the submission without a pointer. */
async function approveByKeyboard(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(new URL(address).href)
  const { email, password } = accountOf('reviewer')
  await page.getByLabel('Email').fill(email, FIRST_LOAD)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Review', exact: true }).last().click(FIRST_LOAD)
  await expect(page.getByRole('button', { name: 'Approve (A)' })).toBeVisible(FIRST_LOAD)
  await page.keyboard.press('a')
  await expect(page.getByText(/^Approved: Feather/)).toBeVisible()
  await context.close()
}

/** Chooses an option by its name, or the first that is not empty. */
async function choose(page: Page, label: string, option?: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  const options = page.getByRole('option')
  await (option === undefined
    ? options.nth(1)
    : page.getByRole('option', { name: option, exact: true })
  ).click()
}

/** A different drawing in each run: the linter refuses duplicates. */
function drawingOf(word: string): string {
  const points = [...word].map(
    (letter, index) =>
      `L${3 + ((letter.charCodeAt(0) * (index + 3)) % 18)} ${3 + ((letter.charCodeAt(0) * (index + 7)) % 18)}`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="#2563eb" d="M4 4${points.join('')}z"/></svg>`
}
