import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  CASHOUT_GATES,
  type CashoutStanding,
  decideCashoutRequest,
  hindranceOf,
  unmetGates,
} from './gates.ts'

const NOW = Date.UTC(2026, 10, 10)
const METHOD = { id: 'm', kind: 'paypal', masked: 'a…@example.com', usableFrom: NOW } as const
const FORM = { kind: 'W-9', validUntil: NOW + 1, withheldBasisPoints: 0 } as const
const PAYEE = { identity: 'verified', taxForm: FORM, method: METHOD } as const
const STANDING: CashoutStanding = {
  currency: 'USD',
  available: 10_000n,
  earned: 10_000n,
  owes: false,
  firstSaleAt: NOW - 45 * DAY_MS,
  payee: PAYEE,
  hasOpen: false,
  isHeld: false,
}

describe('the gates of a request', () => {
  test('are all met by a contributor at each boundary', () => {
    expect(decideCashoutRequest(STANDING, NOW)).toEqual({
      ok: true,
      value: { amount: 10_000n, currency: 'USD' },
    })
  })

  test.each<[string, Partial<CashoutStanding>]>([
    ['cashout-below-minimum', { available: 9_999n }],
    ['cashout-below-minimum', { currency: 'INR', available: 799_999n, earned: 0n }],
    ['cashout-too-early', { firstSaleAt: NOW - 45 * DAY_MS + 1 }],
    ['cashout-too-early', { firstSaleAt: null }],
    ['cashout-identity-missing', { payee: { ...PAYEE, identity: 'pending' } }],
    ['cashout-tax-form-missing', { payee: { ...PAYEE, taxForm: null } }],
    ['cashout-tax-form-missing', { payee: { ...PAYEE, taxForm: { ...FORM, validUntil: NOW } } }],
    ['cashout-method-missing', { payee: { ...PAYEE, method: null } }],
    ['cashout-method-waits', { payee: { ...PAYEE, method: { ...METHOD, usableFrom: NOW + 1 } } }],
    ['cashout-open', { hasOpen: true }],
    ['cashout-balance-negative', { owes: true }],
    ['cashout-on-hold', { isHeld: true }],
  ])('refuse with %s', (code, change) => {
    expect(decideCashoutRequest({ ...STANDING, ...change }, NOW)).toMatchObject({ ok: false, code })
    expect(unmetGates({ ...STANDING, ...change }, NOW)).toEqual([code])
  })

  test('ask for an identity from 50.00 dollars earned on', () => {
    const payee = { ...PAYEE, identity: 'none' } as const
    const unmet = (earned: bigint) => unmetGates({ ...STANDING, payee, earned }, NOW)
    expect([unmet(4_999n), unmet(5_000n)]).toEqual([[], ['cashout-identity-missing']])
  })

  test('are all reported in their order', () => {
    const none = {
      ...STANDING,
      available: -1n,
      owes: true,
      firstSaleAt: null,
      payee: { identity: 'none', taxForm: null, method: null },
      hasOpen: true,
      isHeld: true,
    } as const
    expect(unmetGates(none, NOW)).toEqual(CASHOUT_GATES.filter((gate) => gate !== 'cashout-method-waits'))
    expect(decideCashoutRequest(none, NOW)).toMatchObject({ code: 'cashout-below-minimum' })
  })
})

test('an approved cashout is hindered by a form that ended, not by its own balance', () => {
  const approved = { ...STANDING, available: 0n, hasOpen: true }
  expect(hindranceOf(approved, NOW)).toBeNull()
  expect(hindranceOf(approved, NOW + 1)).toBe('cashout-tax-form-missing')
  expect(hindranceOf({ ...approved, available: -5n, owes: true }, NOW)).toBe('cashout-balance-negative')
})
