import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const LIST = href('dashboard', 'en', { section: 'notification-settings' })
const { notifications } = textsOf('en')

test('a member finds an earlier request for a notice in the account and removes it', async ({
  page,
  mailbox,
  catalogue,
  expectAccessible,
}) => {
  await signUpIn(page, mailbox)
  const item = await catalogue.find({ price: 'exclusive' })
  await callAs(page, 'POST', '/sale-notices', { form: 'item', slug: item.slug, wanted: true })
  await page.goto(LIST)
  await expect(page.getByRole('heading', { name: notifications.sale.title })).toBeVisible()
  await expect(page.getByRole('link', { name: item.title })).toHaveAttribute('href', href('item', 'en', item))
  await expectAccessible()
  await page.getByRole('button', { name: `${notifications.sale.cancel} ${item.title}` }).click()
  await expect(page.getByText(notifications.sale.empty)).toBeVisible()
})
