import type { LocalePrefix } from '#domain/locales/locales.ts'

/**
 * The same page in another language: slugs are equal in all of them, only the prefix changes.
 *
 * @param location what stands in the address bar: path and query, from the first slash
 */
export function samePage(location: string, prefix: LocalePrefix): string {
  return location.replace(/^\/[^/?#]*/, `/${prefix}`)
}
