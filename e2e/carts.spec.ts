import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { payWith } from '#e2e/payments.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const { account, cart, checkout, common, coupons, errors } = textsOf('en')
const OWN_CART = href('dashboard', 'en', { section: 'carts' })

test('a visitor who adds an asset to the cart is asked to log in', async ({ page, catalogue }) => {
  await page.goto(href('item', 'en', await catalogue.find({ price: 'exclusive' })))
  await page.getByRole('button', { name: cart.add }).click()
  await expect(page.getByRole('dialog')).toContainText(account.reasons.cart)
})

test('a user collects two assets, removes one, pays for the other, and downloads it', async ({
  page,
  mailbox,
  catalogue,
  expectAccessible,
}) => {
  await signUpIn(page, mailbox)
  const kept = await catalogue.find({ kind: 'icon', price: 'exclusive' })
  const removed = await catalogue.find({ kind: 'icon', price: 'exclusive' }, ({ slug }) => slug !== kept.slug)

  await page.goto(OWN_CART)
  await expect(page.getByRole('heading', { name: cart.none.heading })).toBeVisible()
  for (const item of [kept, removed]) {
    await page.goto(href('item', 'en', item))
    await page.getByRole('button', { name: cart.add }).click()
    await expect(page.getByText(cart.added)).toBeVisible()
  }
  await page.getByRole('link', { name: cart.open }).click()
  await expect(page).toHaveURL(/\/dashboard\/carts\/[0-9a-f]{16}$/)
  const lines = page.getByRole('list', { name: cart.list }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expectAccessible()

  await page.getByRole('button', { name: cart.removeOf.replace('{title}', removed.title) }).click()
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText(kept.title)
  await page.getByLabel(coupons.code).fill('WELCOME25')
  await page.getByRole('button', { name: cart.code.use }).click()
  await expect(page.getByText(errors['coupon-not-for-this'])).toBeVisible()

  await page.getByRole('button', { name: /^Pay \D*\d/ }).click()
  await payWith(page, 'pays')
  await expect(page.getByText(checkout.confirmation.paid.heading)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: kept.title, exact: true })).toHaveAttribute(
    'href',
    href('item', 'en', kept),
  )

  await page.goto(OWN_CART)
  await expect(page.getByRole('heading', { name: cart.none.heading })).toBeVisible()
  await page.goto(href('item', 'en', removed))
  await expect(page.getByRole('button', { name: /^Buy for / })).toBeVisible()
  await page.goto(href('item', 'en', kept))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  expect((await download).suggestedFilename()).toBe(`${kept.slug}.svg`)
})

test('an exclusive item is added to the cart from the menu of its card', async ({
  page,
  mailbox,
  catalogue,
}) => {
  await signUpIn(page, mailbox)
  const item = await catalogue.find({ kind: 'icon', price: 'exclusive' })
  await page.goto(href('listing', 'en', { kind: 'icon', variant: 'exclusive' }))
  const card = page.locator('.plate', { has: page.locator(`[data-slug="${item.slug}"]`) }).first()
  await card.hover()
  await card.getByRole('button', { name: common.quick.more.replace('{title}', item.title) }).click()
  await page.getByRole('dialog').getByRole('button', { name: cart.add }).click()
  await expect(page.getByText(cart.added)).toBeVisible()
  await page.getByRole('link', { name: cart.open }).click()
  await expect(page.getByRole('list', { name: cart.list })).toContainText(item.title)
})
