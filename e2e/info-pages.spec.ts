import { LANDING_PLACES } from '#domain/landing/places.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'

const PAGES = [
  ['root', 'about'],
  ['root', 'features'],
  ['root', 'security'],
  ['root', 'affiliate-partner'],
  ['root', 'custom-order'],
  ['root', 'help'],
  ['root', 'legal'],
  ['root', 'api'],
  ['root', 'developers'],
  ['root', 'plugins'],
  ['root', 'desktop-app'],
  ['plugin', 'for-figma'],
  ['plugin', 'for-word'],
  ['desktop', 'for-mac'],
  ['desktop', 'for-windows'],
] as const

test('every information page exists in every language', async ({ request }) => {
  for (const [place, slug] of PAGES) {
    for (const locale of LOCALE_CODES) {
      const address = href(LANDING_PLACES[place].family, locale, { slug })
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
    }
  }
})

test('other addresses of the specification lead to them', async ({ request }) => {
  for (const [from, to] of [
    ['/en/figma', '/en/plugins/for-figma'],
    ['/en/desktop/for-mac', '/en/desktop-app/for-mac'],
    ['/en/api-for-developers', '/en/api'],
  ]) {
    const answer = await request.get(from ?? '', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, to])
  }
})

test('a visitor asks for a custom order with a sketch, and a program is refused', async ({ page }) => {
  await page.goto(href('landing', 'en', { slug: 'custom-order' }))
  await page.getByRole('main').getByRole('link', { name: 'Describe what you need' }).first().click()
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Describe it').fill(`Twelve icons for machines, ${Date.now()}`)
  const files = page.getByLabel('Files (optional)')
  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('MZ') })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('This file format is not supported')).toBeVisible()
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
  await files.setInputFiles({ name: 'sketch.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { name: 'Your request was sent' })).toBeFocused()
})

test('the footer and the programs below the menu are in the language of the page', async ({ page }) => {
  await page.goto(href('home', 'de'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Auftragsarbeiten' })).toHaveAttribute(
    'href',
    '/de/custom-order',
  )
  await expect(page.locator('.mega__plugins a[href="/de/plugins/for-figma"]').first()).toBeAttached()
})
