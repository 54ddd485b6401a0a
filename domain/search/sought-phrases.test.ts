import { describe, expect, it } from 'vitest'
import { soughtPhrases } from './sought-phrases.ts'
import { words } from './words.ts'

describe('soughtPhrases', () => {
  it('looks for what an idea is called in the language and in English', () => {
    const [list = [], ...more] = soughtPhrases(words('Mülleimer', 'de'), 'de')
    expect(more).toEqual([])
    expect(list[0]).toEqual(['mulleimer'])
    expect(list).toContainEqual(['trash'])
  })

  it('takes several words that name an idea for one', () => {
    const [list = [], ...more] = soughtPhrases(words('magnifying glass', 'en'), 'en')
    expect(more).toEqual([])
    expect(list[0]).toEqual(['magnifying', 'glass'])
    expect(list).toContainEqual(['search'])
  })

  it('leaves out what is only related', () => {
    expect(soughtPhrases(words('dark mode', 'en'), 'en')[0]).not.toContainEqual(['moon'])
  })

  it('looks for other words as they are', () => {
    expect(soughtPhrases(['xyzzy', 'plugh'], 'en')).toEqual([[['xyzzy']], [['plugh']]])
  })
})
