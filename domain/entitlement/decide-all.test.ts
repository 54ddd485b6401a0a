import { describe, expect, it } from 'vitest'
import { decideAll, usedUpAllowance } from './decide-all.ts'

const allowance = (kind: 'icon' | 'illustration', used: number, limit: number | null = 10) => ({
  subscription: 's',
  kinds: [kind],
  limit,
  period: 'day' as const,
  used,
})
const pack = { visibility: 'published', priceAmount: 700, kinds: ['icon', 'illustration'] } as const
const nothing = { licensed: false, bought: false }

describe('an asset with items of several kinds', () => {
  it('is open when a plan includes each kind, and closed when one of them is missing', () => {
    const both = [allowance('icon', 0, null), allowance('illustration', 9)]
    expect(decideAll(pack, { ...nothing, allowances: both })).toMatchObject({ ok: true })
    expect(decideAll(pack, { ...nothing, allowances: both.slice(0, 1) })).toMatchObject({
      code: 'download-not-free',
    })
  })

  it('is closed without items', () => {
    expect(decideAll({ ...pack, kinds: [] }, { ...nothing, allowances: [] })).toMatchObject({
      code: 'nothing-to-download',
    })
  })
})

it.each([
  [9, null],
  [10, 10],
  [11, 11],
])('an allowance of 10 with %d used is used up: %s', (used, expected) => {
  expect(usedUpAllowance(['illustration'], [allowance('illustration', used)])?.used ?? null).toBe(expected)
})

it('an allowance without limit, and one of another kind, are not used up', () => {
  expect(usedUpAllowance(['icon'], [allowance('icon', 99, null), allowance('illustration', 10)])).toBeNull()
})
