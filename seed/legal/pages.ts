import type { LegalSlug } from '#domain/legal/pages.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { JA } from './ja.ts'
import { KO } from './ko.ts'
import { PT } from './pt.ts'
import { type LegalTexts, PRIVACY_SECTIONS, TERMS_SECTIONS } from './texts.ts'

const TEXTS: Readonly<Record<Locale, LegalTexts>> = { en: EN, es: ES, pt: PT, fr: FR, de: DE, ja: JA, ko: KO }

/** Since when the texts below are in force. */
export const LEGAL_IN_FORCE_FROM = '2026-01-01T00:00:00.000Z'

interface LegalPageTexts {
  readonly title: string
  readonly description: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

/** The sections of a page in one language, in their order, which is the same in all languages. */
export function legalPageIn(slug: LegalSlug, locale: Locale): LegalPageTexts {
  const { terms, privacy } = TEXTS[locale]
  const { title, lead, sections } =
    slug === 'terms'
      ? { ...terms, sections: TERMS_SECTIONS.map((name) => terms.sections[name]) }
      : { ...privacy, sections: PRIVACY_SECTIONS.map((name) => privacy.sections[name]) }
  return { title, description: lead, sections: sections.map(([heading, text]) => ({ heading, text })) }
}
