import type { Address } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Page } from '#domain/routing/params.ts'
import type { Lookup, Missing, Redirect, Show } from '#domain/routing/resolve.ts'

/** A withdrawn asset (410), or one that a takedown case suspends (451). */
export interface Gone {
  readonly kind: 'gone' | 'withheld'
  readonly locale: Locale
}

export type Settled = Redirect | Show | Missing | Gone

/**
 * Resolves an address after the look-up of its slug.
 *
 * @param address null when no asset has, or ever had, the slug
 */
export function settle(lookup: Lookup, address: Address | null): Settled {
  const page = address && pageOf(address)
  if (address === null || page === null || address.status === 404) return lookup.otherwise
  if (address.status === 410) return { kind: 'gone', locale: lookup.locale }
  return address.status === 451 ? { kind: 'withheld', locale: lookup.locale } : lookup.arrive(page)
}

/** The page of an asset; null for an item or a pack without a kind, which cannot be shown. */
function pageOf({ form, kind, free, slug }: Address): Page | null {
  if (form === 'bundle') return { family: 'bundle', params: { slug } }
  return kind && { family: form, params: { kind, free, slug } }
}
