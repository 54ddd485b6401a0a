import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Alternative, PlannedWord } from '#local/search/model/plan.ts'
import type { Json } from '#local/search/model/record.ts'
import { DEFAULT_SETTINGS } from '#local/search/query/settings/complete.ts'
import { type HighlightSettings, highlighter } from './highlight-hit.ts'

const exact = (word: string): Alternative => ({ words: [word], kind: 'exact', typos: 0, span: 1 })
const planned = (word: string, ...more: Alternative[]): PlannedWord => ({
  word,
  optional: false,
  alternatives: [exact(word), ...more],
})
const prefix = (word: string): PlannedWord =>
  planned(word, { words: [word], kind: 'prefix', typos: 0, span: 1 })
const typedPrefix = (word: string, beginning: string): PlannedWord =>
  planned(word, { words: [beginning], kind: 'prefix', typos: 1, span: 1 })
const typo = (word: string, found: string, typos: 1 | 2 = 1): PlannedWord =>
  planned(word, { words: [found], kind: 'typo', typos, span: 1 })

function highlights(
  words: readonly PlannedWord[],
  attributes: { readonly [name: string]: Json },
  settings: Partial<HighlightSettings> = {},
  phrases: readonly string[][] = [],
) {
  const make = highlighter({ words, phrases }, { ...DEFAULT_SETTINGS, ...settings }, { languages: ['en'] })
  return make?.({ objectID: 'id', ...attributes }) ?? {}
}

const highlighted = (words: readonly PlannedWord[], title: string, settings?: Partial<HighlightSettings>) =>
  highlights(words, { title }, settings)._highlightResult

describe('a highlighted text', () => {
  it.each([
    ['words as they are written', [planned('cat')], 'Black Cat, cat!', 'Black <em>Cat</em>, <em>cat</em>!'],
    ['the typed part of a prefix', [prefix('iph')], 'my iPhone', 'my <em>iPh</em>one'],
    ['the typed part in letters as written', [prefix('stras')], 'Straße', '<em>Straß</em>e'],
    ['marks that belong to the last letter', [prefix('cafe')], 'cafe\u0301s', '<em>cafe\u0301</em>s'],
    ['a whole word with typos', [typo('hosue', 'house')], 'a house', 'a <em>house</em>'],
    ['the typed part with typos', [typedPrefix('ipohn', 'iphon')], 'iPhone', '<em>iPhon</em>e'],
    ['HTML as it is', [planned('b')], '<b>&amp; b</b>', '<<em>b</em>>&amp; <em>b</em></<em>b</em>>'],
    ['nothing where nothing matches', [planned('dog')], 'cat', 'cat'],
  ])('marks %s', (_, words, text, value) => {
    expect(highlighted(words, text)).toMatchObject({ title: { value } })
  })

  it('has the requested tags', () => {
    const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' }
    expect(highlighted([planned('cat')], 'cat', tags)).toMatchObject({
      title: { value: '__ais-highlight__cat__/ais-highlight__' },
    })
  })

  it('reports how much of the query it contains', () => {
    const words = [planned('black'), prefix('ca')]
    expect(highlighted(words, 'dog')).toEqual({
      title: { value: 'dog', matchLevel: 'none', matchedWords: [] },
    })
    expect(highlighted(words, 'a cat')).toEqual({
      title: {
        value: 'a <em>ca</em>t',
        matchLevel: 'partial',
        fullyHighlighted: false,
        matchedWords: ['ca'],
      },
    })
    expect(highlighted(words, 'ca black')).toEqual({
      title: {
        value: '<em>ca</em> <em>black</em>',
        matchLevel: 'full',
        fullyHighlighted: true,
        matchedWords: ['black', 'ca'],
      },
    })
  })

  it('marks one word for several of the query, and several for one', () => {
    const concatenated = planned('note', { words: ['notebook'], kind: 'concatenation', typos: 0, span: 2 })
    expect(highlighted([concatenated, planned('book')], 'Notebook')).toMatchObject({
      title: { value: '<em>Notebook</em>', matchLevel: 'full', matchedWords: ['note', 'book'] },
    })
    const split = planned('notebook', { words: ['note', 'book'], kind: 'split', typos: 1, span: 1 })
    expect(highlighted([split], 'note book, note')).toMatchObject({
      title: { value: '<em>note</em> <em>book</em>, note' },
    })
  })

  it('shows synonyms, or the typed words instead of them', () => {
    const home = planned('home', { words: ['house'], kind: 'synonym', typos: 0, span: 1 })
    expect(highlighted([home], 'House')).toMatchObject({ title: { value: '<em>House</em>' } })
    expect(highlighted([home], 'House', { replaceSynonymsInHighlight: true })).toMatchObject({
      title: { value: '<em>home</em>' },
    })
  })

  it('marks phrases where their words are in sequence', () => {
    const result = highlights([], { title: 'red fox, red dog' }, {}, [['red', 'fox']])
    expect(result._highlightResult).toMatchObject({
      title: { value: '<em>red</em> <em>fox</em>, red dog', matchLevel: 'full' },
    })
  })

  it('reports all query words that a part of the text matches', () => {
    const newYork = planned('ny', { words: ['new', 'york'], kind: 'synonym', typos: 0, span: 1 })
    expect(highlighted([newYork, prefix('yo')], 'New York')).toMatchObject({
      title: { value: '<em>New</em> <em>York</em>', matchLevel: 'full', matchedWords: ['ny', 'yo'] },
    })
  })

  it('marks the parts of compounds', () => {
    const make = (...words: PlannedWord[]) =>
      highlighter({ words, phrases: [] }, DEFAULT_SETTINGS, { languages: ['ja'] })?.({
        objectID: '1',
        title: '日本語の図書館',
      })
    expect(make(planned('日本'))?._highlightResult).toMatchObject({
      title: { value: '<em>日本</em>語の図書館' },
    })
    expect(make(planned('図書'), planned('書館'))?._highlightResult).toMatchObject({
      title: { value: '日本語の<em>図書館</em>', matchLevel: 'full' },
    })
  })

  it('joins adjacent marks', () => {
    const make = highlighter({ words: [planned('青い'), planned('空')], phrases: [] }, DEFAULT_SETTINGS, {
      languages: ['ja'],
    })
    expect(make?.({ objectID: '1', title: '青い空とハート' })._highlightResult).toMatchObject({
      title: { value: '<em>青い空</em>とハート' },
    })
  })
})

describe('the highlighted attributes of a record', () => {
  const record = {
    title: 'cat',
    tags: ['cat', 'dog'],
    author: { name: 'cat', age: 7, mail: 'x' },
    files: [
      { name: 'cat', big: false },
      { name: 'y', big: true },
    ],
    free: true,
  }
  const cat = '<em>cat</em>'

  it('keep their structure, with numbers as text and without other values', () => {
    expect(highlights([planned('cat')], record)._highlightResult).toMatchObject({
      title: { value: cat },
      tags: [{ value: cat }, { value: 'dog' }],
      author: { name: { value: cat }, age: { value: '7' } },
      files: [{ name: { value: cat } }, { name: { value: 'y' } }],
    })
    expect(highlights([], record)._highlightResult).not.toHaveProperty('free')
    expect(highlights([], record)._highlightResult).not.toHaveProperty('objectID')
  })

  it('are the searchable ones where none are chosen', () => {
    const result = highlights([planned('cat')], record, {
      searchableAttributes: ['unordered(author.name)', 'title,x'],
    })
    expect(Object.keys(result._highlightResult ?? {}).sort()).toEqual(['author', 'title'])
  })

  it('are the chosen ones, and none for an empty list', () => {
    const names = (attributesToHighlight: string[]) =>
      Object.keys(highlights([], record, { attributesToHighlight })._highlightResult ?? {})
    expect(names(['author.name', 'objectID', 'none'])).toEqual(['author', 'objectID'])
    expect(names(['*'])).toEqual(['title', 'tags', 'author', 'files'])
    expect(highlights([], record, { attributesToHighlight: [] })).toEqual({})
  })

  it('are never attributes that cannot be retrieved', () => {
    const result = highlights([planned('cat')], record, {
      attributesToHighlight: ['title', 'author'],
      attributesToSnippet: ['*'],
      unretrievableAttributes: ['author.name', 'title'],
    })
    expect(result).toHaveProperty('_highlightResult.author.mail')
    expect(result).not.toHaveProperty('_highlightResult.author.name')
    expect(result).not.toHaveProperty('_highlightResult.title')
    expect(result).toHaveProperty('_snippetResult.tags')
    expect(result).not.toHaveProperty('_snippetResult.author.name')
    expect(result).not.toHaveProperty('_snippetResult.title')
  })

  it('omit elements of lists that do not match, if requested', () => {
    const result = highlights([planned('cat')], record, {
      restrictHighlightAndSnippetArrays: true,
      attributesToHighlight: ['tags', 'author.mail'],
    })
    expect(result._highlightResult).toMatchObject({
      tags: [{ value: cat }],
      author: { mail: { matchLevel: 'none' } },
    })
  })
})

describe('a snippet', () => {
  const snippet = (words: readonly PlannedWord[], text: string, attributesToSnippet = ['text:4']) =>
    highlights(words, { text, deep: { text } }, { attributesToSnippet })._snippetResult

  it.each([
    ['is the whole of a short text', 'one two, cat four.', 'one two, <em>cat</em> four.'],
    ['is cut at its end', 'cat two three four five', '<em>cat</em> two three four…'],
    ['is cut at its beginning', '(one) two three four cat!', '…two three four <em>cat</em>!'],
    ['has the match in its middle', 'a b c d e cat f g h i', '…e <em>cat</em> f g…'],
    ['is the beginning where nothing matches', 'a b c d e f', 'a b c d…'],
    ['is the part where most matches are', 'cat a b c d e black cat f', '…e <em>black</em> <em>cat</em> f'],
    ['is the earliest of parts that are alike', 'a b cat c d e f cat', '…b <em>cat</em> c d…'],
  ])('%s', (_, text, value) => {
    expect(snippet([planned('cat'), planned('black')], text)).toMatchObject({ text: { value } })
  })

  it('has ten words by default, or the number set for its attribute', () => {
    const text = Array.from({ length: 12 }, (_, index) => `w${index}`).join(' ')
    expect(snippet([], text, ['text'])).toEqual({
      text: { value: 'w0 w1 w2 w3 w4 w5 w6 w7 w8 w9…', matchLevel: 'none' },
    })
    expect(snippet([], text, ['text:1', 'deep.text:2'])).toMatchObject({
      text: { value: 'w0…' },
      deep: { text: { value: 'w0 w1…' } },
    })
    expect(snippet([], text, ['*:3'])).toMatchObject({ text: { value: 'w0 w1 w2…' } })
  })

  it('is not made unless it is requested', () => {
    expect(highlights([], { text: 'a' })).not.toHaveProperty('_snippetResult')
  })
})

/** The text of `title` in a result. */
function titleOf(result: unknown): string {
  return z.object({ title: z.object({ value: z.string() }) }).parse(result).title.value
}

describe('highlighting any text and words', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'ß', ' ', '.', '空', '<', '😀') })
  const words = fc.array(
    fc.oneof(
      fc.constantFrom('a', 'ab', 'e', 'ss', '空').map((word) => planned(word)),
      fc.constantFrom('a', 'es').map(prefix),
    ),
    { maxLength: 3 },
  )

  it('only adds tags', () => {
    fc.assert(
      fc.property(letters, words, (text, query) => {
        const result = highlighted(query, text, { highlightPreTag: '[', highlightPostTag: ']' })
        expect(titleOf(result).replace(/[[\]]/g, '')).toBe(text)
      }),
    )
  })

  it('makes snippets that are parts of the text', () => {
    fc.assert(
      fc.property(letters, words, fc.integer({ min: 1, max: 4 }), (text, query, count) => {
        const tags = { highlightPreTag: '', highlightPostTag: '', snippetEllipsisText: '' }
        const result = highlights(
          query,
          { title: text },
          { ...tags, attributesToSnippet: [`title:${count}`] },
        )
        expect(text).toContain(titleOf(result._snippetResult))
      }),
    )
  })
})
