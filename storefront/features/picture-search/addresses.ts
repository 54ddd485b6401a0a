import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { type Change, refineWithin } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'

/** Addresses of a picture search with one thing changed. */
export function pictureAddresses(locale: Locale, hash: string, view: View): (change: Change) => string {
  return (change) => href('pictureResults', locale, { hash, ...refineWithin(view, change) })
}
