import { expect, test } from 'vitest'
import { couponFault } from './coupon-fault.ts'

test.each([
  [{ code: 'AUTUMN-26', percent: 20 }, null],
  [{ code: 'FIVE', amounts: [{ currency: 'USD' }, { currency: 'EUR' }] }, null],
  [{ code: 'NO' }, 'A code has'],
  [{ code: 'TWO WORDS', percent: 20 }, 'A code has'],
  [{ code: 'NOTHING' }, 'A coupon has'],
  [{ code: 'BOTH', percent: 20, amounts: [{ currency: 'USD' }] }, 'A coupon has'],
  [{ code: 'HALF', percent: 12.5 }, 'Percentage and'],
  [{ code: 'TWICE', amounts: [{ currency: 'USD' }, { currency: 'USD' }] }, 'Each currency'],
])('%j', (fields, fault) => {
  if (fault === null) expect(couponFault(fields)).toBeNull()
  else expect(couponFault(fields)).toContain(fault)
})
