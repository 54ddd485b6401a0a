import type { Locale } from '#domain/locales/locales.ts'
import { pathOfPage } from '#domain/routing/href.ts'
import { readAddress } from '#domain/routing/read-address.ts'

/**
 * Where a page of the specification stands (`/pricing`, `/dashboard/subscriptions`), for menus that name pages before
 * there are any: null until a family of the table reads the path as its own. What editors may make of any free word
 * (`/{slug}`) is not the page that is meant.
 */
export function hrefOnceThere(path: string, locale: Locale): string | null {
  const reading = readAddress(path.split('/').slice(1), new URLSearchParams())
  return reading?.page && reading.landing === null ? pathOfPage(reading.page, locale) : null
}
