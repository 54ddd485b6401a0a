import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'

/** The texts of the language that the page was rendered for; pages call `setRequestLocale` with their segment. */
export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale
  const locale = asked !== undefined && isLocale(asked) ? asked : DEFAULT_LOCALE
  const { default: messages } = await import(`../messages/${locale}.json`)
  return { locale, messages, timeZone: 'UTC' }
})
