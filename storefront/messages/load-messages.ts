import type { Locale } from '#domain/locales/locales.ts'
import type messages from './en.json'

/** All texts of one language, for code that runs in the browser and has more to say than its props can carry. */
export async function loadMessages(locale: Locale): Promise<typeof messages> {
  const { default: texts } = await import(`./${locale}.json`)
  return texts
}
