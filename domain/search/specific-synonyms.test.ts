import { describe, expect, it } from 'vitest'
import { specificSynonyms } from './specific-synonyms.ts'
import { synonymSummary } from './synonyms.ts'

const found = (names: Readonly<Record<string, string>>, stopWords: string[] = []) =>
  specificSynonyms(
    Object.entries(names).map(([name, keywords]) => ({ name, keywords: keywords.split(', ') })),
    'en',
    new Set(stopWords),
  ).map(synonymSummary)

describe('tellingSynonyms', () => {
  it('lets a word find what it tells of by its name', () => {
    expect(found({ syringe: 'vaccination, Doctor' })).toEqual(['vaccination → syringe', 'doctor → syringe'])
  })

  it('gathers up to three subjects of one word, and nothing of a word that has more', () => {
    const three = { syringe: 'sick', pill: 'sick', mask: 'sick' }
    expect(found(three)).toEqual(['sick → syringe, pill, mask'])
    expect(found({ ...three, bandage: 'sick' })).toEqual([])
  })

  it('leaves out what finds the name already: its own words, in whatever number and order', () => {
    expect(found({ 'red apples': 'apple, apple red, fruit' })).toEqual(['fruit → red apples'])
  })

  it('leaves out stop words, and what is no word', () => {
    expect(found({ apple: 'the, §, ' }, ['the'])).toEqual([])
  })
})
