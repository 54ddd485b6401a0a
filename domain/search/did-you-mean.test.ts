import { describe, expect, it } from 'vitest'
import { didYouMean } from './did-you-mean.ts'
import { editDistance } from './edit-distance.ts'

describe('didYouMean', () => {
  it('corrects each word to the marked word of the results', () => {
    expect(didYouMean('haert', 'en', [['Heart'], ['heart']])).toBe('heart')
    expect(didYouMean('red haert', 'en', [['Red', 'heart']])).toBe('red heart')
  })

  it('prefers the nearer word, then the more frequent', () => {
    expect(didYouMean('hous', 'en', [['hours'], ['hour'], ['mouse']])).toBe('hour')
    expect(didYouMean('bsll', 'en', [['bell'], ['ball'], ['ball']])).toBe('ball')
  })

  it('is null when a result contains the words, or words with their prefix', () => {
    expect(didYouMean('heart', 'en', [['hearts'], ['heard']])).toBeNull()
    expect(didYouMean('hea', 'en', [['heart']])).toBeNull()
  })

  it('is null without results, or when a word has no near match', () => {
    expect(didYouMean('haert', 'en', [])).toBeNull()
    expect(didYouMean('haert zzzzzz', 'en', [['heart']])).toBeNull()
  })
})

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['heart', 'heart', 0],
    ['haert', 'heart', 1],
    ['hart', 'heart', 1],
    ['heartt', 'heart', 1],
    ['hxart', 'heart', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('from %j to %j is %i', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits)
    expect(editDistance(other, one)).toBe(edits)
  })
})
