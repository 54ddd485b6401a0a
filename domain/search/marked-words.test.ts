import { describe, expect, it } from 'vitest'
import { markedWords } from './marked-words.ts'

const MARKS = { before: '<em>', after: '</em>' }

describe('markedWords', () => {
  it('returns the marked words of every text', () => {
    const highlights = {
      title: { value: 'A <em>red</em> <em>heart</em>' },
      tags: [{ value: 'love' }, { value: '<em>heart</em>s' }],
    }
    expect(markedWords(highlights, MARKS)).toEqual(['red', 'heart', 'hearts'])
  })

  it('completes a word of which only the prefix is marked, in any script', () => {
    expect(markedWords({ title: { value: '<em>Umbrel</em>la, open' } }, MARKS)).toEqual(['Umbrella'])
    expect(markedWords({ title: { value: '<em>하</em>트 아이콘' } }, MARKS)).toEqual(['하트'])
    expect(markedWords({ title: { value: '<em>Regen</em>schirm' } }, MARKS)).toEqual(['Regenschirm'])
  })

  it('is empty without marks', () => {
    expect(markedWords({ title: { value: 'heart' }, tags: [] }, MARKS)).toEqual([])
  })
})
