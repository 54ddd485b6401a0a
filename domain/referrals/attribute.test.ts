import { expect, test } from 'vitest'
import { attribute } from './attribute.ts'
import { ATTRIBUTION_MS } from './program.ts'

const NOW = 1_800_000_000_000
const use = (referrer: string, age: number, isAffiliate = false) => ({ referrer, isAffiliate, at: NOW - age })

test('an order without a code is attributed to no user', () => {
  expect(attribute({ click: null, signUp: null, orderedAt: NOW })).toBeNull()
})

test('the last click wins over the code of the sign-up', () => {
  const found = attribute({ click: use('ada', 1, true), signUp: use('bob', 1), orderedAt: NOW })
  expect(found).toEqual({ referrer: 'ada', program: 'affiliate' })
})

test.each([
  [ATTRIBUTION_MS - 1, 'ada'],
  [ATTRIBUTION_MS, 'ada'],
  [ATTRIBUTION_MS + 1, undefined],
])('a click %i ms before the order is attributed to %s', (age, referrer) => {
  const found = attribute({ click: use('ada', age), signUp: null, orderedAt: NOW })
  expect(found?.referrer).toBe(referrer)
})

test('the code of a sign-up counts without a limit for a customer, and 45 days for an affiliate', () => {
  const age = ATTRIBUTION_MS + 1
  expect(attribute({ click: null, signUp: use('bob', age), orderedAt: NOW })).toEqual({
    referrer: 'bob',
    program: 'referral',
  })
  expect(attribute({ click: null, signUp: use('bob', age, true), orderedAt: NOW })).toBeNull()
})
