import type { Browser, Page, Response } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { FAMILIES, FAMILY_CODES } from '#domain/routing/families.ts'
import { createLinkChecker } from '#e2e/crawl/check-links.ts'
import { languageFaults } from '#e2e/crawl/language-faults.ts'
import { type PageReading, readPage } from '#e2e/crawl/read-page.ts'
import { addressOfEachFamily, visit } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { IS_FULL_RUN, sampleOf, shareOf } from '#e2e/windows.ts'

const TIMEOUT_MS = 420_000
/** Pages that redirect in the browser, depending on the session. */
const REDIRECTS_IN_BROWSER: ReadonlySet<string> = new Set(
  FAMILY_CODES.filter((family) => !FAMILIES[family].indexed),
)
/** Families whose texts come from scripts, and which a sampled language opens in the browser too. */
const WITH_SCRIPTS: ReadonlySet<string> = new Set(['auth', 'item', 'pictureSearch'])

/** The families of which `npm test` opens one share in the browser, for each commit another one. */
const SHARES = 5

/**
 * Opens one page of each family of the route table in each language, reads it, and requests its links.
 * `npm test` opens a fifth of the families in English, another fifth for each commit, and reads the HTML of the next
 * fifth without scripts; it samples the other languages, mostly as HTML. A new family is visited without further
 * changes; its address is in `e2e/families.ts`.
 */
for (const locale of sampleOf(LOCALE_CODES, 4)) {
  test(`no page has dead links, errors or untranslated text in ${LOCALES[locale].name}`, async ({
    page,
    browser,
    request,
    origin,
    catalogue,
  }) => {
    test.setTimeout(TIMEOUT_MS)
    const isFull = IS_FULL_RUN || locale === DEFAULT_LOCALE
    const whole = new Set<string>([...WITH_SCRIPTS, ...(isFull ? shareOf(FAMILY_CODES, SHARES) : [])])
    const visited = new Set<string>(['home', ...whole, ...shareOf(FAMILY_CODES, SHARES, 1)])
    const links = createLinkChecker(request)
    const parts = watchParts(page)
    const html = await openHtmlReader(browser, origin)
    const addresses = await addressOfEachFamily(catalogue, locale)
    const findings = FAMILY_CODES.filter((family) => !(family in addresses)).map(
      (family) => `the family "${family}" has no address in e2e/families.ts`,
    )
    for (const [family, address] of Object.entries(addresses).filter(([family]) => visited.has(family))) {
      const isWhole = whole.has(family)
      const reading = await test.step(address, async () => {
        if (!isWhole) return html.read(address, LOCALES[locale].bcp47)
        await visit(page, address)
        if (REDIRECTS_IN_BROWSER.has(family)) await page.waitForLoadState('networkidle')
        return readSettled(page, LOCALES[locale].bcp47)
      })
      const faults = [
        ...reading.faults,
        ...parts.missing(),
        ...languageFaults(reading.texts, locale),
        ...(await links.check(reading.links, family === 'home' && isFull ? 'all' : 'some')),
      ]
      findings.push(...faults.map((fault) => `${address}: ${fault}`))
    }
    await html.close()
    expect(findings).toEqual([])
  })
}

/** Reads a page. One that redirects by script may do so while it is read: then the page that follows is read. */
async function readSettled(page: Page, language: string): Promise<PageReading> {
  const readings: PageReading[] = []
  await expect(async () => void readings.push(await readPage(page, language))).toPass({ timeout: 30_000 })
  const [reading] = readings
  if (reading === undefined) throw new Error(`${page.url()} was not read`)
  return reading
}

/** Reads pages from their HTML: the browser parses it, runs no script and loads no other resource. */
async function openHtmlReader(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route('**', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
  return {
    async read(address: string, language: string): Promise<PageReading> {
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), address).toBe(200)
      const { links, texts } = await readPage(page, language)
      // The structure is checked in English only: without scripts, some parts are not in place.
      return { links, texts, faults: [] }
    },
    close: () => context.close(),
  }
}

/** Pictures, styles, scripts and fonts of a page that could not be loaded. */
function watchParts(page: Page) {
  const lost: Response[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (response.status() >= 400 && ['image', 'stylesheet', 'script', 'font', 'media'].includes(kind))
      lost.push(response)
  })
  return {
    /** Those since the last call. */
    missing: () =>
      lost.splice(0).map((response) => `it needs ${response.url()}, which is ${response.status()}`),
  }
}
