import type { Locale } from '#domain/locales/locales.ts'
import { DE, type LabelText } from './de.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { JA } from './ja.ts'
import { KO } from './ko.ts'
import { PT } from './pt.ts'

/** A label in every language of the panel; the English text itself where it has no translation. */
export function inLanguages(text: string): Readonly<Record<Locale, string>> | string {
  if (!isLabelText(text)) return text
  return { en: text, es: ES[text], pt: PT[text], fr: FR[text], de: DE[text], ja: JA[text], ko: KO[text] }
}

function isLabelText(text: string): text is LabelText {
  return Object.hasOwn(DE, text)
}
