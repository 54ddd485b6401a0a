import { describe, expect, it } from 'vitest'
import { stopWordsOf } from './stop-words.ts'

const lower = (word: string) => word.toLowerCase()

describe('stop words', () => {
  it.each([
    ['en', 'the', 'house'],
    ['es', 'para', 'casa'],
    ['pt', 'não', 'casa'],
    ['pt-BR', 'não', 'casa'],
    ['fr', 'où', 'maison'],
    ['de', 'für', 'haus'],
    ['ja', 'の', '家'],
    ['ko', '그리고', '집'],
  ])('of %s hold %s and not %s', (language, stop, word) => {
    const words = stopWordsOf([language], lower)
    expect(words.has(stop)).toBe(true)
    expect(words.has(word)).toBe(false)
  })

  it('are folded, joined over languages, and none for a language that is not known', () => {
    const upper = stopWordsOf(['en', 'fr', 'xx'], (word) => word.toUpperCase())
    expect(upper.has('THE') && upper.has('LES')).toBe(true)
    expect(upper.has('the')).toBe(false)
    expect(stopWordsOf(['xx', 'constructor'], lower).size).toBe(0)
    expect(stopWordsOf([], lower).size).toBe(0)
  })

  it('are never empty', () => {
    for (const language of ['en', 'es', 'pt', 'fr', 'de', 'ja', 'ko']) {
      expect(stopWordsOf([language], lower).has('')).toBe(false)
    }
  })
})
