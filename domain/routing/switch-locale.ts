import { LOCALES, type Locale, localeOfPrefix } from '#domain/locales/locales.ts'

/** The same address in another language; words in slugs are the same everywhere (domain.md, "Addresses"). */
export function inLocale(pathname: string, locale: Locale): string {
  const [, first, ...rest] = pathname.split('/')
  const path = localeOfPrefix(first) ? rest : [first ?? '', ...rest].filter((part) => part !== '')
  return `/${[LOCALES[locale].prefix, ...path].join('/')}`
}
