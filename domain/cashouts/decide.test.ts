import { describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { cashoutActionsFor, type DecidedCashout, decideCashout, decideHold } from './decide.ts'
import { CASHOUT_STATE_CODES, CASHOUT_STATES, type CashoutState, nextCashoutState } from './states.ts'

const CASHOUT: DecidedCashout = {
  state: 'requested',
  amount: money(100_000, 'USD'),
  method: 'bank',
  payees: ['ada'],
  firstApprover: null,
  isHeld: false,
  isCovered: true,
}
const decide = (cashout: DecidedCashout, action: 'approve' | 'reject' | 'pay' | 'fail', actor = 'eve') => {
  const decided = decideCashout(cashout, { action, actor })
  return decided.ok ? decided.value : decided.code
}

describe('the states of a cashout', () => {
  test('can all be reached from a request', () => {
    const seen = new Set<CashoutState>(['requested'])
    for (const state of seen) for (const next of Object.values(CASHOUT_STATES[state])) seen.add(next)
    expect([...seen].sort()).toEqual([...CASHOUT_STATE_CODES].sort())
  })

  test('end with a rejection and a failure', () => {
    expect(nextCashoutState('rejected', 'approve')).toBeNull()
    expect(nextCashoutState('failed', 'pay')).toBeNull()
    expect(nextCashoutState('paid', 'fail')).toBe('failed')
  })
})

describe('a command of finance', () => {
  test.each([
    ['approves up to 1,000.00 dollars alone', CASHOUT, 'approve', 'eve', 'approved'],
    [
      'is the first of two above',
      { ...CASHOUT, amount: money(100_001, 'USD') },
      'approve',
      'eve',
      'requested',
    ],
    [
      'is refused to the same person twice',
      { ...CASHOUT, amount: money(100_001, 'USD'), firstApprover: 'eve' },
      'approve',
      'eve',
      'payout-needs-second-person',
    ],
    [
      'of a second person approves',
      { ...CASHOUT, amount: money(100_001, 'USD'), firstApprover: 'eve' },
      'approve',
      'bob',
      'approved',
    ],
    ['is refused to the payee', CASHOUT, 'approve', 'ada', 'payout-of-own-account'],
    ['rejects what is approved', { ...CASHOUT, state: 'approved' }, 'reject', 'eve', 'rejected'],
    ['does not reject what was sent', { ...CASHOUT, state: 'processing' }, 'reject', 'eve', 'state-changed'],
    ['does not approve what is held', { ...CASHOUT, isHeld: true }, 'approve', 'eve', 'cashout-on-hold'],
    ['rejects what is held', { ...CASHOUT, isHeld: true }, 'reject', 'eve', 'rejected'],
    [
      'does not approve what chargebacks left without cover',
      { ...CASHOUT, isCovered: false },
      'approve',
      'eve',
      'cashout-not-covered',
    ],
    ['records a transfer of a bank', { ...CASHOUT, state: 'processing' }, 'pay', 'eve', 'paid'],
    ['records that a bank sent money back', { ...CASHOUT, state: 'paid' }, 'fail', 'eve', 'failed'],
    [
      'does not decide for a provider with an API',
      { ...CASHOUT, state: 'processing', method: 'paypal' },
      'pay',
      'eve',
      'state-changed',
    ],
  ] as const)('%s', (_, cashout, action, actor, outcome) => {
    expect(decide(cashout, action, actor)).toBe(outcome)
  })

  test('holds once and releases once, never for the payee', () => {
    const hold = (isHeld: boolean, action: 'hold' | 'release', actor = 'eve') =>
      decideHold({ payees: ['ada'], isHeld }, { action, actor })
    expect(hold(false, 'hold')).toMatchObject({ ok: true })
    expect(hold(true, 'hold')).toMatchObject({ code: 'state-changed' })
    expect(hold(true, 'release')).toMatchObject({ ok: true })
    expect(hold(false, 'release')).toMatchObject({ code: 'state-changed' })
    expect(hold(false, 'hold', 'ada')).toMatchObject({ code: 'payout-of-own-account' })
  })

  test('has a button where the state allows it', () => {
    expect(cashoutActionsFor(CASHOUT, 'eve')).toEqual(['approve', 'reject', 'hold'])
    expect(cashoutActionsFor({ ...CASHOUT, isHeld: true }, 'eve')).toEqual(['reject', 'release'])
    expect(cashoutActionsFor({ ...CASHOUT, state: 'processing' }, 'eve')).toEqual(['pay', 'fail', 'hold'])
    expect(cashoutActionsFor(CASHOUT, 'ada')).toEqual([])
  })
})
