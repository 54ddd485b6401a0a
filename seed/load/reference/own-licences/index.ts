import type { Locale } from '#domain/locales/locales.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { JA } from './ja.ts'
import { KO } from './ko.ts'
import type { OwnLicenceTexts } from './own-licence.ts'
import { PT } from './pt.ts'

/** The library's own licences in full. The English text is binding; the others are translations of it, clause by clause. */
export const OWN_LICENCES: Readonly<Record<Locale, OwnLicenceTexts>> = {
  en: EN,
  es: ES,
  pt: PT,
  fr: FR,
  de: DE,
  ja: JA,
  ko: KO,
}
