import type { Page } from '@playwright/test'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { ListingParams } from '#domain/routing/params.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { sampleOf } from '#e2e/windows.ts'

/** Results begin within this share of the first window. */
const SHARE = 0.6
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const

const LISTINGS: readonly ListingParams[] = [
  ...KIND_CODES.map((kind) => ({ kind })),
  ...KIND_CODES.map((kind) => ({ kind, form: 'pack' as const })),
  { kind: null },
  { kind: 'icon', variant: 'latest' },
  { kind: 'illustration', variant: 'free' },
  { kind: 'icon', words: 'star' },
  { kind: 'icon', style: ['line'], colour: ['blue'] },
]

for (const { width, height } of WINDOWS) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    // Scripts do not move the first results, and make every page slower to measure.
    test.use({ viewport: { width, height }, javaScriptEnabled: false })

    for (const locale of sampleOf(LOCALE_CODES, 4)) {
      test(`results of every listing begin in the first ${SHARE * 100} %, in ${locale}`, async ({ page }) => {
        test.slow()
        const tops: [string, number][] = []
        for (const listing of LISTINGS) {
          const address = href('listing', locale, listing)
          const top = await firstResult(page, address)
          if (top !== null && top > height * SHARE) tops.push([address, Math.round(top)])
        }
        expect(tops).toEqual([])
      })
    }
  })
}

test.describe('a strip that is wider than the window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('fades at the end where it continues', async ({ page }) => {
    // The current tab is the first: others would be scrolled into view.
    await page.goto(href('listing', 'en', { kind: null }))
    const strip = page.locator('.kinds')
    expect(await fadesOf(page)).toEqual({ start: 0, end: 64 })
    await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await expect.poll(() => fadesOf(page)).toEqual({ start: 64, end: 0 })
  })
})

/** The distance of the first result from the top of the page; null for a listing without results. */
async function firstResult(page: Page, address: string): Promise<number | null> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const results = page.locator('.results :is(.plate, .pack)')
  if ((await results.count()) === 0) return null
  return (await results.first().boundingBox())?.y ?? null
}

/** The widths of the faded ends of the tabs, in pixels. */
async function fadesOf(page: Page) {
  return page.locator('.kinds').evaluate((element) => {
    const style = getComputedStyle(element)
    const lengthOf = (name: string) => Math.round(Number.parseFloat(style.getPropertyValue(name)))
    return { start: lengthOf('--fade-start'), end: lengthOf('--fade-end') }
  })
}
