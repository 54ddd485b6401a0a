import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { FAMILY_CODES } from '#domain/routing/families.ts'
import { href } from '#domain/routing/href.ts'
import { addressOfEachFamily, firstOf, visit } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS, sampleOf, windowOf } from '#e2e/windows.ts'

/** For opening a page of every family, one after the other. */
const EVERY_FAMILY_MS = FAMILY_CODES.length * 6_000

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor pages through a listing and downloads a free asset without scripts', async ({ page }) => {
    await page.goto(href('listing', 'en', { kind: 'icon', variant: 'free' }))
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(href('listing', 'en', { kind: 'icon', variant: 'free', page: 2 }))
    await page.locator('.results .plate__a').first().click()
    await expect(page).toHaveURL(/\/en\/free-icon\/[a-z0-9-]+$/)
    const coming = page.waitForEvent('download')
    await downloadButton(page).click()
    const file = await readFile(await (await coming).path())
    expect(file.length).toBeGreaterThan(0)
  })
})

test.describe('an error', () => {
  test('an error page explains the error in the visitor’s language and links on', async ({
    page,
    expectAccessible,
  }) => {
    const { errors } = textsOf('ko')
    const response = await page.goto('/kr/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.headings['not-found'])
    await expectAccessible()
    await page.getByRole('main').getByRole('link', { name: errors.home }).click()
    await expect(page).toHaveURL('/kr')
  })

  test('a failed chunk reloads the page once', async ({ browser, origin }) => {
    const page = await browser.newPage()
    await page.goto(`${origin}${href('listing', 'en', { kind: 'icon', variant: 'free' })}`)
    await page.locator('.results .plate__a').first().click()
    await expect(downloadButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await page.route('**/_next/static/chunks/*.js', (route) =>
      loaded.includes(route.request().url()) ? route.fallback() : route.abort(),
    )
    const begun = await loadTimeOf(page)
    await downloadButton(page).click()
    await expect.poll(() => loadTimeOf(page).catch(() => begun)).not.toBe(begun)

    await page.waitForLoadState('networkidle')
    const lost = page.waitForEvent('requestfailed')
    await downloadButton(page).click()
    await lost
    await expect(page.waitForEvent('framenavigated', { timeout: 1_000 })).rejects.toThrow()
    await page.close()
  })
})

test('images reserve their size and cause no layout shift', BOTH_WINDOWS, async ({ page, catalogue }) => {
  test.setTimeout(EVERY_FAMILY_MS)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of sampleOf(Object.values(await addressOfEachFamily(catalogue, 'en')), 3)) {
    await visit(page, address)
    await page.waitForLoadState('networkidle')
    const { sizeless, shifted } = await page.evaluate(() => ({
      sizeless: [...document.querySelectorAll('main img:not([width][height])')].map((img) =>
        img.outerHTML.slice(0, 200),
      ),
      shifted: (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    }))
    expect(sizeless, address).toEqual([])
    expect(shifted, address).toBeLessThan(0.01)
  }
})

test('reduced motion disables animations', async ({ page, catalogue }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const lottie = href('item', 'en', await firstOf(catalogue, 'item', { kind: 'lottie' }))
  for (const address of ['/en', '/en/lottie-animations', lottie]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(
        () =>
          document.getAnimations().filter(
            // The fade at the ends of a strip follows its scrolling, not the time.
            ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
          ).length,
      ),
    ).toBe(0)
  }
})

for (const [locale, lineBreak] of [
  ['ja', 'auto-phrase'],
  ['ko', 'keep-all'],
] as const) {
  test(`typography follows ${locale} on every page`, windowOf(locale), async ({ page, catalogue }) => {
    test.setTimeout(EVERY_FAMILY_MS)
    for (const address of Object.values(await addressOfEachFamily(catalogue, locale))) {
      await visit(page, address)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // Pages that fetch their data in the browser show the heading a little later.
      await page.locator('h1').first().waitFor({ state: 'attached' })
      const set = await page.evaluate(() => {
        const heading = document.querySelector('h1')
        return {
          tightened: [...document.querySelectorAll('body *')]
            .filter((element) => element.closest('.logo') === null)
            .filter((element) => Number.parseFloat(getComputedStyle(element).letterSpacing) < 0)
            .map((element) => `${element.tagName}.${element.className}`),
          lineBreak: heading === null ? null : getComputedStyle(heading).wordBreak,
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }
      })
      expect(set, address).toEqual({ tightened: [], lineBreak, wide: 0 })
    }
  })
}

/** The first button that downloads or copies the asset. */
function downloadButton(page: Page): Locator {
  return page.getByRole('main').locator('form[method="post"] button[type="submit"]').first()
}

/** The time at which the current document started to load. */
function loadTimeOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}
