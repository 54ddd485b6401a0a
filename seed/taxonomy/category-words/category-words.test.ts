import { expect, test } from 'vitest'
import { TREE } from '../category-tree.ts'
import { GLOSSARY } from '../glossary.ts'
import { OVERRIDES } from '../overrides.ts'
import { translateTerm } from '../translate.ts'
import { CATEGORY_WORDS, WORD_TABLES } from './index.ts'

const words = WORD_TABLES.flatMap((table) => Object.keys(table))

test('has each word once, and none that the glossary or the overrides translate', () => {
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(words.filter((word) => Object.hasOwn(GLOSSARY, word) || Object.hasOwn(OVERRIDES, word))).toEqual([])
})

test('has only words of the category tree', () => {
  const tree = JSON.stringify(TREE).toLowerCase()
  expect(words.filter((word) => !tree.includes(word))).toEqual([])
})

test('translates into Japanese and Korean in their own scripts, without spaces at the ends', () => {
  for (const { ja, ko } of Object.values(CATEGORY_WORDS)) {
    expect(ja).not.toMatch(/\p{Script=Hangul}|^\s|\s$/u)
    expect(ko).not.toMatch(/\p{Script=Hiragana}|\p{Script=Katakana}|^\s|\s$/u)
  }
})

test('is used for the titles of categories', () => {
  expect(translateTerm('acorn', 'de')).toBe('Eichel')
  expect(translateTerm('waterfall', 'ja')).toBe('滝')
})
