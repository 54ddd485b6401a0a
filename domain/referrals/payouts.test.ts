import { describe, expect, it, test } from 'vitest'
import { faultOf } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import {
  availableOf,
  type DecidedPayout,
  decidePayout,
  decideRequest,
  PAYOUT_STATE_CODES,
  PAYOUT_STATES,
  payoutActionsFor,
  payoutPaidPosting,
  payoutRefusedPosting,
  payoutRequestedPosting,
} from './payouts.ts'

const balance = (settled: bigint, taken = 0n) => ({ settled, taken })
const USD = { currency: 'USD', hasOpen: false } as const

describe('a request', () => {
  test.each([
    [4_999n, 0n, 'payout-below-minimum'],
    [10_000n, 5_001n, 'payout-below-minimum'],
    [10_000n, 20_000n, 'payout-below-minimum'],
  ])('of %i settled and %i taken cents is refused', (settled, taken, code) => {
    expect(decideRequest(balance(settled, taken), USD)).toMatchObject({ code })
  })

  test('takes the whole balance from the minimum on', () => {
    expect(decideRequest(balance(5_000n), USD)).toEqual({ ok: true, value: money(5_000, 'USD') })
    expect(decideRequest(balance(10_000n, 5_000n), USD)).toEqual({ ok: true, value: money(5_000, 'USD') })
  })

  test('is refused beside an open one, and in a currency without payouts', () => {
    expect(decideRequest(balance(9_000n), { ...USD, hasOpen: true })).toMatchObject({ code: 'payout-open' })
    expect(decideRequest(balance(90_000n), { currency: 'JPY', hasOpen: false })).toMatchObject({
      code: 'payout-below-minimum',
    })
  })

  test('never counts a balance that refunds made negative', () => {
    expect(availableOf(balance(100n, 300n))).toBe(0n)
  })
})

const payout: DecidedPayout = {
  state: 'requested',
  amount: money(100_000, 'USD'),
  payee: 'ada',
  firstApprover: null,
}
const large = { ...payout, amount: money(100_001, 'USD') }
const decide = (one: DecidedPayout, action: 'approve' | 'pay' | 'refuse', actor = 'eve', taken = 0n) =>
  decidePayout(one, { action, actor, balance: { settled: 0n, taken } })

describe('a decision', () => {
  it('needs one person up to 1,000.00 dollars and two above', () => {
    expect(decide(payout, 'approve')).toEqual({ ok: true, value: 'approved' })
    expect(decide(large, 'approve')).toEqual({ ok: true, value: 'requested' })
    const once = { ...large, firstApprover: 'eve' }
    expect(decide(once, 'approve')).toMatchObject({ code: 'payout-needs-second-person' })
    expect(decide(once, 'approve', 'bob')).toEqual({ ok: true, value: 'approved' })
  })

  it('is never made by the payee', () => {
    for (const action of ['approve', 'pay', 'refuse'] as const)
      expect(decide(payout, action, 'ada')).toMatchObject({ code: 'payout-of-own-account' })
    expect(payoutActionsFor(payout, 'ada')).toEqual([])
  })

  it('pays only what is approved and covered, and refuses what is not paid', () => {
    const approved = { ...payout, state: 'approved' } as const
    expect(decide(payout, 'pay')).toMatchObject({ code: 'state-changed' })
    expect(decide(approved, 'pay')).toEqual({ ok: true, value: 'paid' })
    expect(decide(approved, 'pay', 'eve', 1n)).toMatchObject({ code: 'payout-not-covered' })
    expect(decide(payout, 'approve', 'eve', 1n)).toMatchObject({ code: 'payout-not-covered' })
    expect(decide(approved, 'refuse', 'eve', 1n)).toEqual({ ok: true, value: 'refused' })
    for (const state of ['paid', 'refused'] as const)
      expect(payoutActionsFor({ ...payout, state }, 'eve')).toEqual([])
  })

  it('reaches every state from the request', () => {
    const reached = new Set<string>(['requested'])
    for (const state of PAYOUT_STATE_CODES) for (const next of PAYOUT_STATES[state]) reached.add(next)
    expect([...reached].toSorted()).toEqual([...PAYOUT_STATE_CODES].toSorted())
  })
})

test.each([payoutRequestedPosting, payoutPaidPosting, payoutRefusedPosting])('%o is sound', (posting) => {
  expect(faultOf(posting({ id: '1', payee: 'ada', amount: money(5_000, 'USD') }))).toBeNull()
})
