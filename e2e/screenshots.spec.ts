import type { Locator, Page } from '@playwright/test'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'

interface Part {
  readonly at: string
  readonly part: (page: Page) => Locator
  /** In pixels, where it differs from the window of the project. */
  readonly windowHeight?: number
}

/**
 * Small screenshots of parts that do not depend on the catalogue. They detect a lost style, a colour that is
 * missing in one theme, and a wrong typeface. `npm test -- browser e2e/screenshots.spec.ts
 * --update-snapshots` updates them; review the new ones before you commit them.
 */
const PARTS: Readonly<Record<string, Part>> = {
  header: { at: href('licences', 'en'), part: (page) => page.getByRole('banner') },
  footer: {
    at: href('licences', 'en'),
    part: (page) => page.getByRole('contentinfo'),
    // On a phone the footer is higher than the usual window, where the sticky header would cover part of it.
    windowHeight: 2400,
  },
  'log-in': {
    at: href('auth', 'en', { view: 'login' }),
    part: (page) => page.getByRole('main').locator('form'),
  },
  error: { at: '/en/no-such-page', part: (page) => page.getByRole('main') },
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, { at, part, windowHeight }] of Object.entries(PARTS)) {
      test(`the ${name} matches its screenshot`, async ({ page }) => {
        const usual = page.viewportSize()
        if (usual && windowHeight) await page.setViewportSize({ ...usual, height: windowHeight })
        await page.goto(at)
        // Releases of a browser smooth letters differently; small differences in brightness are tolerated.
        const alike = { threshold: 0.3, maxDiffPixelRatio: 0.01 }
        await expect(part(page)).toHaveScreenshot(`${name}-${colorScheme}.png`, alike)
      })
    }
  })
}
