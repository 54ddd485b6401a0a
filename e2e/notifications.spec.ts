import type { Page } from '@playwright/test'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import type { Staff } from '#e2e/staff.ts'
import { textsOf, translatorOf } from '#e2e/texts.ts'
import { windowOf } from '#e2e/windows.ts'

const LIST = (locale: Locale) => href('dashboard', locale, { section: 'notifications' })
const SETTINGS = href('dashboard', 'en', { section: 'notification-settings' })

/** A different item for each journey: a repeated publication sends no notification. */
async function unusedItem(catalogue: Catalogue): Promise<ItemDetail> {
  const { pageCount } = await catalogue.listing({ per_page: 1 })
  const page = 1 + Math.floor(Math.random() * Math.min(pageCount, 900))
  const [hit] = (await catalogue.listing({ per_page: 1, page })).hits
  return catalogue.item(hit?.slug ?? '')
}

async function publish(editor: Staff, { id }: ItemDetail): Promise<void> {
  await editor.update('items', id, { visibility: 'resting' })
  await editor.update('items', id, { visibility: 'published' })
}

/** By its class, as its name changes with the number of unread notifications. */
const bellOf = (page: Page) => page.getByRole('banner').locator('button.bell')

for (const locale of ['en', 'de', 'ja'] as const) {
  test(
    `a follower is notified of a new asset (${locale})`,
    windowOf(locale),
    async ({ page, mailbox, catalogue, editor, expectAccessible }) => {
      test.setTimeout(90_000)
      const { notifications: texts, contributor: words } = textsOf(locale)
      const t = translatorOf(locale)
      const bell = bellOf(page)
      await signUpIn(page, mailbox, locale)
      const item = await unusedItem(catalogue)
      const { username, name } = item.contributor

      await page.goto(href('contributor', locale, { username }))
      await page.getByRole('button', { name: `${words.follow.follow} ${name}` }).click()
      await expect(page.getByRole('button', { name: `${words.follow.following} ${name}` })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: `${words.follow.following} ${name}` })).toBeVisible()

      await publish(editor, item)
      await expect(async () => {
        await page.goto(href('home', locale))
        await expect(bell).toHaveAccessibleName(t('notifications.bell', { count: 2 }), {
          timeout: 6_000,
        })
      }).toPass({ timeout: 40_000 })
      await bell.click()
      await expect(page.locator('.bell__panel .note')).toHaveCount(2)
      await expectAccessible()
      await page.getByRole('link', { name: texts.all }).click()

      await expect(page).toHaveURL(new RegExp(`${LIST(locale)}$`))
      await expect(page.getByRole('heading', { name: texts.today, exact: true })).toBeVisible()
      await expectAccessible()
      await page.getByRole('main').locator('.note', { hasText: name }).click()
      await expect(page).toHaveURL(new RegExp(`${href('contributor', locale, { username })}$`))
      await expect(bell).toHaveAccessibleName(t('notifications.bell', { count: 1 }))

      await page.goto(LIST(locale))
      await page.getByRole('button', { name: texts.markAll }).click()
      await expect(page.getByText(texts.unread, { exact: true })).toHaveCount(0)
      await expect(bell).toHaveAccessibleName(texts.title)
    },
  )
}

test('a visitor who follows a contributor logs in first and then follows', async ({
  page,
  mailbox,
  catalogue,
}) => {
  const { account, contributor: words } = textsOf('en')
  const person = await signUpIn(page, mailbox)
  await callAs(page, 'POST', '/logout', {})
  const { username, name } = (await unusedItem(catalogue)).contributor
  await page.goto(href('contributor', 'en', { username }))
  await page.getByRole('button', { name: `${words.follow.follow} ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account.labels.email, { exact: true }).fill(person.email)
  await dialog.getByLabel(account.labels.password, { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: account.logIn.submit, exact: true }).click()
  await expect(page.getByRole('button', { name: `${words.follow.following} ${name}` })).toBeVisible()
})

/** The response of the server when the limit of follows is exceeded. */
const TOO_OFTEN = { errors: [{ code: 'too-many-attempts', number: 6002, message: '' }] }

test('a failed follow is undone and shows an error', async ({ page, mailbox, catalogue }) => {
  const { contributor: words } = textsOf('en')
  await signUpIn(page, mailbox)
  const { username, name } = (await unusedItem(catalogue)).contributor
  await page.goto(href('contributor', 'en', { username }))
  const button = page.getByRole('button', { name: `${words.follow.follow} ${name}` })
  await expect(page.getByText(words.follow.followers)).toBeVisible()
  await page.route('**/follow', (route) => route.fulfill({ status: 429, json: TOO_OFTEN }))
  await button.click()
  await expect(page.locator('.toast')).toContainText(words.follow.failed)
  await expect(button).toBeVisible()
})

test('notification settings are saved, and security notices cannot be turned off', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { notifications: texts } = textsOf('en')
  await signUpIn(page, mailbox)
  const daily = page.getByRole('switch', { name: texts.settings.daily })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(SETTINGS)
    await expect(daily).not.toBeChecked()
    await expectAccessible()
  }
  const saved = page.waitForResponse('**/notifications/settings')
  await daily.click()
  await expect(daily).toBeChecked()
  await saved
  await page.reload()
  await expect(daily).toBeChecked()
  const always = page.getByRole('switch', { name: texts.settings.always })
  await expect(always).not.toHaveCount(0)
  for (const one of await always.all()) await expect(one).toBeDisabled()
})

test('a visitor who opens notifications returns to them after logging in', async ({ page }) => {
  await page.goto(LIST('en'))
  await expect(page).toHaveURL(/\/en\/auth\/signup\?redirect=/)
})
