import { isSlug } from '#domain/assets/slug.ts'
import { resolve } from '#domain/routing/resolve.ts'

/**
 * The slug of the item at an address of this site, as a rights holder copies it: with or without the site, the language
 * and a query. Null for another site and for any other page.
 *
 * @param site the public address of this site
 */
export function slugOfWork(address: string, site: string): string | null {
  const home = new URL(site)
  if (isSlug(address)) return address
  const url = URL.parse(address, home)
  if (url === null || url.origin !== home.origin) return null
  const resolution = resolve({ pathname: url.pathname, search: url.search })
  return resolution.kind === 'lookup' && resolution.form === 'item' ? resolution.slug : null
}
