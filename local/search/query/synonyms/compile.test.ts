import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileSynonyms } from './compile.ts'
import type { Synonym } from './synonym.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
const lookup = (...synonyms: Synonym[]) => compileSynonyms(synonyms, wordsOf)
const words = (found: readonly { words: readonly string[] }[]) => found.map((each) => each.words.join(' '))

describe('synonyms of a word', () => {
  const home = lookup({ objectID: '1', type: 'synonym', synonyms: ['Home', 'house', 'place to live'] })

  it('are all the others of its group', () => {
    expect(words(home.at(['house'], 0))).toEqual(['home', 'place to live'])
  })

  it('may consist of several words, and replace several', () => {
    const found = home.at(['a', 'place', 'to', 'live', 'in'], 1)
    expect(found).toEqual([
      { words: ['home'], span: 3, typos: 0 },
      { words: ['house'], span: 3, typos: 0 },
    ])
  })

  it('are none for a phrase that only begins alike', () => {
    expect(home.at(['place', 'to'], 0)).toEqual([])
    expect(home.at(['a', 'house'], 0)).toEqual([])
    expect(home.at([], 0)).toEqual([])
  })

  it('are one-way where their type is', () => {
    const one = lookup({
      objectID: '1',
      type: 'oneWaySynonym',
      input: 'tablet',
      synonyms: ['ipad', 'galaxy note'],
    })
    expect(words(one.at(['tablet'], 0))).toEqual(['ipad', 'galaxy note'])
    expect(one.at(['ipad'], 0)).toEqual([])
  })

  it('count as typos where they are corrections, and the fewest count', () => {
    const both = lookup(
      { objectID: '2', type: 'altCorrection2', word: 'pants', corrections: ['trousers', 'jeans'] },
      { objectID: '1', type: 'altCorrection1', word: 'pants', corrections: ['trousers'] },
    )
    expect(both.at(['pants'], 0)).toEqual([
      { words: ['trousers'], span: 1, typos: 1 },
      { words: ['jeans'], span: 1, typos: 2 },
    ])
  })

  it('find a placeholder by each of its replacements', () => {
    const numbers = lookup({
      objectID: '1',
      type: 'placeholder',
      placeholder: '<number>',
      replacements: ['1', '2'],
    })
    expect(words(numbers.at(['2'], 0))).toEqual(['number'])
    expect(numbers.at(['number'], 0)).toEqual([])
  })

  it('come from all groups of a word', () => {
    const two = lookup(
      { objectID: '1', type: 'synonym', synonyms: ['bin', 'trash'] },
      { objectID: '2', type: 'synonym', synonyms: ['trash', 'rubbish', 'bin'] },
    )
    expect(words(two.at(['trash'], 0)).sort()).toEqual(['bin', 'rubbish'])
  })
})

it('synonyms are symmetric', () => {
  const phrase = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 2, maxLength: 4 }), (group) => {
      const found = lookup({ objectID: '1', type: 'synonym', synonyms: group.map((each) => each.join(' ')) })
      const finds = (one: string[], other: string[]) =>
        found.at(one, 0).some((each) => each.span === one.length && each.words.join(' ') === other.join(' '))
      for (const one of group) for (const other of group) expect(finds(one, other)).toBe(finds(other, one))
    }),
  )
})

it('a hundred thousand synonyms are compiled once and looked up without a scan', () => {
  const many = Array.from(
    { length: 100_000 },
    (_, index): Synonym => ({
      objectID: String(index),
      type: 'synonym',
      synonyms: [`word${index}`, `other${index}`, `two words${index}`],
    }),
  )
  const compiled = compileSynonyms(many, wordsOf)
  expect(words(compiled.at(['word99999'], 0))).toEqual(['other99999', 'two words99999'])
  expect(words(compiled.at(['two', 'words5'], 0))).toEqual(['word5', 'other5'])
})

it('finds single words with a synonym, one edit away and with the same first letter', () => {
  const dates = lookup({ type: 'synonym', objectID: '1', synonyms: ['calendar', 'diary', 'date book'] })
  for (const slip of ['calender', 'calandar', 'calendr', 'calendarr', 'caelndar'])
    expect(dates.near?.(slip)).toEqual(['calendar'])
  expect(dates.near?.('calendar')).toEqual([])
  expect(dates.near?.('kalendar')).toEqual([])
  expect(dates.near?.('clendr')).toEqual([])
})
