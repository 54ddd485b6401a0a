import type { Locale } from '#domain/locales/locales.ts'
import { FAMILY_CODES } from '#domain/routing/families.ts'
import { addressOfEachFamily } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

/** One with an alphabet, one without. */
const SPOKEN = ['en', 'ja'] as const satisfies readonly Locale[]

/** Looked up once for all tests of a process. */
const addresses: Partial<Record<Locale, ReturnType<typeof addressOfEachFamily>>> = {}

for (const locale of SPOKEN) {
  for (const family of FAMILY_CODES) {
    test(`a page of the family "${family}" is accessible, in ${locale}`, async ({
      page,
      viewport,
      catalogue,
      expectAccessible,
    }) => {
      addresses[locale] ??= addressOfEachFamily(catalogue, locale)
      const isWide = (viewport?.width ?? 0) >= 1024
      await page.emulateMedia({ colorScheme: themeOf(locale, isWide), reducedMotion: 'reduce' })
      await page.goto((await addresses[locale])[family], { waitUntil: 'networkidle' })
      await expectAccessible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    })
  }
}

/** Each family is seen in each pair of language, theme and window: what two of them do together is looked at. */
function themeOf(locale: (typeof SPOKEN)[number], isWide: boolean): 'light' | 'dark' {
  return (locale === 'en') === isWide ? 'light' : 'dark'
}
