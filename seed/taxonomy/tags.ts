import type { Locale } from '#domain/locales/locales.ts'
import type { Names } from './names.ts'
import { translateTerm } from './translate.ts'

/** A tag's name in every language, in English where it has no translation. */
export function tagNames(tag: string): Names {
  const name = (locale: Locale) => translateTerm(tag, locale) ?? tag
  return {
    en: name('en'),
    es: name('es'),
    pt: name('pt'),
    fr: name('fr'),
    de: name('de'),
    ja: name('ja'),
    ko: name('ko'),
  }
}
