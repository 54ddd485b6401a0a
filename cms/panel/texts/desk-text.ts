import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales/locales.ts'
import { DESK_TEXTS, type DeskText } from './desk.ts'

/** The language of the panel that a person chose there, among those of the site. */
export function panelLocale(language: string): Locale {
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/** A text of the panel in a language, with values in place of `{name}`. */
export function deskText(
  language: string,
  text: DeskText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const locale = panelLocale(language)
  return withValues(locale === 'en' ? text : DESK_TEXTS[text][locale], values)
}

/** A text with values in place of `{name}`. */
export function withValues(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
