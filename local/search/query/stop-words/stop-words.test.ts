import { describe, expect, it } from 'vitest'
import { stopWordsIn } from './stop-words.ts'

describe('stop words', () => {
  it.each([
    ['en', 'the', 'house'],
    ['es', 'mas', 'casa'],
    ['pt', 'nao', 'casa'],
    ['pt-BR', 'nao', 'casa'],
    ['fr', 'ou', 'maison'],
    ['de', 'fur', 'haus'],
    ['ja', 'の', '家'],
    ['ko', '그리고', '집'],
  ])('of %s, folded, include %s and not %s', (language, stop, word) => {
    const isStopWord = stopWordsIn([language])
    expect(isStopWord(stop)).toBe(true)
    expect(isStopWord(word)).toBe(false)
    expect(isStopWord('')).toBe(false)
  })

  it('are those of all the languages together', () => {
    const isStopWord = stopWordsIn(['en', 'fr', 'xx'])
    expect([isStopWord('the'), isStopWord('les'), isStopWord('und')]).toEqual([true, true, false])
  })

  it('are none for an unknown language', () => {
    expect(stopWordsIn(['xx', 'constructor'])('the')).toBe(false)
    expect(stopWordsIn([])('the')).toBe(false)
  })
})
