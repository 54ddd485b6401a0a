import { randomUUID } from 'node:crypto'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'
import { firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { payAndReturn } from '#e2e/payments.ts'
import { signUpIn, signUpOnPage } from '#e2e/people.ts'
import { textsOf, translatorOf } from '#e2e/texts.ts'
import { windowOf } from '#e2e/windows.ts'

const { account, checkout } = textsOf('en')
const INDIVIDUAL = 24

test('a visitor who buys an exclusive item is asked to log in, or to sign up, and stays on the page', async ({
  page,
  catalogue,
}) => {
  const address = href('item', 'en', await catalogue.find({ price: 'exclusive' }))
  await page.goto(address)
  await page.getByRole('button', { name: /^Buy for / }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(account.reasons.buy)
  await dialog.getByRole('link', { name: account.signUp.submit }).click()
  await expect(dialog).toContainText(account.reasonsToSignUp.buy)
  await expect(dialog).not.toContainText(account.reasons.buy)
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
  await payAndReturn(page)
  await page.getByRole('link', { name: checkout.confirmation.continue }).click()
  await expect(page.getByRole('button', { name: /^Buy for / })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  expect((await download).suggestedFilename()).toBe(`${item.slug}.svg`)
})

for (const locale of ['en', 'de', 'ja'] as const)
  test(
    `a visitor signs up, confirms the address, subscribes, downloads exclusive assets and gets an invoice (${locale})`,
    windowOf(locale),
    async ({ page, mailbox, catalogue, expectAccessible }) => {
      test.slow()
      const { checkout, detail, zip } = textsOf(locale)
      const t = translatorOf(locale)
      const email = `mary.${randomUUID().slice(0, 8)}@example.com`
      const price = formatMoney(money(1_999n, 'USD'), locale)

      await page.goto(`${href('purchase', locale)}?plan_id=${INDIVIDUAL}&billing_period=month`)
      await expect(page.getByRole('main')).toContainText(price)
      await page.getByRole('main').getByRole('link', { name: checkout.signUp, exact: true }).click()
      await signUpOnPage(page, mailbox, email, locale)
      await payAndReturn(page, locale)
      await expect(page.getByRole('main')).toContainText(price)

      const item = await catalogue.find({ kind: 'icon', price: 'exclusive' })
      await page.goto(href('item', locale, item))
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: t('detail.download.submit', { format: 'SVG' }) }).click()
      expect((await download).suggestedFilename()).toBe(`${item.slug}.svg`)
      const pack = await firstOf(catalogue, 'pack', { price: 'exclusive' })
      await page.goto(href('pack', locale, pack))
      await expect(page.getByRole('button', { name: zip.get.pack })).toBeVisible()
      await expect(page.getByRole('region', { name: detail.exclusive.heading })).toBeVisible()

      await page.goto(href('dashboard', locale, { section: 'transactions' }))
      const row = page.locator('.transactions__table tbody tr').first()
      await expect(row).toContainText(price)
      const number = (await row.locator('td.num').first().textContent()) ?? ''
      const invoice = page.waitForEvent('download')
      await row.getByRole('link', { name: t('transactions.pdfOf', { number }) }).click()
      expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/)
      await row.locator('a.transactions__title').click()
      await expect(page.getByRole('main')).toContainText(number)
      await expectAccessible()
    },
  )
