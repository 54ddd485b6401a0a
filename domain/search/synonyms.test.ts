import { describe, expect, it } from 'vitest'
import { MAX_WORDS, synonymFault, synonymSummary, synonymsOf } from './synonyms.ts'

const subjects = (...lists: string[]) => lists.map((list) => ({ keywords: list.split(' ') }))
const found = (lists: string[], stopWords: string[] = []) =>
  synonymsOf(subjects(...lists), 'en', new Set(stopWords)).map(synonymSummary)

describe('synonymsOf', () => {
  it('takes words that are always given together for equal', () => {
    expect(found(['car auto red', 'auto car blue', 'car auto'])).toEqual(['auto, car'])
  })

  it('takes no chance: together twice proves nothing', () => {
    expect(found(['car auto', 'auto car'])).toEqual([])
  })

  it('lets the narrower word find the wider one, and not the other way round', () => {
    const lists = ['taxi car', 'taxi car', 'taxi car', 'car', 'car', 'car']
    expect(found(lists)).toEqual(['taxi → car'])
  })

  it('takes no class of things for a synonym', () => {
    const hammer = ['hammer tool', 'hammer tool', 'hammer tool']
    const tools = Array.from({ length: 9 }, () => 'tool')
    expect(found([...hammer, ...tools])).toEqual(['hammer → tool'])
    expect(found([...hammer, ...tools, 'tool'])).toEqual([])
  })

  it('bears an exception where two words mostly go together', () => {
    const together = Array.from({ length: 7 }, () => 'sofa couch')
    expect(found([...together, 'sofa', 'sofa', 'sofa'])).toEqual(['couch, sofa'])
    expect(found([...together, 'sofa', 'sofa', 'sofa', 'sofa'])).toEqual(['couch → sofa'])
  })

  it('leaves out stop words, and words that engines take for the same already', () => {
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

  it('wants two different words that mean the same', () => {
    expect(synonymFault({ ...equal, words: ['car', 'auto'] })).toBeNull()
    for (const words of [[], ['car'], ['car', 'Car '], ['car', ' ']])
      expect(synonymFault({ ...equal, words })).toContain('two words')
  })

  it('takes so many words and no more', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`)
    expect(synonymFault({ ...equal, words: words(MAX_WORDS) })).toBeNull()
    expect(synonymFault({ ...equal, words: words(MAX_WORDS + 1) })).toContain('at most')
  })

  it('wants a word that is typed, and one that it finds besides itself', () => {
    expect(synonymFault({ ...oneWay, words: ['car'] })).toBeNull()
    expect(synonymFault({ ...oneWay, input: ' ', words: ['car'] })).toContain('people type')
    expect(synonymFault({ ...oneWay, words: [] })).toContain('at least one')
    expect(synonymFault({ ...oneWay, words: ['Taxi'] })).toContain('itself')
  })
})
