import type { Messages } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales/locales.ts'
import { withSiteName } from '#domain/site/site-name.ts'
import { readSite } from '#storefront/data/site.ts'

/**
 * The texts of the language that the page was rendered for, with the name of the site; pages call `setRequestLocale` with
 * their segment.
 */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale
  const locale = asked !== undefined && isLocale(asked) ? asked : DEFAULT_LOCALE
  const [{ default: messages }, { name }] = await Promise.all([
    import(`../messages/${locale}.json`),
    readSite(locale),
  ])
  return { locale, messages: named(locale, messages, name), timeZone: 'UTC' }
})

/** Texts of each language with the name that the site last had: filling in thousands takes a millisecond a page. */
const filled = new Map<Locale, { readonly name: string; readonly messages: Messages }>()

function named(locale: Locale, messages: Messages, name: string): Messages {
  const known = filled.get(locale)
  if (known?.name === name) return known.messages
  const now = { name, messages: withSiteName(messages, name) }
  filled.set(locale, now)
  return now.messages
}
