import type { Locale } from '#domain/locales/locales.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { withSiteName } from '#domain/site/site-name.ts'
import type messages from './en.json'

/** All texts of one language, for code that runs in the browser and has more to say than its props can carry. */
export async function loadMessages(locale: Locale): Promise<typeof messages> {
  const { default: texts } = await import(`./${locale}.json`)
  return withSiteName(texts, siteNameOfPage())
}

/** The name that the page was rendered with. */
function siteNameOfPage(): string {
  const stated = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
  return stated || DEFAULT_SITE_NAME
}
