import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'

/** The texts of a document in one language. */
export interface LocaleTexts {
  readonly locale: Locale
  /** Texts that the source language has. */
  readonly total: number
  /** Those of them that this language lacks. */
  readonly missing: number
  /** All texts of this language, to notice a change. */
  readonly content: string
}

/** Members that the software derives, which are never translated. */
const DERIVED_MEMBERS: ReadonlySet<string> = new Set(['text', 'minutes'])
const CODES: ReadonlySet<string> = new Set(LOCALE_CODES)

type Localised = Readonly<Partial<Record<Locale, unknown>>>

/** The state of a document in each language, from the document with all of its languages. */
export function localeTexts(document: Readonly<Record<string, unknown>>): readonly LocaleTexts[] {
  const own = Object.fromEntries(Object.entries(document).filter(([name]) => !DERIVED_MEMBERS.has(name)))
  const texts: Localised[] = []
  collect(own, texts)
  const sources = texts.filter((text) => hasText(text[DEFAULT_LOCALE]))
  return LOCALE_CODES.map((locale) => ({
    locale,
    total: sources.length,
    missing: sources.filter((text) => !hasText(text[locale])).length,
    content: JSON.stringify(texts.map((text) => text[locale] ?? null)),
  }))
}

/** When the texts of a language were last changed, as far as it is known. */
export interface TranslationTimes {
  readonly source: Date | null
  readonly own: Date | null
}

/** Whether a translation is older than its source. Unknown times are equal: nothing changed since they are kept. */
export function isOutdated({ source, own }: TranslationTimes): boolean {
  return source !== null && (own === null || own < source)
}

/** What the mark of a language says. */
export type TranslationMark = 'source' | 'complete' | 'missing' | 'partial' | 'outdated'

/** The mark of a language: what is missing counts for more than what is old. */
export function markOf(
  { locale, total, missing }: Pick<LocaleTexts, 'locale' | 'total' | 'missing'>,
  times: TranslationTimes,
): TranslationMark {
  if (locale === DEFAULT_LOCALE) return 'source'
  if (total > 0 && missing >= total) return 'missing'
  if (missing > 0) return 'partial'
  return isOutdated(times) ? 'outdated' : 'complete'
}

function collect(value: unknown, texts: Localised[]): void {
  if (typeof value !== 'object' || value === null) return
  if (isLocalised(value)) texts.push(value)
  else for (const member of Object.values(value)) collect(member, texts)
}

/** A localised value is an object whose members are languages only. */
function isLocalised(value: object): value is Localised {
  const names = Object.keys(value)
  return names.length > 0 && !Array.isArray(value) && names.every((name) => CODES.has(name))
}

/** Whether a value has words: a text, or a rich text with one somewhere inside. */
function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value !== 'object' || value === null) return false
  if ('root' in value) return hasWords(value.root)
  return Array.isArray(value) && value.some(hasText)
}

/** A block of a rich text, such as a picture, is content too. */
function hasWords(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('type' in node && node.type === 'block') return true
  if ('text' in node && typeof node.text === 'string' && node.text.trim() !== '') return true
  return 'children' in node && Array.isArray(node.children) && node.children.some(hasWords)
}
