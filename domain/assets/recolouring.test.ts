import { describe, expect, it } from 'vitest'
import { readRecolouring, writeRecolouring } from '#domain/assets/recolouring.ts'

describe('a recolouring as text', () => {
  it('is parsed back as it was written', () => {
    const recolouring = new Map([
      ['#6563ff', '#f0525a'],
      ['#17172b', '#3a0f14'],
    ])
    expect(writeRecolouring(recolouring)).toBe('6563ff-f0525a,17172b-3a0f14')
    expect(readRecolouring(writeRecolouring(recolouring))).toEqual(recolouring)
  })

  it('leaves out unchanged colours, and is empty when all are unchanged', () => {
    expect(writeRecolouring(new Map([['#000000', '#000000']]))).toBe('')
    expect(readRecolouring('')).toEqual(new Map())
    expect(readRecolouring('000000-000000,111111-222222')).toEqual(new Map([['#111111', '#222222']]))
  })

  it.each(['000000', '#000000-#111111', '000000-11111g', '000000-111111,', '000000-1111111'])(
    'cannot be parsed from %s',
    (text) => {
      expect(readRecolouring(text)).toBeNull()
    },
  )

  it('has a maximum number of colours', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => `${at.toString(16).padStart(6, '0')}-ffffff`).join(',')
    expect(readRecolouring(many(256))?.size).toBe(256)
    expect(readRecolouring(many(257))).toBeNull()
  })
})
