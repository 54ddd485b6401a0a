import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

describe('the reading time', () => {
  it('is at least one minute', () => {
    expect([readingMinutes(''), readingMinutes('Short.')]).toEqual([1, 1])
  })

  it('counts words of alphabetic scripts', () => {
    const words = (count: number) => 'design '.repeat(count)
    expect([readingMinutes(words(238 * 3)), readingMinutes(words(238 * 4))]).toEqual([3, 4])
    expect(readingMinutes('don’t mix-up '.repeat(238))).toBe(2)
  })

  it('counts characters where there are no spaces', () => {
    expect(readingMinutes('アイコンの格子'.repeat(500))).toBe(7)
    expect(readingMinutes('图标网格'.repeat(500))).toBe(4)
  })

  it('counts words of Korean, which has spaces', () => {
    expect(readingMinutes('아이콘을 고릅니다 '.repeat(190))).toBe(2)
  })

  it('adds the scripts of a mixed text', () => {
    expect(readingMinutes('アイコン'.repeat(250) + ' design'.repeat(476))).toBe(4)
  })

  it('does not count punctuation', () => {
    expect(readingMinutes('— … 。 ! '.repeat(2000))).toBe(1)
  })
})
