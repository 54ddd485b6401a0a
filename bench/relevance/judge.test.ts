import { describe, expect, it } from 'vitest'
import { judge, readItem } from './judge.ts'

const items = [
  { slug: 'heart', titles: ['Heart'], tags: ['love'] },
  { slug: 'hearts', titles: ['Corazones', 'Hearts'], tags: [] },
  { slug: 'broken', titles: ['Broken heart'], tags: ['heart'] },
  { slug: 'gift', titles: ['Gift'], tags: ['Heart', 'present'] },
  { slug: 'heartbeat', titles: ['Heartbeat'], tags: ['heart rate'] },
].map((item) => readItem(item, 'en'))

describe('judging items', () => {
  it('tells titles that are the phrase, titles that hold it, and tags that are it', () => {
    expect(judge('heart', items, 'en')).toEqual({ heart: 3, hearts: 3, broken: 2, gift: 1 })
  })

  it('compares without case, accents and plurals', () => {
    expect(judge('HÉARTS', items, 'en')).toEqual(judge('heart', items, 'en'))
  })

  it('expects nothing of a phrase without words', () => {
    expect(judge('!', items, 'en')).toEqual({})
  })

  it('takes words in their order', () => {
    expect(judge('heart broken', items, 'en')).toEqual({})
  })
})
