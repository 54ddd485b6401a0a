import { describe, expect, it } from 'vitest'
import { initialOf, initialOrder, isInitial, OTHER_INITIAL, wordOrder } from '#domain/keywords/initials.ts'

describe('initialOf', () => {
  it.each([
    ['a Latin letter, small', 'Zebra', 'z'],
    ['a letter without its accent', 'Éclair', 'e'],
    ['the first letter of a ligature', 'Œil', 'o'],
    ['a letter of full width', 'Ａｐｐ', 'a'],
    ['the row of a kana', 'ねこ', 'な'],
    ['the row of a voiced kana', 'ぼうし', 'は'],
    ['the row of a katakana', 'ケーキ', 'か'],
    ['the row of a voiced vowel', 'ヴァイオリン', 'あ'],
    ['the row of a small kana', 'ゃく', 'や'],
    ['the last of a row', 'お', 'あ'],
    ['the last row', 'を', 'わ'],
    ['the consonant of a syllable', '고양이', 'ㄱ'],
    ['the plain consonant of a tense one', '꽃', 'ㄱ'],
    ['the last syllable', '힣', 'ㅎ'],
    ['others for a digit', '3d', OTHER_INITIAL],
    ['others for a Chinese character', '猫', OTHER_INITIAL],
    ['others for nothing', '', OTHER_INITIAL],
  ])('is %s', (_, word, initial) => {
    expect(initialOf(word)).toBe(initial)
  })
})

describe('isInitial', () => {
  it('accepts every initial of its own, and no other text', () => {
    expect(['a', 'な', 'ㄱ', OTHER_INITIAL].every(isInitial)).toBe(true)
    expect(['A', 'ab', 'ね', 'ㄲㄱ', '', '7'].some(isInitial)).toBe(false)
  })
})

describe('the order of an index', () => {
  const letters = [OTHER_INITIAL, 'ㄴ', 'ㄱ', 'か', 'あ', 'b', 'a']

  it.each([
    ['en', ['a', 'b', 'ㄱ', 'ㄴ', 'あ', 'か', OTHER_INITIAL]],
    ['ja', ['あ', 'か', OTHER_INITIAL, 'a', 'b', 'ㄱ', 'ㄴ']],
    ['ko', ['ㄱ', 'ㄴ', 'a', 'b', OTHER_INITIAL, 'あ', 'か']],
  ] as const)('has the letters of %s first', (locale, ordered) => {
    expect(letters.toSorted(initialOrder(locale))).toEqual(ordered)
  })

  it('sorts words as the language does', () => {
    expect(['zoo', 'Äpfel', 'b'].sort(wordOrder('de'))).toEqual(['Äpfel', 'b', 'zoo'])
  })
})
