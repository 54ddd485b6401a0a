import { describe, expect, it } from 'vitest'
import { phraseAlternatives } from './phrase-alternatives.ts'
import { words } from './words.ts'

describe('phraseAlternatives', () => {
  it('contains the words for an idea in the language and in English', () => {
    const [list = [], ...more] = phraseAlternatives(words('Mülleimer', 'de'), 'de')
    expect(more).toEqual([])
    expect(list[0]).toEqual(['mulleimer'])
    expect(list).toContainEqual(['trash'])
  })

  it('treats several words that name an idea as one', () => {
    const [list = [], ...more] = phraseAlternatives(words('magnifying glass', 'en'), 'en')
    expect(more).toEqual([])
    expect(list[0]).toEqual(['magnifying', 'glass'])
    expect(list).toContainEqual(['search'])
  })

  it('leaves out merely related words', () => {
    expect(phraseAlternatives(words('dark mode', 'en'), 'en')[0]).not.toContainEqual(['moon'])
  })

  it('keeps other words unchanged', () => {
    expect(phraseAlternatives(['xyzzy', 'plugh'], 'en')).toEqual([[['xyzzy']], [['plugh']]])
  })
})
