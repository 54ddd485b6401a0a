import type { Locale } from '#domain/locales/locales.ts'
import { pathOfPage } from '#domain/routing/href.ts'
import { readAddress } from '#domain/routing/read-address.ts'

/**
 * The address of a page of the specification (`/pricing`, `/dashboard/subscriptions`), for menus that name pages
 * before they exist: null until a family of the table reads the path. A possible landing page (`/{slug}`) does not
 * count.
 */
export function hrefIfExists(path: string, locale: Locale): string | null {
  const reading = readAddress(path.split('/').slice(1), new URLSearchParams())
  return reading?.page && reading.landing === null ? pathOfPage(reading.page, locale) : null
}
