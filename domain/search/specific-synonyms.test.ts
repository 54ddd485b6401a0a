import { describe, expect, it } from 'vitest'
import { specificSynonyms } from './specific-synonyms.ts'
import { synonymSummary } from './synonyms.ts'

const found = (names: Readonly<Record<string, string>>, stopWords: string[] = []) =>
  specificSynonyms(
    Object.entries(names).map(([name, keywords]) => ({ name, keywords: keywords.split(', ') })),
    'en',
    new Set(stopWords),
  ).map(synonymSummary)

describe('specificSynonyms', () => {
  it('lets a word find what it describes by its name', () => {
    expect(found({ syringe: 'vaccination, Doctor' })).toEqual(['vaccination → syringe', 'doctor → syringe'])
  })

  it('collects up to three subjects of one word, and none of a word with more', () => {
    const three = { syringe: 'sick', pill: 'sick', mask: 'sick' }
    expect(found(three)).toEqual(['sick → syringe, pill, mask'])
    expect(found({ ...three, bandage: 'sick' })).toEqual([])
  })

  it('leaves out words that find the name already: its own, in any number and order', () => {
    expect(found({ 'red apples': 'apple, apple red, fruit' })).toEqual(['fruit → red apples'])
  })

  it('leaves out stop words, and texts without a word', () => {
    expect(found({ apple: 'the, §, ' }, ['the'])).toEqual([])
  })
})
