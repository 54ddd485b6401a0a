import { describe, expect, test } from 'vitest'
import { groupMessages } from './group.ts'

const heart = { topic: 'asset.changed', key: 'item:1' } as const
const star = { topic: 'asset.changed', key: 'item:2' } as const
const upload = { topic: 'revision.process', key: 'revision:1' } as const

describe('groupMessages', () => {
  test('groups messages of a topic with one key, oldest first', () => {
    const [first, second] = [
      { ...heart, id: 1 },
      { ...heart, id: 3 },
    ]
    expect(groupMessages([first, { ...star, id: 2 }, second])).toEqual([
      [first, second],
      [{ ...star, id: 2 }],
    ])
  })

  test('keeps messages of other topics separate, even with one key', () => {
    expect(groupMessages([{ ...upload }, { ...upload }])).toHaveLength(2)
  })

  test('never mixes topics that share a key', () => {
    expect(groupMessages([heart, { topic: 'texts.changed', key: 'item:1' }])).toHaveLength(2)
  })

  test('groups all messages of a topic whose handler processes all at once', () => {
    const records = ['items:1', 'items:2', 'tags:1'].map((key) => ({ topic: 'search.record', key }) as const)
    expect(groupMessages([...records, heart])).toEqual([records, [heart]])
  })

  test('returns no groups for no messages', () => {
    expect(groupMessages([])).toEqual([])
  })
})
