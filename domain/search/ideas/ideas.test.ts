import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { fillersOf } from '../filler-words.ts'
import { wordParameters } from '../word-parameters.ts'
import { foldWord, words } from '../words.ts'
import { IDEAS } from './ideas.ts'

const MAX_WORDS = 12
/** The product promises words for this many of the commonest ideas of icon sets. */
const MIN_IDEAS = 600

/** Words that mean two ideas, and why both keep them. */
const SHARED: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  de: { links: 'left, and only by chance the plural of Link' },
  fr: { chat: 'cat, and the usual French word for an online chat is another' },
}

/** Words that the review of the interface's languages rejects. */
const REJECTED: Partial<Record<Locale, RegExp>> = {
  en: /sign-in|present password/i,
  es: /habéis|\bcog(er|id)/i,
  pt: /ficheiro|descarreg|castanho|cinzento/i,
  fr: /choisis/i,
  de: /meinten sie/i,
  ja: /[:()]/,
  ko: /(어|아|해|돼|예|려)요/,
}

/** The script of at least one word of the locale's list. */
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
}

const lists = IDEAS.flatMap(({ id, words: byLocale }) =>
  LOCALE_CODES.map((locale) => ({ id, locale, list: byLocale[locale].split(', ') })),
)
const isKind = (filter: string | string[]) => [filter].flat().some((each) => each.startsWith('kind:'))
const isPlain = (word: string) => !word.startsWith('~')
const spelt = (word: string) => word.replace(/^~/, '')

/** A word as search compares it; a symbol stays unchanged. */
function fold(word: string, locale: Locale): string {
  return words(spelt(word), locale).map(foldWord).join(' ') || spelt(word)
}

/** Katakana as hiragana, as the engine compares kana. */
function hiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
}

/** Every `locale word: id, id` of a list of words that has more than one id. */
function claimedTwice(claims: readonly { readonly key: string; readonly id: string }[]): string[] {
  const idsByKey = new Map<string, Set<string>>()
  for (const { key, id } of claims) idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(id))
  return [...idsByKey].filter(([, ids]) => ids.size > 1).map(([key, ids]) => `${key}: ${[...ids].join(', ')}`)
}

const plainClaims = lists.flatMap(({ id, locale, list }) =>
  list
    .filter(isPlain)
    .filter((word) => !SHARED[locale]?.[word])
    .map((word) => ({ id, locale, folded: hiragana(fold(word, locale)) })),
)

describe('IDEAS', () => {
  it('cover the commonest ideas of icon sets', () => {
    expect(IDEAS.length).toBeGreaterThanOrEqual(MIN_IDEAS)
  })

  it('contain no plain word with little meaning in a search', () => {
    const wrong = lists.flatMap(({ id, locale, list }) =>
      list
        .filter((word) => isPlain(word) && (fillersOf(locale).get(word)?.weight ?? 'some') !== 'some')
        .map((word) => `${id} ${locale} ${word}`),
    )
    expect(wrong).toEqual([])
  })

  it('are treated as names where a phrase contains a word for a kind', () => {
    const wrong = lists.flatMap(({ locale, list }) =>
      list
        .map(spelt)
        .filter(
          (phrase) => phrase.includes(' ') && wordParameters(phrase, locale).optionalFilters.some(isKind),
        ),
    )
    expect(wrong).toEqual([])
  })

  it('have unique ids in kebab case', () => {
    const ids = IDEAS.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('have a plain word and at most 12 words in every locale', () => {
    const wrong = lists.filter(({ list }) => !list.some(isPlain) || list.length > MAX_WORDS)
    expect(wrong).toEqual([])
  })

  it('separate trimmed, non-empty words with a comma and one space', () => {
    const wrong = lists.flatMap(({ id, locale, list }) =>
      list
        .filter((word) => !/^~?[^\s~,、，](.*[^\s~,、，])?$/u.test(word))
        .map((word) => `${id} ${locale} ${word}`),
    )
    expect(wrong).toEqual([])
  })

  it('repeat no word within a list, nor as its plural or without its accents', () => {
    const wrong = lists.flatMap(({ id, locale, list }) => {
      const folded = list.map((word) => fold(word, locale))
      return list
        .filter((_, index) => folded.indexOf(folded[index] ?? '') !== index)
        .map((word) => `${id} ${locale} ${word}`)
    })
    expect(wrong).toEqual([])
  })

  it('contain each plain word of a locale once', () => {
    const claims = plainClaims.map(({ id, locale, folded }) => ({ id, key: `${locale} ${folded}` }))
    expect(claimedTwice(claims)).toEqual([])
  })

  it('contain no plain word that is the English word of another idea, as titles are English too', () => {
    const english = new Map(
      plainClaims.filter(({ locale }) => locale === 'en').map(({ id, folded }) => [folded, id]),
    )
    const wrong = plainClaims.filter(({ id, folded }) => (english.get(folded) ?? id) !== id)
    expect(wrong).toEqual([])
  })

  it('are written in the script of their language', () => {
    const wrong = lists.filter(
      ({ locale, list }) => !list.some((word) => SCRIPTS[locale]?.test(word) ?? true),
    )
    expect(wrong).toEqual([])
  })

  it('contain no word that the language review rejects', () => {
    const wrong = lists.flatMap(({ id, locale, list }) =>
      list
        .filter((word) => isPlain(word) && REJECTED[locale]?.test(word))
        .map((word) => `${id} ${locale} ${word}`),
    )
    expect(wrong).toEqual([])
  })
})
