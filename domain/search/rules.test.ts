import { describe, expect, it } from 'vitest'
import { engineRule, MAX_PINNED, type MerchandisingRule, ruleFault } from './rules.ts'

const rule: MerchandisingRule = {
  id: 7,
  name: 'Valentine',
  pattern: 'heart',
  anchoring: 'contains',
  kind: null,
  pinned: [{ item: 3, place: 1 }],
  hidden: [],
  from: null,
  until: null,
  enabled: true,
}

describe('engineRule', () => {
  it('numbers positions from 0, as engines do', () => {
    const { consequence } = engineRule({ ...rule, pinned: [{ item: 3, place: 5 }] })
    expect(consequence.promote).toEqual([{ objectID: 'item-3', position: 4 }])
  })

  it('hides items without pinning any', () => {
    expect(engineRule({ ...rule, pinned: [], hidden: [4] }).consequence).toEqual({
      hide: [{ objectID: 'item-4' }],
    })
  })

  it('applies to searches for one kind only when it names one', () => {
    expect(engineRule(rule).conditions).toEqual([
      { pattern: 'heart', anchoring: 'contains', alternatives: true },
    ])
    expect(engineRule({ ...rule, kind: 'icon' }).conditions[0]?.context).toBe('kind-icon')
  })

  it('is valid without limit, from a moment on, or until one', () => {
    expect(engineRule(rule)).not.toHaveProperty('validity')
    expect(engineRule({ ...rule, from: new Date(5_000) }).validity).toEqual([
      { from: 5, until: 2_147_483_647 },
    ])
    expect(engineRule({ ...rule, until: new Date(9_999) }).validity).toEqual([{ from: 0, until: 9 }])
  })
})

describe('ruleFault', () => {
  it('accepts a rule with an effect', () => {
    expect(ruleFault(rule)).toBeNull()
    expect(ruleFault({ ...rule, pinned: [], hidden: [1] })).toBeNull()
  })

  it.each([
    [{ pinned: [] }, 'at least one'],
    [
      {
        pinned: [
          { item: 1, place: 1 },
          { item: 2, place: 1 },
        ],
      },
      'one place',
    ],
    [
      {
        pinned: [
          { item: 1, place: 1 },
          { item: 1, place: 2 },
        ],
      },
      'pinned once',
    ],
    [{ hidden: [3] }, 'pinned and hidden'],
    [{ from: new Date(10), until: new Date(10) }, 'after the beginning'],
  ])('rejects %j', (change, words) => {
    expect(ruleFault({ ...rule, ...change })).toContain(words)
  })

  it('accepts the maximum of pins and no more', () => {
    const pins = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ item: index + 10, place: index + 1 }))
    expect(ruleFault({ ...rule, pinned: pins(MAX_PINNED) })).toBeNull()
    expect(ruleFault({ ...rule, pinned: pins(MAX_PINNED + 1) })).toContain('at most')
  })

  it('accepts an end after the start', () => {
    expect(ruleFault({ ...rule, from: new Date(10), until: new Date(11) })).toBeNull()
  })
})
