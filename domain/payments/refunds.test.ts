import { describe, expect, it, test } from 'vitest'
import { type RefundFacts, refundAnswer, refundWindowEnd } from './refunds.ts'

const at = (text: string) => Date.parse(text)
/** A Thursday. */
const PAID_AT = at('2026-11-26T15:00:00Z')
const FACTS: RefundFacts = {
  paidAt: PAID_AT,
  premiumDownloads: 0,
  refunded: 0n,
  amount: 1999n,
  isDisputed: false,
}

test.each([
  ['2026-11-26T15:00:00Z', '2026-12-08T00:00:00Z'],
  ['2026-11-27T23:59:59Z', '2026-12-09T00:00:00Z'],
  ['2026-11-28T00:00:00Z', '2026-12-09T00:00:00Z'],
  ['2026-11-29T12:00:00Z', '2026-12-09T00:00:00Z'],
  ['2026-11-30T00:00:00Z', '2026-12-10T00:00:00Z'],
])('the window of a payment at %s ends at %s, after seven business days', (paid, end) => {
  expect(new Date(refundWindowEnd(at(paid))).toISOString()).toBe(new Date(end).toISOString())
})

describe('a payment', () => {
  const end = refundWindowEnd(PAID_AT)

  test.each([
    [{}, end - 1, true, 'within-window'],
    [{}, end, false, 'window-ended'],
    [{ premiumDownloads: 1 }, PAID_AT, false, 'premium-downloaded'],
    [{ refunded: 1998n }, PAID_AT, true, 'within-window'],
    [{ refunded: 1999n }, PAID_AT, false, 'already-refunded'],
    [{ isDisputed: true }, PAID_AT, false, 'disputed'],
    [{ isDisputed: true, refunded: 1999n }, PAID_AT, false, 'already-refunded'],
  ] as const)('with %o at %d is refunded automatically: %s, because %s', (change, now, automatic, reason) => {
    expect(refundAnswer({ ...FACTS, ...change }, now)).toEqual({ automatic, until: end, reason })
  })

  it('keeps its date after the first premium download', () => {
    expect(refundAnswer({ ...FACTS, premiumDownloads: 3 }, PAID_AT).until).toBe(end)
  })
})
