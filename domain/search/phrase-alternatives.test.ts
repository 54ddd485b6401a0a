import { describe, expect, it } from 'vitest'
import { phraseAlternatives } from './phrase-alternatives.ts'
import { words } from './words.ts'

describe('soughtPhrases', () => {
  it('looks for what an idea is called in the language and in English', () => {
    const [list = [], ...more] = phraseAlternatives(words('Mülleimer', 'de'), 'de')
    expect(more).toEqual([])
    expect(list[0]).toEqual(['mulleimer'])
    expect(list).toContainEqual(['trash'])
  })

  it('takes several words that name an idea for one', () => {
    const [list = [], ...more] = phraseAlternatives(words('magnifying glass', 'en'), 'en')
    expect(more).toEqual([])
    expect(list[0]).toEqual(['magnifying', 'glass'])
    expect(list).toContainEqual(['search'])
  })

  it('leaves out what is only related', () => {
    expect(phraseAlternatives(words('dark mode', 'en'), 'en')[0]).not.toContainEqual(['moon'])
  })

  it('looks for other words as they are', () => {
    expect(phraseAlternatives(['xyzzy', 'plugh'], 'en')).toEqual([[['xyzzy']], [['plugh']]])
  })
})
