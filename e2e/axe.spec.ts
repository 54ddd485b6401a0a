import type { Locale } from '#domain/locales/locales.ts'
import { FAMILY_CODES } from '#domain/routing/families.ts'
import { addressOfEachFamily } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

/** One with an alphabet, one without. */
const SPOKEN = ['en', 'ja'] as const satisfies readonly Locale[]
const THEMES = ['light', 'dark'] as const

/** Looked up once for all tests of a process. */
const addresses: Partial<Record<Locale, ReturnType<typeof addressOfEachFamily>>> = {}

for (const locale of SPOKEN) {
  for (const family of FAMILY_CODES) {
    test(`a page of the family "${family}" is accessible in both themes, in ${locale}`, async ({
      page,
      catalogue,
      expectAccessible,
    }) => {
      addresses[locale] ??= addressOfEachFamily(catalogue, locale)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto((await addresses[locale])[family], { waitUntil: 'networkidle' })
      for (const theme of THEMES) {
        // What the switch in the header does.
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
        await expectAccessible()
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    })
  }
}
