import { expect, test } from 'vitest'
import { certificateState } from './state.ts'

test('a certificate is valid until it is revoked, which has a time and a reason', () => {
  expect(certificateState(null)).toEqual({ state: 'valid' })
  expect(certificateState({ at: 0, reason: 'refund' })).toEqual({
    state: 'revoked',
    at: '1970-01-01T00:00:00.000Z',
    reason: 'refund',
  })
})
