import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { COOKIES } from '#domain/accounts/sessions.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { type CollectionSummary, collectionSummarySchema } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, type NewPerson, signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { windowOf } from '#e2e/windows.ts'

const LOCALES = ['en', 'de', 'ja'] as const

// Without animations, so that axe never measures the contrast of a colour in transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function freeIcons(catalogue: Catalogue, count: number): Promise<ItemDetail[]> {
  const { hits } = await catalogue.listing({ kind: 'icon', price: 'free', per_page: count })
  return Promise.all(hits.map(({ slug }) => catalogue.item(slug)))
}

/** Creates a collection of the signed-in user with these items in this order. */
async function makeCollection(
  page: Page,
  name: string,
  items: readonly ItemDetail[],
): Promise<CollectionSummary> {
  const assets = items.map(({ slug }) => ({ form: 'item', slug }))
  const body = await callAs(page, 'POST', '/personal-collections', {
    name,
    ...(assets.length > 0 ? { assets } : {}),
  })
  return collectionSummarySchema.parse((body as { response: { collection: unknown } }).response.collection)
}

/** Deletes the cookies, as if the session had expired weeks ago. */
async function clearSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: COOKIES.hint })
  await page.context().clearCookies({ name: 'payload-token' })
}

async function logIn(page: Page, { email, password }: NewPerson, locale: Locale): Promise<void> {
  const { account } = textsOf(locale)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account.labels.email).fill(email)
  await dialog.getByLabel(account.labels.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: account.logIn.submit, exact: true }).click()
}

const toast = (page: Page) => page.locator('.toast')
const titles = (page: Page) => page.locator('.entry__title')

for (const locale of LOCALES) {
  test(
    `a visitor who saves an asset logs in and the save continues (${locale})`,
    windowOf(locale),
    async ({ page, mailbox, catalogue, expectAccessible }) => {
      const { detail, myCollections: texts } = textsOf(locale)
      const [item] = await freeIcons(catalogue, 1)
      if (item === undefined) throw new Error('no free icon')
      const person = await signUpIn(page, mailbox, locale)
      await clearSession(page)
      await page.goto(href('item', locale, item))

      const save = page.locator('.save-actions').getByRole('button', { name: detail.save })
      await save.click()
      await logIn(page, person, locale)
      await expect(save).toHaveAttribute('aria-pressed', 'true')
      await expect(toast(page)).toContainText(texts.added)

      await page.getByRole('button', { name: detail.addToCollection }).click()
      const picker = page.getByRole('dialog', { name: texts.picker.title })
      const field = picker.getByRole('textbox', { name: texts.picker.search })
      await expect(picker.getByRole('checkbox', { name: texts.favourites })).toBeChecked()
      await field.fill('Wald & Wiese')
      await expectAccessible()
      await page.keyboard.press('Enter')
      const made = picker.getByRole('checkbox', { name: 'Wald & Wiese' })
      await expect(made).toBeChecked()
      await field.press('ArrowDown')
      await expect(picker.getByRole('checkbox', { name: texts.favourites })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(made).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(picker).toBeHidden()

      await toast(page).getByRole('link', { name: texts.goTo }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Wald & Wiese' })).toBeVisible()
      await expect(titles(page)).toHaveCount(1)
      await expectAccessible()
    },
  )

  test(
    `a user creates, renames, sorts and deletes collections (${locale})`,
    windowOf(locale),
    async ({ page, viewport, mailbox, catalogue, expectAccessible }) => {
      const { myCollections: texts, form, errors, dashboard } = textsOf(locale)
      const items = await freeIcons(catalogue, 3)
      await signUpIn(page, mailbox, locale)
      await page.goto(href('dashboard', locale, { section: 'favorites' }))
      await expect(page.getByRole('heading', { name: texts.empty.heading })).toBeVisible()
      await expectAccessible()

      await page.getByRole('button', { name: texts.new }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: texts.create }).click()
      await expect(dialog.getByText(errors['collection-name-missing'])).toBeVisible()
      await dialog.getByLabel(texts.name, { exact: true }).fill('One')
      await dialog.getByLabel(texts.description, { exact: true }).fill('For the winter')
      await dialog.getByRole('button', { name: texts.create }).click()
      await expect(dialog).toBeHidden()
      await makeCollection(page, 'Two', items)
      await page.reload()

      const names = page.locator('.collections__grid h2')
      await expect(names).toHaveText(['Two', 'One'])
      await expectAccessible()
      await page.getByRole('button', { name: texts.order.handle.replace('{name}', 'Two') }).focus()
      await moveByKeyboard(page, (viewport?.width ?? 0) < 1024 ? 'ArrowDown' : 'ArrowRight')
      await expect(names).toHaveText(['One', 'Two'])
      await page.reload()
      await expect(names).toHaveText(['One', 'Two'])

      await page.getByRole('button', { name: texts.editOf.replace('{name}', 'One') }).click()
      await dialog.getByLabel(texts.name, { exact: true }).fill('First')
      await dialog.getByRole('button', { name: form.save }).click()
      await expect(names).toHaveText(['First', 'Two'])

      await page.getByRole('button', { name: texts.editOf.replace('{name}', 'First') }).click()
      await dialog.getByRole('button', { name: texts.delete, exact: true }).click()
      await expect(dialog).toContainText(texts.deleteText)
      await dialog.getByRole('button', { name: texts.delete, exact: true }).click()
      await expect(names).toHaveText(['Two'])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.sections.favorites)
    },
  )

  test(
    `a user sorts, moves and removes the assets of a collection (${locale})`,
    windowOf(locale),
    async ({ page, mailbox, catalogue, expectAccessible }) => {
      const { myCollections: texts } = textsOf(locale)
      const items = await freeIcons(catalogue, 3)
      await signUpIn(page, mailbox, locale)
      const woods = await makeCollection(page, 'Woods', items)
      await makeCollection(page, 'Meadows', [])
      await page.goto(href('ownCollection', locale, { id: woods.id }))
      await expect(titles(page)).toHaveCount(3)
      const [first = '', second = '', third = ''] = await titles(page).allTextContents()

      await page.locator('.entry .handle').first().focus()
      await moveByKeyboard(page, 'ArrowRight')
      await expect(titles(page)).toHaveText([second, first, third])
      await page.reload()
      await expect(titles(page)).toHaveText([second, first, third])

      const check = (title: string) =>
        page.getByRole('checkbox', { name: texts.select.one.replace('{title}', title) }).first()
      await check(first).check()
      await expectAccessible()
      await page.getByRole('button', { name: texts.select.move, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Meadows' }).click()
      await expect(titles(page)).toHaveText([second, third])
      await expect(toast(page)).toContainText('Meadows')

      await check(second).check()
      await check(third).check()
      await page.getByRole('button', { name: texts.select.remove, exact: true }).click()
      await expect(page.getByRole('heading', { name: texts.emptyOne.heading })).toBeVisible()
    },
  )

  test(
    `a collection is shared by a revocable link and downloads as a ZIP (${locale})`,
    windowOf(locale),
    async ({ page, browser, mailbox, catalogue, expectAccessible }) => {
      const { myCollections: texts, zip } = textsOf(locale)
      const items = await freeIcons(catalogue, 2)
      await signUpIn(page, mailbox, locale)
      const { id } = await makeCollection(page, 'Wald: "Wiese"', items)
      await page.goto(href('ownCollection', locale, { id }))
      await page.getByRole('button', { name: texts.share.button, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: texts.share.on }).click()
      const address = await dialog.getByRole('textbox', { name: texts.share.link }).inputValue()
      await expectAccessible()

      const other = await browser.newPage()
      await other.goto(address)
      await expect(other.getByRole('heading', { level: 1, name: 'Wald: "Wiese"' })).toBeVisible()
      await expect(titles(other)).toHaveCount(2)
      await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

      await dialog.getByRole('button', { name: texts.share.off }).click()
      await expect(dialog.getByRole('button', { name: texts.share.on })).toBeVisible()
      await page.keyboard.press('Escape')
      await other.reload()
      await expect(other.getByRole('heading', { name: texts.shared.ended.heading })).toBeVisible()
      await other.close()

      await page.getByRole('button', { name: zip.button }).click()
      await expect(dialog).toContainText(zip.text)
      await expectAccessible()
      const coming = page.waitForEvent('download')
      await dialog.getByRole('button', { name: zip.start }).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe('Wald Wiese.zip')
      const files = unzipSync(new Uint8Array(await readFile(await download.path())))
      expect(Object.keys(files)).toHaveLength(items.length + 2)
      const credits = strFromU8(files['CREDITS.md'] ?? new Uint8Array())
      for (const { slug } of items) expect(credits).toContain(slug)
      const spdx = JSON.parse(strFromU8(files['credits.spdx.json'] ?? new Uint8Array()))
      expect(spdx).toMatchObject({
        spdxVersion: 'SPDX-2.3',
        packages: items.map(() => ({ filesAnalyzed: false })),
      })
    },
  )
}

test('the heart of a card adds and removes a favourite on every page', async ({
  page,
  viewport,
  mailbox,
  catalogue,
}) => {
  test.skip((viewport?.width ?? 0) < 1024, 'with a finger nothing hovers: saving is on the page of the asset')
  const { common, myCollections: texts } = textsOf('en')
  const [item] = await freeIcons(catalogue, 1)
  if (item === undefined) throw new Error('no free icon')
  const person = await signUpIn(page, mailbox)
  await clearSession(page)
  const listing = href('listing', 'en', { kind: 'icon', variant: 'free' })
  await page.goto(listing)
  const heart = page
    .getByRole('button', { name: common.save.replace('{title}', item.title), exact: true })
    .first()
  await heart.focus()
  await page.keyboard.press('Enter')
  await logIn(page, person, 'en')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page).getByRole('link', { name: texts.goTo })).toBeVisible()

  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.focus()
  const removed = page.waitForResponse((response) => response.url().endsWith('/api/v2/favourites'))
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await removed
  await page.goto(href('dashboard', 'en', { section: 'favorites' }))
  await expect(page.getByRole('link', { name: texts.favourites })).toBeVisible()
  await expect(page.locator('.collections__grid')).toContainText('0 assets')
})

test('a refused favourite is undone and shows an error', async ({ page, mailbox, catalogue }) => {
  const { detail, errors } = textsOf('en')
  const [item] = await freeIcons(catalogue, 1)
  if (item === undefined) throw new Error('no free icon')
  await signUpIn(page, mailbox)
  await page.goto(href('item', 'en', item))
  await page.route('**/api/v2/favourites', (route) =>
    route.fulfill({ status: 409, json: { errors: [{ code: 'collection-full', number: 7003 }] } }),
  )
  const save = page.locator('.save-actions').getByRole('button', { name: detail.save })
  await save.click()
  await expect(toast(page)).toContainText(errors['collection-full'])
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

/** Moves the focused item one place by keyboard. */
async function moveByKeyboard(page: Page, key: 'ArrowDown' | 'ArrowRight'): Promise<void> {
  const said = page.locator('[id^="DndLiveRegion"]')
  await page.keyboard.press('Space')
  await expect(said).not.toBeEmpty()
  const picked = (await said.textContent()) ?? ''
  // The list measures positions just after an item is picked up; a key pressed earlier moves nothing.
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(said).not.toHaveText(picked, { timeout: 500 })
  }).toPass()
  // The new order is displayed before it is saved; leaving the page must wait for the response.
  const saved = page.waitForResponse((response) => response.url().endsWith('/order'))
  await page.keyboard.press('Space')
  expect((await saved).ok()).toBe(true)
}
