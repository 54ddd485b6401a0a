import { describe, expect, it, test } from 'vitest'
import { isReportable } from './dac7.ts'
import { decisionsFor, PAYEE_DECISION_CODES } from './decide.ts'
import { documentType } from './identity.ts'
import { gapsOf } from './missing.ts'
import type { Payee } from './payee.ts'
import { methodUsableFrom } from './payout-methods.ts'
import { validityAt, validUntil } from './tax-form-validity.ts'
import { TREATIES } from './treaties.ts'
import { usSourceOf, withheldBasisPoints, withheldOf } from './withholding.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
const DAY = 86_400_000

test.each([
  [29, 199_999n, false],
  [30, 0n, true],
  [31, 0n, true],
  [0, 200_000n, true],
  [0, 200_001n, true],
  [0, 0n, false],
])('%i sales for %i cents of euro: reported %s', (sales, consideration, reported) => {
  expect(isReportable({ sales, consideration })).toBe(reported)
})

describe('a tax form', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2030-01-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2030-01-01T00:00:00.000Z'],
    ['2027-01-01T00:00:00Z', '2031-01-01T00:00:00.000Z'],
  ])('signed at %s is valid until %s', (signed, until) => {
    expect(new Date(validUntil(Date.parse(signed))).toISOString()).toBe(until)
  })

  it.each([
    [-1, 'ends-soon'],
    [0, 'expired'],
    [1, 'expired'],
    [-60 * DAY, 'ends-soon'],
    [-60 * DAY - 1, 'valid'],
  ])('is, %i ms from its end, %s', (offset, validity) => {
    expect(validityAt(NOW, NOW + offset)).toBe(validity)
  })
})

describe('withholding', () => {
  it.each([
    ['W-9', null, 0],
    ['W-9', 'IN', 0],
    ['W-8BEN', null, 3_000],
    ['W-8BEN', 'DE', 0],
    ['W-8BEN', 'IN', 1_500],
    ['W-8BEN', 'BR', 3_000],
    ['W-8BEN-E', 'KR', 1_000],
  ] as const)('of %s with the treaty of %s is %i basis points', (kind, treatyCountry, points) => {
    expect(withheldBasisPoints(kind, { treatyCountry })).toBe(points)
  })

  it.each([
    [10_000n, 10_000n, 3_000, 3_000n],
    [10_000n, 4_000n, 3_000, 1_200n],
    [10_000n, 0n, 3_000, 0n],
    [10_000n, 9n, 3_000, 2n],
    [10_000n, 10_000n, 0, 0n],
  ])(
    'of %i with %i from the United States at %i basis points is %i',
    (amount, usSource, points, withheld) => {
      expect(withheldOf({ amount, usSource }, points)).toBe(withheld)
    },
  )

  it.each([
    [10_000n, 0n, 0n, 10_000n],
    [10_000n, 4_000n, 0n, 6_000n],
    [10_000n, 4_000n, 1_000n, 7_000n],
    [10_000n, 4_000n, 4_000n, 10_000n],
    [10_000n, 4_000n, 5_000n, 10_000n],
    [10_000n, 10_000n, 0n, 0n],
    [10_000n, 10_001n, 0n, 0n],
    [10_000n, -500n, 0n, 10_000n],
  ])(
    'of %i with %i earned elsewhere, %i of them paid out before, %i are from the United States',
    (...row) => {
      const [amount, earned, taken, usSource] = row
      expect(usSourceOf(amount, { earned, taken })).toBe(usSource)
    },
  )

  it.each([-1n, 101n])('refuses %i of 100 as a share', (usSource) => {
    expect(() => withheldOf({ amount: 100n, usSource }, 3_000)).toThrow(RangeError)
  })

  it('is never above the statutory rate by a treaty', () => {
    for (const { basisPoints } of Object.values(TREATIES)) expect(basisPoints).toBeLessThan(3_000)
  })
})

describe('what is missing until a payout', () => {
  const complete: Payee = {
    identity: 'verified',
    taxForm: { kind: 'W-8BEN', validUntil: NOW + 1, withheldBasisPoints: 0 },
    method: { id: 'a', kind: 'bank', masked: 'DE•••3000', usableFrom: NOW },
  }
  const none: Payee = { identity: 'none', taxForm: null, method: null }

  it('is nothing for a verified contributor with a valid form and a method', () => {
    expect(gapsOf(complete, NOW)).toEqual([])
  })

  it('is everything at first', () => {
    expect(gapsOf(none, NOW)).toEqual(['identity-none', 'tax-form-none', 'method-none'])
  })

  it('is a new form from the moment at which the old one ends', () => {
    expect(gapsOf(complete, NOW + 1)).toEqual(['tax-form-expired'])
  })

  it('is the time of 72 hours after a change of the method', () => {
    const method = { id: 'b', kind: 'paypal', masked: 'a•••', usableFrom: methodUsableFrom(NOW) } as const
    const changed: Payee = {
      ...complete,
      taxForm: { kind: 'W-9', validUntil: NOW + 9 * DAY, withheldBasisPoints: 0 },
      method,
    }
    expect(gapsOf(changed, NOW + 3 * DAY - 1)).toEqual(['method-waits'])
    expect(gapsOf(changed, NOW + 3 * DAY)).toEqual([])
  })
})

describe('decisions about a payee', () => {
  const waiting = { identity: 'pending', taxForm: 'submitted' } as const

  it('are open for what waits', () => {
    expect(decisionsFor(waiting, { payee: 'a', actor: 'b' })).toEqual(PAYEE_DECISION_CODES)
    expect(decisionsFor({ ...waiting, identity: 'verified' }, { payee: 'a', actor: 'b' })).toEqual([
      'approve-tax-form',
      'reject-tax-form',
    ])
    expect(decisionsFor({ identity: null, taxForm: 'replaced' }, { payee: 'a', actor: 'b' })).toEqual([])
  })

  it('are never those of the payee', () => {
    expect(decisionsFor(waiting, { payee: 'a', actor: 'a' })).toEqual([])
  })
})

test('documents are known by their first bytes', () => {
  expect(documentType(new TextEncoder().encode('%PDF-1.7'))).toBe('application/pdf')
  expect(documentType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
  expect(documentType(new TextEncoder().encode('<svg/>'))).toBeNull()
  expect(documentType(new Uint8Array())).toBeNull()
})
