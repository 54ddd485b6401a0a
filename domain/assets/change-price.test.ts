import { describe, expect, test } from 'vitest'
import { LINT_RULES } from '#domain/lint/rules.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { decidePrice, mayChangePrice, PRICE_LIMITS, type PriceFacts } from './change-price.ts'
import { VISIBILITY_CODES } from './visibility.ts'

const { itemLeast: least, itemMost: most } = LINT_RULES.L303.limits
const author: Holder = { id: 'ada', roles: [], isContributor: true }
const FREE: PriceFacts = {
  form: 'item',
  visibility: 'published',
  owner: 'ada',
  contributor: 7,
  licence: 'motif-free',
  price: null,
  hasOtherPrices: false,
}

function decide(
  facts: Partial<PriceFacts>,
  price: number | null,
  expected = facts.price ?? null,
  actor = author,
) {
  const decided = decidePrice({ ...FREE, ...facts }, { actor, expected, price })
  return decided.ok ? decided.value : decided.code
}

describe('the price of a live item', () => {
  test('sets its licence', () => {
    expect(decide({}, 500)).toBe('motif-standard')
    expect(decide({ price: 500, licence: 'motif-standard' }, null)).toBe('motif-free')
    expect(decide({ price: 500, licence: 'motif-standard' }, 700)).toBe('motif-standard')
    expect(decide({ licence: 'motif-editorial' }, 500)).toBe('motif-editorial')
  })

  test('of a pack has the limits of packs', () => {
    const { least: low, most: high } = PRICE_LIMITS.pack
    const pack = { form: 'pack' } as const
    expect([low - 1, low, high, high + 1].map((price) => decide(pack, price))).toEqual([
      'price-out-of-range',
      'motif-standard',
      'motif-standard',
      'price-out-of-range',
    ])
  })

  test.each([
    [least - 1, 'price-out-of-range'],
    [least, 'motif-standard'],
    [most, 'motif-standard'],
    [most + 1, 'price-out-of-range'],
  ])('of %i cents is decided: %s', (price, wanted) => {
    expect(decide({}, price)).toBe(wanted)
  })

  test('is not changed under an open licence, or beside prices in other currencies', () => {
    for (const licence of ['mit', 'cc-by-4.0', 'cc0-1.0'] as const)
      expect(decide({ licence }, 500)).toBe('price-fixed')
    expect(decide({ hasOtherPrices: true }, 500)).toBe('price-fixed')
  })

  test('is changed only while the item is published or rests', () => {
    const codes = VISIBILITY_CODES.map((visibility) => [visibility, decide({ visibility }, 500)])
    expect(Object.fromEntries(codes)).toEqual({
      draft: 'state-changed',
      published: 'motif-standard',
      resting: 'motif-standard',
      retired: 'state-changed',
      removed: 'gone',
      suspended: 'work-withheld',
    })
  })

  test('is not changed by others, by staff or from another price than the one that the author saw', () => {
    expect(decide({}, 500, 300)).toBe('state-changed')
    expect(decide({ owner: 'grace' }, 500)).toBe('forbidden')
    expect(decide({ owner: null }, 500)).toBe('forbidden')
    expect(decide({}, 500, null, { id: 'eve', roles: ['admin'] })).toBe('forbidden')
    for (const [role, wanted] of [
      ['owner', 'motif-standard'],
      ['editor', 'forbidden'],
    ] as const)
      expect(
        decide({ owner: 'grace' }, 500, null, { id: 'b', roles: [], contributorTeams: [{ id: 7, role }] }),
      ).toBe(wanted)
  })

  test('is offered to change exactly where it can be', () => {
    expect(mayChangePrice(FREE, author)).toBe(true)
    expect(mayChangePrice({ ...FREE, licence: 'mit' }, author)).toBe(false)
  })
})
