import type { Locator, Page } from '@playwright/test'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { sampleOf } from '#e2e/windows.ts'

const SPOKEN = ['en', 'ja', 'ko', 'de'] as const satisfies readonly Locale[]
const KEYWORD = 'star'

/** InstantSearch's requests, which go to this site's own address. */
const QUERIES = '**/search-api/1/indexes/*/queries*'

const plates = (page: Page) =>
  page.locator('.results .plate__a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const textOf = async (element: Locator) => (await element.textContent()) ?? ''

/** Sets an attribute on the document; it is still there when results changed without loading a page. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  // Evaluating fails while the page is being replaced.
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-page')).catch(() => false)
}

/** Opens a listing and interacts with it, so that it is hydrated. */
async function openListing(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const ready = page.waitForResponse((response) => /takeover|_next\/static\/chunks/.test(response.url()))
  await page.locator('#results-title').hover()
  await ready
  await page.waitForLoadState('networkidle')
}

test.describe('a listing in the browser, on a wide screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'a small screen has its filters in a sheet')

  for (const locale of sampleOf(SPOKEN, 4)) {
    test(`facets narrow a listing without loading a page in ${LOCALES[locale].name}`, async ({
      page,
      expectAccessible,
    }) => {
      await openListing(page, href('listing', locale, { kind: 'icon' }))
      const isSamePage = await markPage(page)
      const total = page.locator('#results-title .num')
      const before = await textOf(total)
      const style = page.locator('#filters [id^="style-"]')
      const [first, second] = [style.nth(0), style.nth(1)]
      const counts = await Promise.all([first, second].map((link) => textOf(link.locator('.n'))))
      const slugs = await Promise.all(
        [first, second].map(async (link) => (await link.getAttribute('id')) ?? ''),
      )

      await first.click()
      await expect(total).toHaveText(counts[0] ?? '')
      const chosen = slugs.map((id) => id.replace('style-', '')).sort()
      await expect(page.locator(`#${slugs[0]}`)).toBeFocused()
      await expect(page.locator(`#${slugs[1]} .n`)).toHaveText(counts[1] ?? '')

      await page.locator(`#${slugs[1]}`).click()
      await expect(page).toHaveURL(href('listing', locale, { kind: 'icon', style: chosen }))
      await expect(page.locator('.active .pill--on')).toHaveCount(2)
      await expectAccessible()

      await page.locator('.active .pill--bare').click()
      await expect(page).toHaveURL(href('listing', locale, { kind: 'icon' }))
      await expect(total).toHaveText(before)
      expect(await isSamePage()).toBe(true)
    })
  }

  test('a listing counts colours, formats and orientations and filters by them', async ({ page }) => {
    await openListing(page, href('listing', 'en', { words: KEYWORD }))
    const swatch = page.locator('#filters .sw').first()
    const label = (await textOf(swatch)).split(',')
    await swatch.click()
    await expect(page.locator('#results-title .num')).toHaveText((label[1] ?? '').trim())
    await expect(page.locator('.active')).toContainText(label[0] ?? '')
    await page.locator('.fg summary', { hasText: 'Orientation' }).click()
    // Clicks a second filter before the results of the first arrive.
    await page.locator('#format-svg').click()
    await page.locator('#orientation-square').click()
    await expect(page).toHaveURL(/\?colour=[a-z]+&orientation=square&format=svg$/)
    await expect(page.locator('.active .pill--on')).toHaveCount(3)
  })

  test('the browser counts alternatives to a chosen number of people as the server does', async ({
    page,
  }) => {
    await openListing(page, href('listing', 'en', { kind: 'illustration' }))
    const isSamePage = await markPage(page)
    const people = page.locator('#filters [id^="people-"]')
    await page.locator('#filters summary', { hasText: 'People shown' }).click()
    const counted = () => people.locator('.n').allTextContents()
    const before = await counted()
    await people.last().click()
    await expect(page.locator('#results-title .num')).toHaveText(before.at(-1) ?? '')
    expect(await counted()).toEqual(before)
    expect(await isSamePage()).toBe(true)
    await page.reload()
    expect(await counted()).toEqual(before)
  })

  test('a modified click on a facet opens a new tab', async ({ page, context }) => {
    await openListing(page, href('listing', 'en', { kind: 'icon' }))
    const opened = context.waitForEvent('page')
    await page.locator('#kind-photo').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/en\/photos$/)
    await expect(page).toHaveURL(/\/en\/icons$/)
  })
})

test('kind, order and page change without loading a page and are announced', async ({ page }) => {
  await openListing(page, href('listing', 'en', { words: KEYWORD }))
  const isSamePage = await markPage(page)
  const tab = page.locator('#kind-icon')
  const count = await textOf(tab.locator('small'))
  await tab.click()
  await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon', words: KEYWORD }))
  await expect(page.locator('#results-title .num')).toHaveText(count)
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'results' })).toHaveText(
    `${count} results`,
  )
  await expect(page).toHaveTitle(`Star: icons | ${DEFAULT_SITE_NAME}`)

  await page.locator('.sort summary').click()
  await page.locator('.sort').getByRole('link', { name: 'Latest' }).click()
  await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon', words: KEYWORD, sort: 'latest' }))
  await expect(page.locator('.sort summary')).toContainText('Latest')
  await expect(page.locator('.sort__l')).toBeHidden()
  expect(await isSamePage()).toBe(true)
})

test('back and forward restore results and scroll position', async ({ page }) => {
  await openListing(page, href('listing', 'en', { kind: 'icon' }))
  const isSamePage = await markPage(page)
  const served = await plates(page)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.locator('#results-title')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const second = await plates(page)
  expect(second.filter((address) => served.includes(address))).toEqual([])

  await page.mouse.move(600, 600)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  const seen = await page.evaluate(() => window.scrollY)
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=3$/)
  await expect(pages.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.goBack()
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(await plates(page)).toEqual(second)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(seen)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/icons$/)
  expect(await plates(page)).toEqual(served)
  await page.goForward()
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(() => plates(page)).toEqual(second)
  expect(await isSamePage()).toBe(true)
})

test('returning from an asset restores the listing', async ({ page }) => {
  await page.goto(href('listing', 'en', { kind: 'icon', page: 2 }))
  const before = await plates(page)
  const plate = page.locator('.results .plate__a').nth(40)
  await plate.scrollIntoViewIfNeeded()
  const seen = await page.evaluate(() => window.scrollY)
  expect(seen).toBeGreaterThan(0)
  await plate.click()
  await expect(page).toHaveURL(/\/(free-)?icon\//)
  await page.goBack()
  await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon', page: 2 }))
  expect(await plates(page)).toEqual(before)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(seen)
})

test('the browser and the server show the same results', async ({ page }) => {
  const address = href('listing', 'en', { kind: 'icon', words: KEYWORD, price: 'free' })
  await openListing(page, href('listing', 'en', { kind: 'icon', words: KEYWORD }))
  const isSamePage = await markPage(page)
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, id: 'to-free', textContent: 'free' })
    document.querySelector('#results-title')?.append(link)
  }, address)
  await page.locator('#to-free').click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('.active .pill--on')).toHaveCount(1)
  const found = await plates(page)
  expect(await isSamePage()).toBe(true)
  await page.reload()
  expect(await plates(page)).toEqual(found)
})

test('a search without results offers alternatives', async ({ page, expectAccessible }) => {
  await openListing(page, href('listing', 'en', { kind: 'icon' }))
  const field = page.locator('#listing-search')
  await field.fill('zzzqqqxxx')
  await expect(page.getByText('No assets match “zzzqqqxxx”.')).toBeVisible()
  await expectAccessible()
  await field.press('Escape')
  await page
    .getByRole('region', { name: 'Browse by asset type' })
    .getByRole('link', { name: 'Photos' })
    .click()
  await expect(page).toHaveURL(/\/en\/photos$/)
  await expect(field).toHaveValue('')
  await expect(page.locator('.results .plate__a').first()).toBeVisible()
})

test('a misspelt query shows a correction', async ({ page }) => {
  await openListing(page, href('listing', 'en', { words: KEYWORD }))
  await page.locator('#listing-search').fill('umbrela')
  await page.locator('#listing-search').press('Enter')
  const meant = page.getByText('Did you mean').getByRole('link')
  await expect(meant).toHaveText('umbrella')
  await meant.click()
  await expect(page).toHaveURL(href('listing', 'en', { words: 'umbrella' }))
  await expect(page.locator('#listing-search')).toHaveValue('umbrella')

  await page.goto(href('listing', 'en', { words: 'umbrela' }))
  await expect(page.getByText('Did you mean').getByRole('link')).toHaveText('umbrella')
})

test('the server renders results when the engine does not respond', async ({ browser, baseURL }) => {
  // A separate page, as the `page` fixture fails a test with a failed request.
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await page.route(QUERIES, (route) => route.fulfill({ status: 503, body: '{}' }))
  await openListing(page, href('listing', 'en', { kind: 'icon' }))
  const isSamePage = await markPage(page)
  await page.locator('#kind-photo').click()
  await expect.poll(isSamePage).toBe(false)
  await expect(page).toHaveURL(/\/en\/photos$/)
  await expect(page.locator('#results-title')).toContainText('photos', { ignoreCase: true })
  await expect(page.locator('.results .plate__a').first()).toBeVisible()

  await page.locator('#listing-search').fill(KEYWORD)
  await page.locator('#listing-search').press('Enter')
  await expect(page).toHaveURL(href('listing', 'en', { kind: 'photo', words: KEYWORD }))
  await expect(page.locator('#results-title')).toContainText(KEYWORD, { ignoreCase: true })
  await page.close()
})

test.describe('the filters of a small screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'a wide screen shows them beside the listing')

  test('small-screen filters stay open while results change', async ({ page, expectAccessible }) => {
    await openListing(page, href('listing', 'en', { kind: 'icon' }))
    const isSamePage = await markPage(page)
    await page.getByRole('main').getByRole('link', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('region', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    const style = sheet.locator('[id^="style-"]').first()
    const id = await style.getAttribute('id')
    const count = await textOf(style.locator('.n'))
    await style.click()
    const show = sheet.getByRole('link', { name: /^Show / })
    await expect(show).toHaveText(new RegExp(`^Show ${count} results?$`))
    await expect(sheet).toBeVisible()
    await expect(page.locator(`#${id}`)).toHaveAttribute('aria-current', 'true')
    await expectAccessible()
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(page.locator('#results-title .num')).toHaveText(count)
    expect(await isSamePage()).toBe(true)
  })
})

test('a live listing fits small screens in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const locale of sampleOf(SPOKEN, 2)) {
    await page.goto(href('listing', locale, { words: KEYWORD }))
    await page.locator('#listing-search').click()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  }
})
