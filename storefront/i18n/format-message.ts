import { IntlMessageFormat } from 'intl-messageformat'
import { IntlError, IntlErrorCode, type RichTranslationValues } from 'next-intl'
import { isValidElement, type ReactNode } from 'react'

interface FormatOptions {
  readonly locale: string
  readonly timeZone?: string
  readonly formats?: object
  readonly globalFormats?: object
}

// The library asks `Intl.NumberFormat` which locales it supports, which took 35 ms of processor time at the first message of
// a page. The site's locales need no such check, and formatters resolve them again.
IntlMessageFormat.resolveLocale = (locales) =>
  new Intl.Locale(typeof locales === 'string' ? locales : (locales[0] ?? 'en'))

/** Text without it is the same formatted. */
const SYNTAX = /['{}<#|]/

/** A language has a few thousand messages. More of them come only from a site whose name changes. */
const CAPACITY = 20_000

/** Parsed messages of a language, by text. */
const languages = new Map<string, Map<string, IntlMessageFormat>>()

/**
 * Replaces `use-intl/format-message` (next.config.ts), which keeps parsed messages for one request and finds each by the
 * JSON of all its options. A page formats hundreds of messages; this keeps them for the process.
 */
export default function formatMessage(
  _key: string,
  message: unknown,
  values: RichTranslationValues | undefined,
  { locale, timeZone, formats, globalFormats }: FormatOptions,
): ReactNode {
  if (Array.isArray(message)) throw new IntlError(IntlErrorCode.INVALID_MESSAGE)
  if (typeof message === 'object') throw new IntlError(IntlErrorCode.INSUFFICIENT_PATH)
  const text = String(message)
  if (!values && !SYNTAX.test(text)) return text
  if (formats !== undefined || globalFormats !== undefined) throw new IntlError(IntlErrorCode.MISSING_FORMAT)
  // The types of the library know no parts of another type than text.
  const shown: unknown = parsed(text, locale, timeZone).format(values as never)
  return isValidElement(shown) || Array.isArray(shown) ? shown : String(shown)
}
/** Tells `use-intl` that messages are text. */
formatMessage.raw = true

function parsed(text: string, locale: string, timeZone: string | undefined): IntlMessageFormat {
  const key = `${locale} ${timeZone}`
  const texts = languages.get(key) ?? new Map<string, IntlMessageFormat>()
  languages.set(key, texts)
  const known = texts.get(text)
  if (known !== undefined) return known
  if (texts.size >= CAPACITY) texts.clear()
  const message = parse(text, locale, formattersOf(timeZone))
  texts.set(text, message)
  return message
}

function parse(text: string, locale: string, formatters: Formatters): IntlMessageFormat {
  try {
    return new IntlMessageFormat(text, locale, undefined, { formatters })
  } catch (cause) {
    throw new IntlError(IntlErrorCode.INVALID_MESSAGE, cause instanceof Error ? cause.message : undefined)
  }
}

type Formatters = NonNullable<NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']>
type DateOptions = Intl.DateTimeFormatOptions

const constructNumberFormat = remembered(Intl.NumberFormat)

/**
 * The languages of the site write whole numbers below 1,000 with the same digits and no separator. A browser takes 25 to
 * 40 ms to construct its first number format, so that one is constructed only for other numbers.
 */
const getNumberFormat = (locale?: Locales, options?: Intl.NumberFormatOptions) => {
  if (options !== undefined && Object.keys(options).length > 0) return constructNumberFormat(locale, options)
  return {
    format: (value: number) =>
      Number.isInteger(value) && value >= 0 && value < 1000
        ? String(value)
        : constructNumberFormat(locale, options).format(value),
  }
}
const getPluralRules = remembered(Intl.PluralRules)
const getDateTimeFormat = remembered(Intl.DateTimeFormat)

function formattersOf(timeZone: string | undefined): Formatters {
  const inZone = (locale?: Locales, options?: DateOptions) =>
    getDateTimeFormat(locale, { timeZone, ...options })
  return { getNumberFormat, getPluralRules, getDateTimeFormat: inZone } as Formatters
}

type Locales = string | string[]

/** Formatters are expensive to construct: one of each language and options is kept. */
function remembered<O extends object, F>(Format: new (locale?: Locales, options?: O) => F) {
  const known = new Map<string, F>()
  return (locale?: Locales, options?: O): F => {
    const key = options === undefined ? `${locale}` : `${locale} ${JSON.stringify(options)}`
    const found = known.get(key) ?? new Format(locale, options)
    known.set(key, found)
    return found
  }
}
