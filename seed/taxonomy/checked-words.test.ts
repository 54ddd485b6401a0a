import { expect, test } from 'vitest'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { TREE } from './category-tree.ts'
import { checkedWord, WORD_TABLES } from './checked-words.ts'
import { COGNATES } from './cognates.ts'
import { PROPER_NAMES } from './proper-names.ts'
import { translateTerm } from './translate.ts'

const TRANSLATED = LOCALE_CODES.filter((locale) => locale !== 'en')
const ENTRIES = WORD_TABLES.flatMap((table) => Object.keys(table))

/** The English words of the tables that have a translation in a language, with it. */
function translations(locale: Locale): readonly (readonly [english: string, translated: string])[] {
  return ENTRIES.flatMap((english) => {
    const translated = checkedWord(english, locale)
    return typeof translated === 'string' ? [[english, translated] as const] : []
  })
}

test.each(TRANSLATED)(
  'every word of the category tree is translated to %s or listed as untranslated',
  (locale) => {
    const words = TREE.flatMap((root) => root.children.flatMap((leaf) => leaf.words.split(' ')))
    const isDecided = (word: string) =>
      PROPER_NAMES.has(word) ||
      checkedWord(word.replaceAll('-', ' '), locale) === null ||
      translateTerm(word, locale) !== null
    expect(words.filter((word) => !isDecided(word))).toEqual([])
  },
)

test('a word is in one table only, and no proper name is in a table', () => {
  expect(ENTRIES.filter((word, index) => ENTRIES.indexOf(word) !== index)).toEqual([])
  expect(ENTRIES.filter((word) => PROPER_NAMES.has(word))).toEqual([])
})

test('the words of the tables are in lower case with spaces for hyphens', () => {
  expect(ENTRIES.filter((word) => !/^[a-z]+(?: [a-z]+)*$/.test(word))).toEqual([])
})

test.each(TRANSLATED)(
  'no translation to %s has a digit, bracket, slash, straight apostrophe or outer space',
  (locale) => {
    const isWrong = (word: string) => word === '' || word !== word.trim() || /[\d()[\]/（）']/.test(word)
    expect(translations(locale).filter(([, word]) => isWrong(word))).toEqual([])
  },
)

/** Abbreviations and names that Japanese and Korean write with Latin letters. */
const LATIN = new Set(['AI', 'Bluetooth', 'DNA', 'UFO', 'Wi-Fi'])

test.each(['ja', 'ko'] as const)('only listed translations to %s have Latin letters', (locale) => {
  const latin = translations(locale).filter(([, word]) => /\p{Script=Latin}/u.test(word))
  expect(latin.filter(([, word]) => !LATIN.has(word))).toEqual([])
})

test.each(TRANSLATED)(
  'a translation to %s with the letters of the English word is a listed cognate',
  (locale) => {
    const same = translations(locale).filter(
      ([english, word]) => word.toLowerCase().replaceAll('-', ' ') === english,
    )
    expect(same.map(([english]) => english).toSorted()).toEqual(COGNATES[locale].trim().split(/\s+/))
  },
)

test('German words with two senses are used for one English word only', () => {
  expect(translateTerm('lock', 'de')).toBe('Schloss')
  expect(translateTerm('castle', 'de')).toBe('Burg')
  expect(translateTerm('shop', 'de')).toBe('Laden')
  expect(translateTerm('loading', 'de')).toBe('Ladevorgang')
})
