import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'
import { textsOf } from '#e2e/texts.ts'

/** Untranslated texts of a page: the key of a message, or an English text on a page in another language. */
export function languageFaults(texts: readonly string[], locale: Locale): readonly string[] {
  const english = messagesOf(DEFAULT_LOCALE)
  const own = new Set(messagesOf(locale).values())
  const foreign = locale === DEFAULT_LOCALE ? [] : [...english.values()].filter((text) => !own.has(text))
  const plain = new Set(foreign)
  const filled = foreign.flatMap(filledIn)
  return texts.flatMap((text) => {
    if (english.has(text)) return [`it says "${text}", the name of a message`]
    const isEnglish = plain.has(text) || filled.some((pattern) => pattern.test(text))
    return isEnglish ? [`it says "${text}" in English`] : []
  })
}

/** Every message of a language by its key, such as `common.siteName`. */
function messagesOf(locale: Locale): ReadonlyMap<string, string> {
  return new Map(entriesOf(textsOf(locale), ''))
}

function entriesOf(messages: object, path: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : entriesOf(value, `${path}${key}.`),
  )
}

/** Messages with fewer letters outside of their placeholders also match names of assets. */
const MIN_LETTERS = 8
const SIMPLE_ARGUMENT = /\{\w+\}/

/**
 * A pattern for a message with placeholders; none for a message with plural cases, which are not whole
 * sentences.
 */
function filledIn(message: string): readonly RegExp[] {
  const parts = message.split(SIMPLE_ARGUMENT)
  const letters = parts.join('').replaceAll(/\P{L}/gu, '').length
  if (parts.length < 2 || letters < MIN_LETTERS || /[{<]/.test(parts.join(''))) return []
  return [new RegExp(`^${parts.map(literal).join('.+')}$`, 'u')]
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]|/]/g, '\\$&')
}
