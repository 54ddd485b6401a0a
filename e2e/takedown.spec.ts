import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { href } from '#domain/routing/href.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { accountOf } from '#e2e/staff.ts'
import { textsOf } from '#e2e/texts.ts'

const { MOTIF_E2E_MAILBOX = 'http://127.0.0.1:8025' } = process.env
const mailsSchema = z.array(z.object({ text: z.string() }))
const { takedown, detail } = textsOf('en')
/** The console loads and compiles its scripts, on a busy machine. */
const FIRST_LOAD = { timeout: 30_000 } as const

test('a rights holder claims a work; staff hide it and decide, and the case counts in its year', async ({
  page,
  request,
  catalogue,
  expectAccessible,
}) => {
  test.slow()
  const work = await lastOf(catalogue)
  const address = href('item', 'en', work)
  const claimant = `Rita ${randomUUID().slice(0, 8)}`
  const email = `${claimant.toLowerCase().replace(' ', '.')}@example.com`

  await page.goto(href('takedown', 'en', { work: work.slug }))
  await page.getByRole('textbox', { name: takedown.name }).fill(claimant)
  await page.getByRole('textbox', { name: takedown.email, exact: true }).fill(email)
  await expect(page.getByRole('textbox', { name: takedown.works })).toHaveValue(work.slug)
  await page.getByRole('textbox', { name: takedown.original }).fill('A drawing on my site')
  await page.getByRole('textbox', { name: takedown.claim }).fill('It repeats the outline of my drawing')
  await page.getByRole('checkbox', { name: takedown.goodFaith }).check()
  await page.getByRole('checkbox', { name: takedown.accurate }).check()
  await page.getByRole('textbox', { name: takedown.signature }).fill(claimant)
  await page.getByRole('button', { name: takedown.submit }).click()
  await expect(page.getByRole('heading', { name: takedown.sent.heading })).toBeFocused()

  await page.goto(await linkTo(request, email))
  await page.getByRole('button', { name: takedown.confirm.submit }).click()
  await expect(page.getByRole('heading', { name: takedown.confirm.doneHeading })).toBeVisible()

  await openCase(page, claimant)
  await expectAccessible()
  await act(page, 'Examine')
  await expect.poll(async () => (await request.get(address)).status()).toBe(451)
  await act(page, 'Reject', 'Both show the same object.')
  await expect.poll(async () => (await request.get(address)).status()).toBe(200)

  await expect(async () => {
    await page.goto(href('takedown', 'en'))
    const year = page.getByRole('heading', { level: 3, name: String(new Date().getUTCFullYear()) })
    await expect(year).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a visitor reports a work from its page', async ({ page, catalogue, expectAccessible }) => {
  const { reportItem: texts } = detail
  await page.goto(href('item', 'en', await lastOf(catalogue)))
  await page.getByRole('link', { name: texts.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: texts.reason }).selectOption('details')
  await expectAccessible()
  await dialog.getByRole('button', { name: texts.submit }).click()
  await expect(dialog.getByRole('textbox', { name: texts.words })).toBeFocused()
  await dialog.getByRole('textbox', { name: texts.words }).fill(`The title is wrong ${randomUUID()}`)
  await dialog.getByRole('button', { name: texts.submit }).click()
  await expect(dialog.getByRole('status')).toHaveText(texts.sent)
})

/** An item that other journeys do not open: they take the first ones of a listing. */
async function lastOf(catalogue: Catalogue) {
  const { hits } = await catalogue.listing({ per_page: 100, kind: 'icon' })
  const slug = hits.at(-1)?.slug
  if (slug === undefined) throw new Error('there is no icon')
  return catalogue.item(slug)
}

async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const response = await request.get(`${MOTIF_E2E_MAILBOX}/mails.json`, { params: { to: email } })
    const [mail] = mailsSchema.parse(await response.json())
    link = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return link ?? ''
}

/** Logs in as an admin, and opens the case of a claimant. */
async function openCase(page: Page, claimant: string): Promise<void> {
  await page.goto('/console/takedowns')
  const { email, password } = accountOf('admin')
  await page.getByLabel('Email').fill(email, FIRST_LOAD)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('cell', { name: claimant }).click(FIRST_LOAD)
  await expect(page.getByRole('heading', { level: 1, name: claimant })).toBeVisible(FIRST_LOAD)
}

async function act(page: Page, name: string, statement?: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (statement !== undefined) await dialog.getByLabel('Statement').fill(statement)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}
