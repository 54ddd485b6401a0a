import type { Page, Request } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { expect, test } from '#e2e/fixtures.ts'

/** The listing's requests to the engine, which go to this site's own address. */
const QUERIES = '**/search-api/1/indexes/*/queries*'
const BEFORE = 'star'
const TYPED = 'heart'

const fieldOf = (page: Page) => page.locator('#listing-search')
const headingOf = (page: Page) => page.locator('#results-title')
const totalOf = (page: Page) => headingOf(page).locator('.num')
/** Counts on tabs and filters. */
const countsOf = (page: Page) => page.locator('.kinds small, #filters .n').allTextContents()
const plates = (page: Page) =>
  page.locator('.results .plate__a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

interface Search {
  readonly query: string
  readonly facets?: readonly string[]
  readonly hitsPerPage: number
}

const searchesOf = (request: Request): readonly Search[] => request.postDataJSON().requests
/** A full search counts facets; the first search after a keystroke does not. */
const isWhole = (request: Request) => searchesOf(request).some(({ facets }) => facets !== undefined)

/** Opens a listing, focuses its search field, and waits until the browser has the counts of that listing. */
async function openSearch(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const counted = page.waitForResponse((response) => response.url().includes('/search-api/'))
  await fieldOf(page).click()
  await counted
  await page.waitForLoadState('networkidle')
}

/** Holds matching requests until the returned function is called. */
async function hold(page: Page, matches: (request: Request) => boolean): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(QUERIES, async (route) => {
    if (matches(route.request())) await released
    await route.continue().catch(() => {})
  })
  return () => letGo()
}

test('typing shows hits immediately; counts equal to the server’s follow after a pause', async ({ page }) => {
  await openSearch(page, href('listing', 'en', { kind: 'icon', words: BEFORE }))
  const before = await countsOf(page)
  const letGo = await hold(page, isWhole)
  await fieldOf(page).fill(TYPED)
  await expect(headingOf(page)).toContainText(TYPED, { ignoreCase: true })
  // In one step, since the search client gives up on the held request after four seconds.
  const [first, total, marks, counts] = await Promise.all([
    plates(page),
    totalOf(page).textContent(),
    page.locator('[data-counting]').count(),
    countsOf(page),
  ])
  letGo()
  expect(first.length).toBeGreaterThan(0)
  expect(marks).toBe(1)
  expect(counts).toEqual(before)
  await expect(page).toHaveTitle(`Heart: icons | ${DEFAULT_SITE_NAME}`)
  await expect(page.locator('[data-counting]')).toHaveCount(0)
  await expect(totalOf(page)).toHaveText(total ?? '')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'results' })).toHaveText(
    `${total} results`,
  )
  const found = await plates(page)
  expect(found.slice(0, first.length)).toEqual(first)
  const newCounts = await countsOf(page)
  expect(newCounts).not.toEqual(before)
  await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon', words: TYPED }))

  await page.reload()
  expect(await plates(page)).toEqual(found)
  expect(await countsOf(page)).toEqual(newCounts)
  await expect(totalOf(page)).toHaveText(total ?? '')
})

test('each letter requests the visible hits, and one full request follows', async ({ page }) => {
  await openSearch(page, href('listing', 'en', { kind: 'icon', words: BEFORE }))
  const requests: Request[] = []
  page.on('request', (request) => request.url().includes('/queries') && requests.push(request))
  await fieldOf(page).selectText()
  await page.keyboard.type(TYPED, { delay: 120 })
  await expect.poll(() => requests.filter(isWhole).length).toBe(1)
  const [whole] = requests.filter(isWhole)
  expect(whole && searchesOf(whole)[0]?.query).toBe(TYPED)
  const letters = requests.filter((request) => !isWhole(request)).flatMap(searchesOf)
  expect(letters.map(({ query }) => query)).toContain('hea')
  expect(letters.filter(({ hitsPerPage }) => hitsPerPage > 24)).toEqual([])
})

test('a late response does not replace a newer one', async ({ page }) => {
  await openSearch(page, href('listing', 'en', { kind: 'icon', words: BEFORE }))
  const letGo = await hold(page, (request) => searchesOf(request)[0]?.query === 'hea')
  const late = page.waitForRequest((request) => request.postData()?.includes('"query":"hea"') ?? false)
  await fieldOf(page).fill('hea')
  const earlier = await late
  await fieldOf(page).fill(TYPED)
  await expect(headingOf(page)).toContainText(TYPED, { ignoreCase: true })
  await expect(page.locator('[data-counting]')).toHaveCount(0)
  const shown = [await plates(page), await totalOf(page).textContent()]
  letGo()
  await (await earlier.response())?.finished()
  await expect(headingOf(page)).toContainText(TYPED, { ignoreCase: true })
  expect([await plates(page), await totalOf(page).textContent()]).toEqual(shown)
})

test('a typed query is one history entry', async ({ page }) => {
  const before = href('listing', 'en', { kind: 'icon', words: BEFORE })
  await openSearch(page, before)
  const served = await plates(page)
  await fieldOf(page).selectText()
  await page.keyboard.type(TYPED, { delay: 60 })
  const typed = href('listing', 'en', { kind: 'icon', words: TYPED })
  await expect(page).toHaveURL(typed)
  await expect(page.locator('[data-counting]')).toHaveCount(0)
  const found = [await plates(page), await countsOf(page)]

  await page.goBack()
  await expect(page).toHaveURL(before)
  await expect(fieldOf(page)).toHaveValue(BEFORE)
  await expect.poll(() => plates(page)).toEqual(served)
  await page.goForward()
  await expect(page).toHaveURL(typed)
  await expect(fieldOf(page)).toHaveValue(TYPED)
  await expect.poll(async () => [await plates(page), await countsOf(page)]).toEqual(found)
})

test('a tab or filter chosen before its count arrives narrows the typed query', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 1024, 'a small screen has its filters in a sheet')
  await openSearch(page, href('listing', 'en', { kind: 'icon', words: BEFORE }))
  const id = (await page.locator('#filters [id^="style-"]').first().getAttribute('id')) ?? ''
  const letGo = await hold(page, isWhole)
  await fieldOf(page).fill(TYPED)
  await expect(headingOf(page)).toContainText(TYPED, { ignoreCase: true })
  await fieldOf(page).press('Escape')
  await page.locator(`#${id}`).click()
  const style = [id.replace('style-', '')]
  await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon', words: TYPED, style }))
  letGo()
  await expect(page.locator('.active .pill--on')).toHaveCount(1)
  await expect(headingOf(page)).toContainText(TYPED, { ignoreCase: true })
  const counts = () => Promise.all([page.locator(`#${id} .n`).textContent(), totalOf(page).textContent()])
  // Both change when the counts arrive.
  await expect.poll(async () => new Set(await counts()).size).toBe(1)
})

test('a query without hits shows a message, and alternatives come with the counts', async ({ page }) => {
  await openSearch(page, href('listing', 'en', { kind: 'icon' }))
  const letGo = await hold(page, isWhole)
  await fieldOf(page).fill('zzzqqqxxx')
  await expect(page.getByText('No assets match “zzzqqqxxx”.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Matches in other asset types' })).toHaveCount(0)
  letGo()
  await expect(page.locator('[data-counting]')).toHaveCount(0)
  await fieldOf(page).fill('')
  await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon' }))
  await expect(page.locator('.results .plate__a').first()).toBeVisible()
})

for (const status of [429, 503]) {
  test(`a ${status} from the engine shows an error and links to the server’s results; later queries show hits again`, async ({
    browser,
    baseURL,
    viewport,
  }) => {
    // A separate page, as the `page` fixture fails a test with a failed request.
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport })
    await openSearch(page, href('listing', 'en', { kind: 'icon', words: BEFORE }))
    await page.route(QUERIES, (route) => route.fulfill({ status, body: '{}' }))
    await fieldOf(page).fill(TYPED)
    const toast = page.getByText('Search is busy. These results don’t match your search yet.')
    await expect(toast).toBeVisible()
    await expect(headingOf(page)).toContainText(BEFORE, { ignoreCase: true })

    await page.unroute(QUERIES)
    await fieldOf(page).fill('camera')
    await expect(headingOf(page)).toContainText('camera', { ignoreCase: true })
    await expect(page.locator('[data-waiting], [data-counting]')).toHaveCount(0)

    await page.route(QUERIES, (route) => route.fulfill({ status, body: '{}' }))
    await fieldOf(page).fill(TYPED)
    await expect(toast).toBeVisible()
    await fieldOf(page).press('Enter')
    await expect(headingOf(page)).toContainText(TYPED, { ignoreCase: true })
    await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon', words: TYPED }))
    await expect(page.locator('.results .plate__a').first()).toBeVisible()
    await page.close()
  })
}
