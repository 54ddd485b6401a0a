import type { LocalePrefix } from '#domain/locales/locales.ts'

/**
 * The same page in another language: slugs are equal in all of them, only the prefix changes.
 *
 * @param location path and query, with the leading slash
 */
export function samePage(location: string, prefix: LocalePrefix): string {
  return location.replace(/^\/[^/?#]*/, `/${prefix}`)
}
