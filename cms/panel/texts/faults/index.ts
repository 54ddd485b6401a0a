import type { Locale } from '#domain/locales/locales.ts'
import { panelLocale, withValues } from '../desk-text.ts'
import { FILE_REFUSALS } from '../file-refusals.ts'
import { DE, type FaultText } from './de.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { JA } from './ja.ts'
import { KO } from './ko.ts'
import { PT } from './pt.ts'

type Language = Exclude<Locale, 'en'>

/** Texts by their English text; those of refused files have a table of their own. */
const TABLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ...DE, ...fileReasonsIn('de') },
  es: { ...ES, ...fileReasonsIn('es') },
  fr: { ...FR, ...fileReasonsIn('fr') },
  ja: { ...JA, ...fileReasonsIn('ja') },
  ko: { ...KO, ...fileReasonsIn('ko') },
  pt: { ...PT, ...fileReasonsIn('pt') },
} satisfies Record<Language, Readonly<Record<FaultText, string>>>

interface Template {
  readonly text: string
  readonly pattern: RegExp
}

const TEMPLATES: readonly Template[] = Object.keys(DE)
  .filter((text) => text.includes('{'))
  .map((text) => ({ text, pattern: patternOf(text) }))

/** A text with the number of its error, as `refusalError` and the settings of the site write it. */
const NUMBERED = /^(.+)( \(\d+\))$/s

/**
 * A refusal in the language of the panel, by its English text. The text itself where the tables do not have it, such as
 * one of Payload's own, which is translated already.
 */
export function faultIn(language: string, text: string): string {
  const locale = panelLocale(language)
  if (locale === 'en') return text
  const [, reason = text, number = ''] = NUMBERED.exec(text) ?? []
  const found = findFault(reason)
  if (found === null) return text
  return withValues(TABLES[locale][found.text] ?? reason, valuesIn(locale, found.values)) + number
}

interface Fault {
  /** Its key in the tables. */
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}

/** The text of the tables that an English refusal was written from, with the values in it; null where there is none. */
export function findFault(text: string): Fault | null {
  if (Object.hasOwn(TABLES.de, text)) return { text, values: {} }
  for (const template of TEMPLATES) {
    const match = template.pattern.exec(text)
    if (match) return { text: template.text, values: match.groups ?? {} }
  }
  return null
}

/** A value may be a fault itself, and `list` holds several. */
function valuesIn(locale: Language, values: Fault['values']): Fault['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name !== 'list') return [name, faultIn(locale, value)]
      const parts = value.split(', ').map((part) => faultIn(locale, part))
      return [name, parts.join(locale === 'ja' ? '、' : ', ')]
    }),
  )
}

function patternOf(text: string): RegExp {
  const source = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')
  return new RegExp(`^${source}$`, 's')
}

function fileReasonsIn(locale: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.values(FILE_REFUSALS).map((reason) => [reason.en, reason[locale]]))
}
