import type { Locale } from '#domain/locales/locales.ts'
import { FAMILY_CODES } from '#domain/routing/families.ts'
import { addressOfEachFamily, visit } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { shareOf } from '#e2e/windows.ts'

type Theme = 'light' | 'dark'

/**
 * A language in Latin script and one in another, each with the theme of its wide window; the narrow one has
 * the other theme.
 */
const THEME_OF_LOCALE = { en: 'light', ja: 'dark' } as const satisfies Partial<Record<Locale, Theme>>
const OTHER_THEME = { light: 'dark', dark: 'light' } as const satisfies Record<Theme, Theme>
const NARROW = { width: 390, height: 844 }

/** The families of which each commit checks one share. */
const SHARES = { en: 10, ja: 20 } as const satisfies Partial<Record<Locale, number>>

/** Loaded once per worker. */
const addresses: Partial<Record<Locale, ReturnType<typeof addressOfEachFamily>>> = {}

for (const locale of ['en', 'ja'] as const) {
  const families = shareOf(FAMILY_CODES, SHARES[locale])
  for (const family of families) {
    test(`a page of the family "${family}" is accessible, in ${locale}`, async ({
      page,
      catalogue,
      expectAccessible,
    }) => {
      addresses[locale] ??= addressOfEachFamily(catalogue, locale)
      const overflowX = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

      await page.emulateMedia({ colorScheme: THEME_OF_LOCALE[locale], reducedMotion: 'reduce' })
      await visit(page, (await addresses[locale])[family])
      await page.waitForLoadState('networkidle')
      await expectAccessible()
      expect(await overflowX()).toBe(0)

      await page.emulateMedia({ colorScheme: OTHER_THEME[THEME_OF_LOCALE[locale]] })
      await page.setViewportSize(NARROW)
      await expectAccessible()
      expect(await overflowX()).toBe(0)
    })
  }
}
