import { fragment, type SQL } from '#cms/operations/database.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

/**
 * A localised text of a Payload table in one language, English where it has none.
 * Table, alias and column are names that the code itself writes, never input.
 */
export function localised(table: string, alias: string, column: string, locale: Locale): SQL {
  const inLocale = (code: Locale) => fragment`
    (select ${fragment.raw(`text.${column} from ${table}_locales text where text._parent_id = ${alias}.id`)}
     and text._locale = ${code})`
  if (locale === DEFAULT_LOCALE) return inLocale(DEFAULT_LOCALE)
  return fragment`coalesce(${inLocale(locale)}, ${inLocale(DEFAULT_LOCALE)})`
}
