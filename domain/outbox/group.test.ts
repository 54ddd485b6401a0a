import { describe, expect, test } from 'vitest'
import { groupMessages } from './group.ts'

const heart = { topic: 'asset.changed', key: 'item:1' } as const
const star = { topic: 'asset.changed', key: 'item:2' } as const
const upload = { topic: 'revision.process', key: 'revision:1' } as const

describe('groupMessages', () => {
  test('puts messages of a topic with one key together, oldest first', () => {
    const [first, second] = [
      { ...heart, id: 1 },
      { ...heart, id: 3 },
    ]
    expect(groupMessages([first, { ...star, id: 2 }, second])).toEqual([
      [first, second],
      [{ ...star, id: 2 }],
    ])
  })

  test('keeps messages of other topics apart, even with one key', () => {
    expect(groupMessages([{ ...upload }, { ...upload }])).toHaveLength(2)
  })

  test('never mixes topics that share a key', () => {
    expect(groupMessages([heart, { topic: 'texts.changed', key: 'item:1' }])).toHaveLength(2)
  })

  test('puts all messages of a topic together where one call does the work of all', () => {
    const records = ['items:1', 'items:2', 'tags:1'].map((key) => ({ topic: 'search.record', key }) as const)
    expect(groupMessages([...records, heart])).toEqual([records, [heart]])
  })

  test('makes nothing of nothing', () => {
    expect(groupMessages([])).toEqual([])
  })
})
