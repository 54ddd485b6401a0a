import { describe, expect, test } from 'vitest'
import { decideGround } from './decide.ts'
import { certificateState } from './state.ts'

const paid = (payment: string, isTakenBack: boolean) => ({
  payment,
  order: `order of ${payment}`,
  isTakenBack,
})

describe('a new certificate', () => {
  test('has no payment when nothing was paid for the download', () => {
    expect(decideGround([])).toEqual({ ok: true, value: null })
  })

  test('has the first payment that was not taken back', () => {
    const payments = [paid('a', true), paid('b', false), paid('c', false)]
    expect(decideGround(payments)).toEqual({ ok: true, value: payments[1] })
  })

  test('is refused when every payment was taken back', () => {
    expect(decideGround([paid('a', true), paid('b', true)])).toMatchObject({ code: 'certificate-withdrawn' })
  })
})

test('a certificate is valid until it is revoked, which has a time and a reason', () => {
  expect(certificateState(null)).toEqual({ state: 'valid' })
  expect(certificateState({ at: 0, reason: 'refund' })).toEqual({
    state: 'revoked',
    at: '1970-01-01T00:00:00.000Z',
    reason: 'refund',
  })
})
