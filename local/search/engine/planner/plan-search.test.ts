import { describe, expect, test } from 'vitest'
import type { Schema } from '../../model/store.ts'
import { createMemoryStore } from '../memory-store.ts'
import { planSearch } from './plan-search.ts'
import type { SearchText } from './search-text.ts'
import type { SynonymLookup } from './synonym-lookup.ts'

const schema: Schema = {
  searchable: [{ path: 'title', rank: 0, ordered: true }],
  facets: [],
  numeric: null,
  order: [],
  languages: ['en'],
  withoutPrefix: [],
  withoutTypos: [],
}

const DEFAULTS: SearchText = {
  query: '',
  queryType: 'prefixLast',
  typoTolerance: 'true',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: true,
  disableTypoToleranceOnWords: [],
  ignorePlurals: [],
  optionalWords: [],
  allOptional: false,
  advancedSyntax: false,
  advancedSyntaxFeatures: ['exactPhrase', 'excludeWords'],
}

const store = createMemoryStore(schema)
store.write(
  ['heart', 'smartphone', 'blue sky', 'background', 'cat', 'cut', 'kangaroo', 'v2rocket'].map((title) => ({
    type: 'put',
    record: { objectID: title, title },
  })),
)

function planned(query: string, more: Partial<SearchText> = {}) {
  return planSearch({ ...DEFAULTS, query, ...more }, store.vocabulary, {
    rules: schema,
    synonyms: { at: (words, at) => (words[at] === 'cat' ? [{ words: ['kitten'], span: 1, typos: 0 }] : []) },
    isStopWord: (word) => word === 'the',
  })
}

/** The alternatives of the first word as `word kind typos`, without the word itself. */
function others(query: string, more: Partial<SearchText> = {}) {
  return (planned(query, { queryType: 'prefixNone', ...more }).words[0]?.alternatives ?? [])
    .filter(({ kind }) => kind !== 'exact')
    .map(({ words, kind, typos }) => `${words.join('+')} ${kind} ${typos}`)
}

describe('typos', () => {
  test.each([
    ['cet', []],
    ['hert', ['heart typo 1']],
    ['haert', ['heart typo 1']],
    ['hetr', []],
    ['xeart', []],
    ['kangarooo', ['kangaroo typo 1']],
    ['kangrooo', ['kangaroo typo 2']],
    ['zangaroo', ['kangaroo typo 2']],
  ])('%s', (query, expected) => {
    expect(others(query)).toEqual(expected)
  })

  test('are not allowed for words where they are disabled', () => {
    expect(others('hert', { typoTolerance: 'false' })).toEqual([])
    expect(others('hert', { disableTypoToleranceOnWords: ['hert'] })).toEqual([])
    expect(others('hert', { minWordSizefor1Typo: 5 })).toEqual([])
    expect(others('v2rockt')).toEqual(['v2rocket typo 1'])
    expect(others('v2rockt', { allowTyposOnNumericTokens: false })).toEqual([])
  })

  test('count only in the smallest numbers, or the two smallest', () => {
    expect(planned('x', { typoTolerance: 'min' }).fewestTypos).toBe(1)
    expect(planned('x', { typoTolerance: 'strict' }).fewestTypos).toBe(2)
    expect(planned('x').fewestTypos).toBeUndefined()
  })
})

describe('prefixes', () => {
  const beginnings = (query: string, queryType: SearchText['queryType']) =>
    planned(query, { queryType }).words.map(({ alternatives }) =>
      alternatives.filter(({ kind }) => kind === 'prefix').map(({ words, typos }) => `${words[0]} ${typos}`),
    )

  test('match for the last word, for all words or for none', () => {
    expect(beginnings('cat he', 'prefixLast')).toEqual([[], ['he 0']])
    expect(beginnings('cat he', 'prefixAll')).toEqual([['cat 0'], ['he 0']])
    expect(beginnings('cat he', 'prefixNone')).toEqual([[], []])
  })

  test('may have typos', () => {
    expect(beginnings('smrtp', 'prefixLast')).toEqual([['smrtp 0', 'smartp 1']])
  })

  test('do not match after a phrase', () => {
    const { words } = planned('cat "blue sky"', { advancedSyntax: true })
    expect(words[0]?.alternatives.some(({ kind }) => kind === 'prefix')).toBe(false)
  })
})

test('one word of the index may be typed as two, and two as one', () => {
  expect(others('smart phone')).toContain('smartphone concatenation 1')
  expect(
    planned('smart phone').words[0]?.alternatives.find(({ kind }) => kind === 'concatenation')?.span,
  ).toBe(2)
  expect(others('bluesky')).toContain('blue+sky split 1')
})

test('plurals and synonyms are alternatives without a typo', () => {
  expect(others('hearts', { ignorePlurals: ['en'], typoTolerance: 'false' })).toEqual(['heart plural 0'])
  expect(others('cat')).toEqual(['kitten synonym 0'])
})

describe('a word that the index does not contain', () => {
  const near = (word: string) => (word === 'kittne' ? ['kitten'] : [])
  const lookup: SynonymLookup = {
    near,
    at: (words, at) =>
      words[at] === 'kitten' || words[at] === '캘린더' ? [{ words: ['cat'], span: 1, typos: 0 }] : [],
  }
  const found = (query: string, more: Partial<SearchText> = {}) =>
    planSearch({ ...DEFAULTS, queryType: 'prefixNone', query, ...more }, store.vocabulary, {
      rules: schema,
      synonyms: lookup,
      isStopWord: () => false,
    }).words[0]?.alternatives.filter(({ kind }) => kind === 'synonym')

  test('matches the synonyms of a word that it may be a misspelling of, with a typo', () => {
    const cat = { words: ['cat'], span: 1, typos: 1, kind: 'synonym' }
    expect(found('kittne')).toEqual([cat])
    expect(found('켈린더')).toEqual([cat])
    expect(found('kittne', { typoTolerance: 'false' })).toEqual([])
  })

  test('is no compound when it is one edit from a word of the index', () => {
    const german = createMemoryStore({ ...schema, languages: ['de'] })
    german.write(
      ['Kalender', 'Kal', 'ander'].map((title) => ({ type: 'put', record: { objectID: title, title } })),
    )
    const { words } = planSearch({ ...DEFAULTS, query: 'Kalander' }, german.vocabulary, {
      rules: { languages: ['de'] },
      synonyms: lookup,
      isStopWord: () => false,
    })
    expect(words.map(({ word }) => word)).toEqual(['kalander'])
  })
})

test('words are optional singly or all together', () => {
  const optional = (more: Partial<SearchText>) =>
    planned('blue Heart', more).words.map((word) => word.optional)
  expect(optional({})).toEqual([false, false])
  expect(optional({ optionalWords: ['Heart of'] })).toEqual([false, true])
  expect(optional({ allOptional: true })).toEqual([true, true])
})

test('stop words are left out unless the query has no others, and the last word may be a prefix', () => {
  const words = (query: string) => planned(query).words.map(({ word }) => word)
  expect(words('the cat')).toEqual(['cat'])
  expect(words('cat the')).toEqual(['cat', 'the'])
  expect(words('the the')).toEqual(['the', 'the'])
})

describe('advanced syntax', () => {
  test('reads quotes as phrases and a minus as an exclusion', () => {
    const { words, phrases, without } = planned('cat "Blue Sky" -dog e-mail', { advancedSyntax: true })
    expect(words.map(({ word }) => word)).toEqual(['cat', 'e', 'mail'])
    expect(phrases).toEqual([['blue', 'sky']])
    expect(without).toEqual(['dog'])
  })

  test('can be enabled feature by feature', () => {
    const only = planned('"blue sky" -dog', {
      advancedSyntax: true,
      advancedSyntaxFeatures: ['excludeWords'],
    })
    expect(only.phrases).toEqual([])
    expect(only.without).toEqual(['dog'])
  })

  test('is plain text where it is disabled', () => {
    const { words, phrases, without } = planned('"blue" -sky')
    expect(words.map(({ word }) => word)).toEqual(['blue', 'sky'])
    expect([...phrases, ...without]).toEqual([])
  })
})
