import { href } from '#domain/routing/href.ts'
import { firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const LIST = href('dashboard', 'en', { section: 'notification-settings' })
const { detail, notifications, account } = textsOf('en')
const { request, requested, all } = detail.exclusive.notice

test('a member requests the notice of an exclusive item, finds it in the account and removes it', async ({
  page,
  mailbox,
  catalogue,
  expectAccessible,
}) => {
  test.slow()
  await signUpIn(page, mailbox)
  const item = await catalogue.find({ price: 'exclusive' })
  await page.goto(href('item', 'en', item))
  const button = page.getByRole('button', { name: request })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(requested)).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: all }).click()
  await expect(page).toHaveURL(new RegExp(`${LIST}#sale-notices$`))
  await expect(page.getByRole('heading', { name: notifications.sale.title })).toBeVisible()
  await expect(page.getByRole('link', { name: item.title })).toHaveAttribute('href', href('item', 'en', item))
  await expectAccessible()
  await page.getByRole('button', { name: `${notifications.sale.cancel} ${item.title}` }).click()
  await expect(page.getByText(notifications.sale.empty)).toBeVisible()
})

test('a visitor who requests a notice is asked to log in and stays on the page', async ({
  page,
  catalogue,
}) => {
  const address = href('item', 'en', await catalogue.find({ price: 'exclusive' }))
  await page.goto(address)
  await page.getByRole('button', { name: request }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(account.reasons.sale)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('button', { name: request })).toHaveAttribute('aria-pressed', 'false')
})

test('an exclusive bundle has the button, and a free pack has none', async ({ page, catalogue }) => {
  const bundle = await firstOf(catalogue, 'bundle')
  expect(bundle.free).toBe(false)
  await page.goto(href('bundle', 'en', bundle))
  await expect(page.getByRole('button', { name: request })).toBeVisible()
  const pack = await firstOf(catalogue, 'pack', { price: 'free' })
  await page.goto(href('pack', 'en', pack))
  await expect(page.getByRole('button', { name: request })).toHaveCount(0)
})
