import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'

const CODES: ReadonlySet<string> = new Set(LOCALE_CODES)

/**
 * A stored value with every text in one language, English where it has none. A localised value is stored as an object
 * whose keys are languages only; no field of a block has the name of a language.
 */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => inLocale(one, locale))
  if (!isRecord(value)) return value
  if (!isLocalised(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inLocale(one, locale)]))
  const own = value[locale]
  return inLocale(isEmpty(own) ? value[DEFAULT_LOCALE] : own, locale)
}

/** A localised value: an object whose keys are all languages. */
function isLocalised(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => CODES.has(key))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
