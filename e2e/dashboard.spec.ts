import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { FORMATS } from '#domain/assets/formats.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, type NewPerson, signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS, windowOf } from '#e2e/windows.ts'

const PROFILE = (locale: 'en' | 'de' | 'ja') => href('dashboard', locale, { section: 'profile' })
const DOWNLOADS = (locale: 'en' | 'de' | 'ja') => href('dashboard', locale, { section: 'downloads' })
const toast = (page: Page) => page.locator('.toast')

for (const locale of ['en', 'de', 'ja'] as const) {
  test(
    `profile changes are saved (${locale})`,
    windowOf(locale),
    async ({ page, mailbox, expectAccessible }) => {
      const { profile, errors, form } = textsOf(locale)
      const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
      await signUpIn(page, mailbox, locale)
      await page.goto(PROFILE(locale))

      await field(profile.labels.last_name).fill('Hopper')
      await field(profile.labels.company).fill('  Navy  ')
      await field('GitHub').fill('https://example.com/grace')
      await field('LinkedIn').fill('http://linkedin.com')
      await expect(page.getByText(profile.unsaved)).toBeVisible()
      await page.getByRole('button', { name: form.save, exact: true }).click()
      await expect(page.getByText(errors['address-invalid'])).toHaveCount(2)
      await expect(field('LinkedIn')).toBeFocused()
      await expect(field(profile.labels.company)).toHaveValue('  Navy  ')
      await expectAccessible()

      await field('GitHub').fill('https://github.com/grace')
      await field('LinkedIn').fill('')
      await field(profile.labels.country).selectOption('US')
      await page.getByRole('button', { name: form.save, exact: true }).click()
      await expect(toast(page)).toContainText(form.saved)
      await expect(page.getByText(profile.unsaved)).toBeHidden()
      await expect(page.getByRole('banner').getByRole('button', { name: /Grace Hopper/ })).toBeVisible()

      await page.reload()
      await expect(field(profile.labels.last_name)).toHaveValue('Hopper')
      await expect(field(profile.labels.company)).toHaveValue('Navy')
      await expect(field(profile.labels.country)).toHaveValue('US')
      await expect(field('GitHub')).toHaveValue('https://github.com/grace')
    },
  )
}

test('a profile changed in another tab is not overwritten silently, and typed text is kept', async ({
  page,
  context,
  mailbox,
}) => {
  const { profile, errors, form } = textsOf('en')
  await signUpIn(page, mailbox)
  await page.goto(PROFILE('en'))
  const other = await context.newPage()
  await other.goto(PROFILE('en'))
  const save = (tab: Page) => tab.getByRole('button', { name: form.save, exact: true }).click()

  await page.getByRole('main').getByLabel(profile.labels.company).fill('Looms')
  await other.getByRole('main').getByLabel(profile.labels.company).fill('Engines')
  await other.getByLabel(profile.labels.designation).fill('Analyst')
  await save(other)
  await expect(toast(other)).toBeVisible()

  await save(page)
  await expect(page.getByText(errors['changed-elsewhere'])).toBeVisible()
  await expect(page.getByRole('main').getByLabel(profile.labels.company)).toHaveValue('Looms')
  await expect(page.getByLabel(profile.labels.designation)).toHaveValue('Analyst')
  await save(page)
  await expect(toast(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByLabel(profile.labels.company)).toHaveValue('Looms')
  await expect(page.getByLabel(profile.labels.designation)).toHaveValue('Analyst')
})

test('leaving with unsaved changes asks for confirmation', async ({ page, mailbox }) => {
  const { profile } = textsOf('en')
  await signUpIn(page, mailbox)
  await page.goto(PROFILE('en'))
  await page.getByRole('main').getByLabel(profile.labels.company).fill('Navy')
  const dialogShown = page.waitForEvent('dialog')
  const leaving = page.goto(DOWNLOADS('en')).catch(() => null)
  const dialog = await dialogShown
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(page.getByRole('main').getByLabel(profile.labels.company)).toHaveValue('Navy')
  await page.getByRole('main').getByLabel(profile.labels.company).fill('')
  await page.goto(DOWNLOADS('en'))
  await expect(page).toHaveURL(new RegExp(`${DOWNLOADS('en')}$`))
})

test(
  'a profile picture is cropped by keyboard, shown in the header and removed',
  BOTH_WINDOWS,
  async ({ page, mailbox, expectAccessible }) => {
    const { profile, form, errors } = textsOf('en')
    await signUpIn(page, mailbox)
    await page.goto(PROFILE('en'))
    const header = page.getByRole('banner').locator('.umenu__b')
    await expect(header.locator('svg')).toBeVisible()

    const choose = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name, exact: true }).click()
      await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    }
    const dialog = page.getByRole('dialog', { name: profile.crop.profile })

    await choose(profile.pictures.add.profile, Buffer.from('no picture at all'))
    await expect(dialog.getByText(errors['file-damaged'])).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await choose(profile.pictures.add.profile, await halves())
    const part = dialog.getByRole('group', { name: profile.crop.part })
    await expect(dialog.getByRole('button', { name: form.save })).toBeEnabled()
    await expectAccessible()
    await part.focus()
    // The picture moves left to its end, so that only its red half is in the crop.
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft')
    await dialog.getByRole('button', { name: form.save }).click()
    await expect(dialog).toBeHidden()

    const shown = header.locator('img')
    await expect(shown).toHaveAttribute('src', /^\/profile-photo\/small\/[0-9a-f-]{36}\.jpg\?modified_at=/)
    const address = (await shown.getAttribute('src')) ?? ''
    const response = await page.request.get(address)
    expect(response.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })
    const [red = 0, , blue = 255] = await sharp(await response.body())
      .raw()
      .toBuffer()
    expect(red - blue).toBeGreaterThan(150)

    await page.getByRole('button', { name: profile.pictures.remove.profile }).click()
    await expect(header.locator('svg')).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  },
)

test('an email address changes after confirmation from the new address', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { profile, errors } = textsOf('en')
  const person = await signUpIn(page, mailbox)
  await page.goto(PROFILE('en'))
  await page.getByRole('button', { name: profile.email.change }).click()
  const dialog = page.getByRole('dialog', { name: profile.email.change })
  const next = person.email.replace('grace', 'admiral')
  await dialog.getByLabel(profile.email.next).fill(next)
  await dialog.getByLabel(profile.password.present, { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: profile.email.send }).click()
  await expect(dialog.getByText(errors['password-wrong'])).toBeVisible()
  await expect(dialog.getByLabel(profile.email.next)).toHaveValue(next)
  await expectAccessible()
  await dialog.getByLabel(profile.password.present, { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: profile.email.send }).click()
  await expect(dialog.getByText(next)).toBeVisible()

  await page.goto((await mailbox.letterTo(next, 'change-email')).link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.goto(PROFILE('en'))
  await expect(page.getByRole('main').getByText(next)).toBeVisible()
})

test('a user signs out another browser, and a new password signs out all others', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const { account, profile } = textsOf('en')
  const person = await signUpIn(page, mailbox)
  const second = await signInElsewhere(browser, baseURL, person)
  await page.goto(PROFILE('en'))
  await page.getByRole('button', { name: profile.devices.end }).click()
  await expect(page.getByRole('button', { name: profile.devices.end })).toHaveCount(0)
  await second.goto(PROFILE('en'))
  await expect(second).toHaveURL(/\/en\/auth\/signup\?/)

  const third = await signInElsewhere(browser, baseURL, person)
  await page.getByRole('button', { name: profile.password.change }).click()
  const dialog = page.getByRole('dialog', { name: profile.password.change })
  await expect(dialog.getByText(profile.password.others)).toBeVisible()
  await dialog.getByLabel(profile.password.present, { exact: true }).fill(person.password)
  await dialog.getByLabel(profile.password.next, { exact: true }).fill('nine patient herons wait')
  await dialog.getByLabel(account.labels.confirmPassword, { exact: true }).fill('nine patient herons wait')
  await dialog.getByRole('button', { name: profile.password.change }).click()
  await expect(toast(page)).toContainText(profile.password.changed)
  await third.goto(PROFILE('en'))
  await expect(third).toHaveURL(/\/en\/auth\/signup\?/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('en').dashboard.sections.profile)
  await expect(page.getByText(profile.devices.this)).toBeVisible()
})

test('a user exports the data of the account and deletes it', async ({ page, mailbox }) => {
  const { profile, errors } = textsOf('en')
  const person = await signUpIn(page, mailbox)
  await page.goto(PROFILE('en'))
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: profile.data.export }).click()
  const exported = JSON.parse(await readFile(await (await file).path(), 'utf8'))
  expect(exported.person.email).toBe(person.email)

  await page.getByRole('button', { name: profile.farewell.delete }).click()
  const dialog = page.getByRole('dialog', { name: profile.farewell.delete })
  await dialog.getByRole('button', { name: profile.farewell.forGood }).click()
  await expect(dialog.getByText(errors['password-missing'])).toBeVisible()
  await dialog.getByLabel(profile.password.present, { exact: true }).fill(person.password)
  // The account is deleted while a request of the page is pending; its answer arrives before the page knows.
  await page.route('**/api/v2/auth', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    const response = await route.fetch()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await route.fulfill({ response })
  })
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url())
  })
  await dialog.getByRole('button', { name: profile.farewell.forGood }).click()
  await expect(page).toHaveURL(href('auth', 'en', { view: 'account-deleted' }))
  const { account } = textsOf('en')
  await expect(page.getByRole('heading', { name: account.deleted.heading })).toBeVisible()
  expect(refused).toEqual([])
  const again = await page.request.post('/api/v2/auth/login', { data: person })
  expect(again.status()).toBe(422)
})

for (const locale of ['en', 'de', 'ja'] as const) {
  test(
    `a past download is listed with its credit and downloads again (${locale})`,
    windowOf(locale),
    async ({ page, context, catalogue, mailbox, expectAccessible }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      // A row that fades in has too little contrast for a moment.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { downloads, kinds } = textsOf(locale)
      await signUpIn(page, mailbox, locale)
      await page.goto(DOWNLOADS(locale))
      await expect(page.getByRole('heading', { name: downloads.none.heading })).toBeVisible()
      await expectAccessible()

      const { slug, originalFormat } = await catalogue.find(
        { kind: 'icon', price: 'free' },
        ({ attribution }) => attribution !== null,
      )
      const item = await catalogue.item(slug, locale)
      await callAs(page, 'POST', '/downloads', { item: slug, format: originalFormat })
      const other = await catalogue.find({ kind: 'illustration', price: 'free' })
      await callAs(page, 'POST', '/downloads', { item: other.slug, format: 'png', width: 256 })
      await page.reload()
      await expect(page.locator('.downloads__title')).toHaveCount(2)

      await page.getByRole('link', { name: kinds.icon.many, exact: true }).and(page.locator('.seg a')).click()
      await expect(page).toHaveURL(/\?kind=icon$/)
      await expect(page.locator('.downloads__title')).toHaveText([item.title])
      await page.getByLabel(downloads.search).fill('zzzz')
      await expect(page.getByRole('heading', { name: downloads.notFound.heading })).toBeVisible()
      await expect(page).toHaveURL(/q=zzzz/)
      await page.getByRole('link', { name: downloads.notFound.step }).click()
      await expect(page.locator('.downloads__title')).toHaveCount(2)
      await expect(page.getByLabel(downloads.search)).toHaveValue('')
      await expect(page.locator('[data-stale]')).toHaveCount(0)
      await expectAccessible()

      const named = (text: string) => text.replace('{title}', item.title)
      // The older download.
      const row = page.getByRole('row').last()
      const file = page.waitForEvent('download')
      await row.getByRole('button', { name: named(downloads.again), exact: true }).click()
      expect((await file).suggestedFilename()).toBe(`${slug}.${FORMATS[originalFormat].extension}`)

      await row.getByRole('button', { name: named(downloads.licenceOf), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: item.title })
      await expect(dialog.getByText(downloads.kept)).toBeVisible()
      await expectAccessible()
      await dialog.getByRole('button', { name: downloads.copyOf.replace('{what}', downloads.asText) }).click()
      await expect(dialog.getByRole('button', { name: downloads.copied })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain(item.title)
      expect(copied).toContain(item.contributor.name)
    },
  )
}

test('a lost connection shows an error and keeps the typed text', async ({ page, mailbox }) => {
  const { profile, form } = textsOf('en')
  await signUpIn(page, mailbox)
  await page.goto(PROFILE('en'))
  await page.getByRole('main').getByLabel(profile.labels.company).fill('Navy')
  await page.evaluate(() => {
    const { fetch } = window
    // Other parts of the page, such as the notifications, send requests too.
    window.fetch = (input, init) => {
      if (!String(input).includes('/auth/profile')) return fetch(input, init)
      window.fetch = fetch
      return Promise.reject(new TypeError('lost'))
    }
  })
  await page.getByRole('button', { name: form.save, exact: true }).click()
  await expect(page.getByText(form.unreachable)).toBeVisible()
  await expect(page.getByRole('main').getByLabel(profile.labels.company)).toHaveValue('Navy')
  await page.getByRole('button', { name: form.save, exact: true }).click()
  await expect(toast(page)).toContainText(form.saved)
})

test(
  'profile and downloads are accessible in the dark theme',
  BOTH_WINDOWS,
  async ({ page, mailbox, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signUpIn(page, mailbox)
    for (const address of [PROFILE('en'), DOWNLOADS('en')]) {
      await page.goto(address)
      await expect(page.getByRole('main').locator('.sk')).toHaveCount(0)
      await expectAccessible()
    }
  },
)

async function signInElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  { email, password }: NewPerson,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await callAs(page, 'POST', '/auth/login', { email, password })
  return page
}

/** Blue at the left, red at the right. */
async function halves(): Promise<Buffer> {
  const red = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#f00000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1200, height: 400, channels: 3, background: '#0000f0' } })
    .composite([{ input: red, left: 800, top: 0 }])
    .png()
    .toBuffer()
}
