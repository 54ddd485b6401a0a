import { describe, expect, it } from 'vitest'
import { MAX_WORDS, synonymFault, synonymSummary, synonymsOf } from './synonyms.ts'

const subjects = (...lists: string[]) => lists.map((list) => ({ keywords: list.split(' ') }))
const found = (lists: string[], stopWords: string[] = []) =>
  synonymsOf(subjects(...lists), 'en', new Set(stopWords)).map(synonymSummary)

describe('synonymsOf', () => {
  it('treats words that always occur together as equal', () => {
    expect(found(['car auto red', 'auto car blue', 'car auto'])).toEqual(['auto, car'])
  })

  it('ignores coincidence: two occurrences prove nothing', () => {
    expect(found(['car auto', 'auto car'])).toEqual([])
  })

  it('lets the narrower word find the wider one, and not the reverse', () => {
    const lists = ['taxi car', 'taxi car', 'taxi car', 'car', 'car', 'car']
    expect(found(lists)).toEqual(['taxi → car'])
  })

  it('rejects a class of things as a synonym', () => {
    const hammer = ['hammer tool', 'hammer tool', 'hammer tool']
    const tools = Array.from({ length: 9 }, () => 'tool')
    expect(found([...hammer, ...tools])).toEqual(['hammer → tool'])
    expect(found([...hammer, ...tools, 'tool'])).toEqual([])
  })

  it('tolerates an exception where two words mostly occur together', () => {
    const together = Array.from({ length: 7 }, () => 'sofa couch')
    expect(found([...together, 'sofa', 'sofa', 'sofa'])).toEqual(['couch, sofa'])
    expect(found([...together, 'sofa', 'sofa', 'sofa', 'sofa'])).toEqual(['couch → sofa'])
  })

  it('leaves out stop words, and words that engines already treat as equal', () => {
    expect(found(['car the', 'car the', 'car the'], ['the'])).toEqual([])
    expect(found(['heart hearts', 'heart hearts', 'heart hearts'])).toEqual([])
    expect(found(['Café cafe', 'café cafe', 'café cafe'])).toEqual([])
  })

  it('gives no word more than three', () => {
    const lists = Array.from({ length: 3 }, () => 'a b c d e f')
    const pairs = found(lists)
    expect(pairs.filter((pair) => pair.startsWith('a,'))).toHaveLength(3)
  })
})

describe('synonymFault', () => {
  const equal = { kind: 'equal', input: null } as const
  const oneWay = { kind: 'one-way', input: 'taxi' } as const

  it('requires two different words', () => {
    expect(synonymFault({ ...equal, words: ['car', 'auto'] })).toBeNull()
    for (const words of [[], ['car'], ['car', 'Car '], ['car', ' ']])
      expect(synonymFault({ ...equal, words })).toContain('two words')
  })

  it('accepts the maximum of words and no more', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`)
    expect(synonymFault({ ...equal, words: words(MAX_WORDS) })).toBeNull()
    expect(synonymFault({ ...equal, words: words(MAX_WORDS + 1) })).toContain('at most')
  })

  it('requires a word, and another that it finds', () => {
    expect(synonymFault({ ...oneWay, words: ['car'] })).toBeNull()
    expect(synonymFault({ ...oneWay, input: ' ', words: ['car'] })).toContain('people type')
    expect(synonymFault({ ...oneWay, words: [] })).toContain('at least one')
    expect(synonymFault({ ...oneWay, words: ['Taxi'] })).toContain('itself')
  })
})
