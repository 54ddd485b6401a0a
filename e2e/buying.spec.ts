import { href } from '#domain/routing/href.ts'
import { firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { buyPlan, payWith } from '#e2e/payments.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const { account, checkout, detail, zip } = textsOf('en')
const INDIVIDUAL = 24

test('a visitor who buys an exclusive item is asked to log in and stays on the page', async ({
  page,
  catalogue,
}) => {
  const address = href('item', 'en', await catalogue.find({ price: 'exclusive' }))
  await page.goto(address)
  await page.getByRole('button', { name: /^Buy for / }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(account.reasons.buy)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

test('a user buys an exclusive item with one click and downloads it', async ({
  page,
  mailbox,
  catalogue,
  expectAccessible,
}) => {
  await signUpIn(page, mailbox)
  const item = await catalogue.find({ kind: 'icon', price: 'exclusive' })
  await page.goto(href('item', 'en', item))
  await expectAccessible()
  await page.getByRole('button', { name: /^Buy for / }).click()
  await payWith(page, 'pays')
  await expect(page.getByText(checkout.confirmation.paid.heading)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: checkout.confirmation.continue }).click()
  await expect(page.getByRole('button', { name: /^Buy for / })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  expect((await download).suggestedFilename()).toBe(`${item.slug}.svg`)
})

test('a subscriber downloads an exclusive item and an exclusive pack', async ({
  page,
  mailbox,
  catalogue,
}) => {
  await signUpIn(page, mailbox)
  await buyPlan(page, INDIVIDUAL)
  await page.goto(href('item', 'en', await catalogue.find({ kind: 'icon', price: 'exclusive' })))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.svg$/)
  const pack = await firstOf(catalogue, 'pack', { price: 'exclusive' })
  await page.goto(href('pack', 'en', pack))
  await expect(page.getByRole('button', { name: zip.get.pack })).toBeVisible()
  await expect(page.getByRole('region', { name: detail.exclusive.heading })).toBeVisible()
})
