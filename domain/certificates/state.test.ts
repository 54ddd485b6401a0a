import { expect, test } from 'vitest'
import { certificateActions, certificateState } from './state.ts'

const AT = Date.UTC(2026, 10, 27, 10)
const NOTHING = { revokedAt: null, revocation: null, withdrawnAt: null } as const

test('a certificate is valid until its payment or staff revoke it', () => {
  expect(certificateState(NOTHING)).toEqual({ state: 'valid' })
  const at = '2026-11-27T10:00:00.000Z'
  const state = 'revoked'
  expect(certificateState({ ...NOTHING, revokedAt: AT, revocation: 'refund' })).toEqual({
    state,
    at,
    reason: 'refund',
  })
  expect(certificateState({ ...NOTHING, withdrawnAt: AT })).toEqual({ state, at, reason: 'staff' })
})

test.each([
  [-1, 'staff'],
  [0, 'staff'],
  [1, 'chargeback'],
] as const)('a withdrawal %d ms after the payment’s is stated as %s', (later, reason) => {
  const both = { revokedAt: AT, revocation: 'chargeback', withdrawnAt: AT + later } as const
  expect(certificateState(both)).toMatchObject({ reason })
})

test('staff reinstate what staff withdrew alone', () => {
  expect(certificateActions({ withdrawnAt: null })).toEqual(['revoke'])
  expect(certificateActions({ withdrawnAt: AT })).toEqual(['reinstate'])
})
