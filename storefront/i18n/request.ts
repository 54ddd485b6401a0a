import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
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
  return { locale, messages: withSiteName(messages, name), timeZone: 'UTC' }
})
