import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { categoryName } from './category-names.ts'
import { checkedWord } from './checked-words.ts'
import { annotations } from './cldr.ts'
import { PROPER_NAMES } from './proper-names.ts'
import { singular } from './singular.ts'

/**
 * Translates an English term (a title or a tag); null without a translation and for proper names. Tried in this
 * order: the checked words, the name of a category, CLDR's name of the emoji with that English name, CLDR's keyword
 * that occurs on the same emoji as the English one. Each is asked for the term as it is, with spaces for hyphens and in
 * the singular, so that a checked singular is preferred to CLDR's plural.
 */
export function translateTerm(english: string, locale: Locale): string | null {
  const term = english.trim().toLowerCase()
  if (locale === 'en') return english.trim()
  if (PROPER_NAMES.has(term)) return null
  const spaced = term.replaceAll('-', ' ')
  const forms = [...new Set([term, spaced, singular(spaced)])]
  for (const source of [checkedOrCategory, nameOrKeyword]) {
    for (const form of forms) {
      const found = source(form, locale)
      if (found !== undefined) return found
    }
  }
  return null
}

function checkedOrCategory(term: string, locale: Locale): string | null | undefined {
  const checked = checkedWord(term, locale)
  return checked === undefined ? categoryName(term, locale) : checked
}

/** The least number of languages in which CLDR's keyword must have a match: one found in few is often wrong. */
const MIN_LANGUAGES = 5

function nameOrKeyword(term: string, locale: Locale): string | undefined {
  const { names, keywords } = dictionary(locale)
  const found = names.get(term) ?? keywords.get(term)
  if (names.has(term) || found === undefined) return found
  const matched = LOCALE_CODES.filter((code) => code !== 'en' && dictionary(code).keywords.has(term))
  return matched.length >= MIN_LANGUAGES ? found : undefined
}

/** The known translations of an English title, capitalised where the language capitalises titles. */
export function translateTitle(english: string): Partial<Record<Locale, string>> {
  const titles: Partial<Record<Locale, string>> = {}
  for (const locale of LOCALE_CODES) {
    if (locale === 'en') continue
    const found = translateTerm(english, locale)
    if (found !== null) titles[locale] = capitalised(found, locale)
  }
  return titles
}

/** The English keywords that CLDR lists for the emoji with this name; empty without such an emoji. */
export function relatedWords(english: string): readonly string[] {
  relatedByName ??= new Map(
    [...annotations('en').values()].map(({ name, keywords }) => [name.toLowerCase(), keywords]),
  )
  return relatedByName.get(english.toLowerCase()) ?? []
}

let relatedByName: ReadonlyMap<string, readonly string[]> | undefined

interface Dictionary {
  readonly names: ReadonlyMap<string, string>
  readonly keywords: ReadonlyMap<string, string>
}

const DICTIONARIES = new Map<Locale, Dictionary>()

function dictionary(locale: Locale): Dictionary {
  const known = DICTIONARIES.get(locale)
  if (known) return known
  const built = { names: namesOf(locale), keywords: alignKeywords(locale) }
  DICTIONARIES.set(locale, built)
  return built
}

function namesOf(locale: Locale): ReadonlyMap<string, string> {
  const there = annotations(locale)
  const names = new Map<string, string>()
  for (const [emoji, { name }] of annotations('en')) {
    const translated = there.get(emoji)?.name
    if (name !== '' && translated && isPlainName(name, translated)) names.set(name.toLowerCase(), translated)
  }
  return names
}

/**
 * Rejects names of signs and faces, which describe an emoji and not its subject: `keycap: 1`, `P button`, `zodiac
 * (ram)`.
 */
function isPlainName(english: string, translated: string): boolean {
  return !/\b(?:face|symbol|button)\b/i.test(english) && !/[()[\]（）/:：]/.test(english + translated)
}

/** The least number of emoji that two keywords must share to count as translations. */
const MIN_SHARED = 2
/** The least Dice coefficient of the emoji sets of a keyword and its translation. */
const MIN_OVERLAP = 0.65

/**
 * Matches the keywords of a language with the English ones. CLDR lists keywords for each emoji without saying which
 * translates which, so the keyword whose set of emoji overlaps most is taken, and none when the overlap is weak or
 * tied. It must also match back to the same English keyword: a word that several English keywords share translates
 * only one of them.
 */
function alignKeywords(locale: Locale): ReadonlyMap<string, string> {
  const here = emojiByKeyword('en')
  const there = emojiByKeyword(locale)
  const aligned = new Map<string, string>()
  for (const [keyword, emoji] of here) {
    const best = bestMatch(emoji, there, annotations(locale))
    const shown = best === undefined ? undefined : there.get(best.toLocaleLowerCase(locale))
    if (best === undefined || shown === undefined) continue
    const back = bestMatch(shown, here, annotations('en'))
    if (back?.toLowerCase() === keyword) aligned.set(keyword, best)
  }
  return aligned
}

type EmojiByKeyword = ReadonlyMap<string, ReadonlySet<string>>

function emojiByKeyword(locale: Locale): EmojiByKeyword {
  const index = new Map<string, Set<string>>()
  for (const [emoji, { keywords }] of annotations(locale)) {
    for (const keyword of keywords) {
      const key = keyword.toLocaleLowerCase(locale)
      const set = index.get(key) ?? new Set()
      index.set(key, set.add(emoji))
    }
  }
  return index
}

function bestMatch(
  emoji: ReadonlySet<string>,
  candidates: EmojiByKeyword,
  there: ReturnType<typeof annotations>,
): string | undefined {
  const shared = new Map<string, number>()
  for (const symbol of emoji) {
    for (const keyword of there.get(symbol)?.keywords ?? []) {
      shared.set(keyword, (shared.get(keyword) ?? 0) + 1)
    }
  }
  let best: string | undefined
  let bestOverlap = 0
  let tied = false
  for (const [keyword, count] of shared) {
    if (count < MIN_SHARED) continue
    const size = candidates.get(keyword.toLowerCase())?.size ?? count
    const overlap = (2 * count) / (emoji.size + size)
    tied = overlap === bestOverlap || (tied && overlap < bestOverlap)
    if (overlap > bestOverlap) {
      best = keyword
      bestOverlap = overlap
    }
  }
  return bestOverlap >= MIN_OVERLAP && !tied ? best : undefined
}

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
