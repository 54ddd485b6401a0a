import { expect, test } from 'vitest'
import { answerTo, idsOf, makeIndex } from '#local/search/query/testing/make-index.ts'
import { readSettings } from './read-settings.ts'
import type { StoredSettings } from './setting-table.ts'

function found(title: string, query: string, settings: StoredSettings): boolean {
  const index = makeIndex([{ objectID: '1', title }], { searchableAttributes: ['title'], ...settings })
  return idsOf(answerTo(index, { query, typoTolerance: 'false' })).length === 1
}

test.each<[string, string, StoredSettings, boolean]>([
  ['Disney', 'disney+', { separatorsToIndex: '+' }, false],
  ['Disney+', 'disney+', { separatorsToIndex: '+' }, true],
  ['Disney', 'disney+', {}, true],
  ['isPhoneCase', 'phone', { camelCaseAttributes: ['title'] }, true],
  ['isPhoneCase', 'phone', {}, false],
  ['Øl', 'ol', { keepDiacriticsOnCharacters: 'ø' }, false],
  ['Øl', 'øl', { keepDiacriticsOnCharacters: 'ø' }, true],
  ['Käse', 'kaese', { customNormalization: { default: { ä: 'ae' } } }, true],
  ['Käse', 'kase', { customNormalization: { default: { ä: 'ae' } } }, false],
  ['a1', 'ai', { customNormalization: { default: { '1': 'i' } } }, true],
  ['ネコの顔', 'ねこ', { indexLanguages: ['ja'] }, true],
  ['ハート', 'はーと', { indexLanguages: ['ja'] }, true],
  ['ﾊｰﾄ', 'はーと', { indexLanguages: ['ja'] }, true],
  ['ラーメン', 'はーと', { indexLanguages: ['ja'] }, false],
  ['Party 🎉', '🎉', {}, true],
  ['Party 🎉', '🏠', {}, false],
])('"%s" and the query "%s" under %j', (title, query, settings, isFound) => {
  expect(found(title, query, settings)).toBe(isFound)
})

test('refuses a normalization of more than one character, or to more than two', () => {
  expect(readSettings({ customNormalization: { default: { ae: 'a' } } }).ok).toBe(false)
  expect(readSettings({ customNormalization: { default: { ä: 'aeu' } } }).ok).toBe(false)
  expect(readSettings({ customNormalization: { default: 'ä' } }).ok).toBe(false)
  expect(readSettings({ customNormalization: { default: { ä: 'ae' } } }).ok).toBe(true)
})
