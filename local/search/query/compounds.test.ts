import { expect, test } from 'vitest'
import type { StoredSettings } from './settings/setting-table.ts'
import { answerTo, idsOf, makeIndex } from './testing/make-index.ts'

const settings = (language: string): StoredSettings => ({
  searchableAttributes: ['title', 'tags'],
  indexLanguages: [language, 'en'],
})

test.each([
  ['de', 'Benutzereinstellungen', ['Einstellungen für Benutzer', 'Benutzer', 'Einstellungen']],
  ['ko', '왼쪽화살표', ['왼쪽 화살표', '화살표', '왼쪽']],
  ['ko', '고양이아이콘', ['고양이 아이콘', '고양이', '아이콘']],
  ['ko', '화살표를', ['화살표', '고양이']],
  ['ja', '右向き矢印', ['右矢印', '矢印', '左矢印']],
  ['ja', 'ろけっと', ['ロケット', '車']],
  ['ja', 'ねこ', ['ネコ', '犬']],
])('%s: %s finds the title of its parts, and no title that lacks one', (language, query, titles) => {
  const records = titles.map((title, at) => ({ objectID: String(at), title }))
  expect(idsOf(answerTo(makeIndex(records, settings(language)), { query }))).toEqual(['0'])
})

test('parts may be in different attributes', () => {
  const index = makeIndex([{ objectID: '1', title: 'Benutzer', tags: ['Einstellungen'] }], settings('de'))
  expect(idsOf(answerTo(index, { query: 'Benutzereinstellungen' }))).toEqual(['1'])
  expect(idsOf(answerTo(index, { query: 'Benutzereinstellungen', decompoundQuery: false }))).toEqual([])
})

test('a compound that the index contains stays whole', () => {
  const records = ['Handschuh', 'Hand mit Schuh'].map((title) => ({ objectID: title, title }))
  expect(idsOf(answerTo(makeIndex(records, settings('de')), { query: 'Handschuh' }))).toEqual(['Handschuh'])
})
