import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { GLOSSARY } from './glossary.ts'
import { OVERRIDES } from './overrides.ts'
import { singular } from './singular.ts'
import { tagNames } from './tags.ts'
import { relatedWords, translateTerm, translateTitle } from './translate.ts'

test('a term of the glossary is found in every language', () => {
  expect(LOCALE_CODES.map((locale) => translateTerm('settings', locale))).toEqual([
    'settings',
    'ajustes',
    'configurações',
    'paramètres',
    'Einstellungen',
    '設定',
    '설정',
  ])
})

test('the name of an emoji is translated by CLDR', () => {
  expect(translateTerm('red heart', 'fr')).toBe('cœur rouge')
  expect(translateTerm('rocket', 'de')).toBe('Rakete')
  expect(translateTerm('rocket', 'ja')).toBe('ロケット')
})

test('a keyword is translated by the company it keeps', () => {
  expect(translateTerm('vegetable', 'de')).toBe('Gemüse')
})

test('a term with an override has its sense, in the singular and the plural', () => {
  expect(translateTerm('magnifying glass', 'de')).toBe('Lupe')
  expect(translateTerm('lamps', 'es')).toBe('lámpara')
})

test('an ambiguous term with a null override has no translation', () => {
  for (const locale of LOCALE_CODES.filter((code) => code !== 'en')) {
    expect(translateTerm('engagement', locale)).toBeNull()
  }
})

test('an override is not in the glossary as well', () => {
  expect(Object.keys(OVERRIDES).filter((term) => Object.hasOwn(GLOSSARY, term))).toEqual([])
})

test.each(['button', 'face', 'symbol'])('an emoji whose name has "%s" translates no term', (word) => {
  for (const term of [`ok ${word}`, `smiling ${word}`, `peace ${word}`]) {
    expect(translateTerm(term, 'de')).toBeNull()
  }
})

test('a translation has no bracket, slash or colon', () => {
  for (const locale of LOCALE_CODES) {
    for (const term of ['information', 'prohibited', 'keycap', 'aries', 'new moon', 'recycling']) {
      expect(translateTerm(term, locale) ?? '').not.toMatch(/[()（）/:：]/)
    }
  }
})

test('a plural finds its singular', () => {
  expect(translateTerm('Rockets', 'es')).toBe('cohete')
})

test('what no source knows stays unknown, and a tag then keeps its English name', () => {
  expect(translateTerm('flibbertigibbet', 'de')).toBeNull()
  expect(tagNames('flibbertigibbet').de).toBe('flibbertigibbet')
  expect(tagNames('rocket').pt).toBe('foguete')
})

test('titles begin with a capital and leave English out', () => {
  const titles = translateTitle('rocket')
  expect(titles.es).toBe('Cohete')
  expect(titles).not.toHaveProperty('en')
})

test('related words are those of the emoji with exactly that name', () => {
  expect(relatedWords('cat')).toContain('pet')
  expect(relatedWords('cat on a roof')).toEqual([])
})

test('every term of the glossary is lower-case English with a name in every language', () => {
  for (const [term, names] of Object.entries(GLOSSARY)) {
    expect(term).toBe(term.toLowerCase())
    expect(names.en).toBe(term)
    for (const locale of LOCALE_CODES) expect(names[locale]).not.toBe('')
  }
})

test.each([
  ['cats', 'cat'],
  ['cherries', 'cherry'],
  ['boxes', 'box'],
  ['glass', 'glass'],
  ['glasses', 'glasses'],
  ['virus', 'virus'],
  ['bus', 'bus'],
])('the singular of %s is %s', (word, expected) => {
  expect(singular(word)).toBe(expected)
})
