import { expect, test } from 'vitest'
import { isGstin, stateOfGstin } from './gstin.ts'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('accepts the GSTIN %s', (gstin) => {
  expect(isGstin(gstin)).toBe(true)
})

test.each([
  ['27AAPFU0939F1ZW', 'a wrong check character'],
  ['72AAPFU0939F1ZV', 'exchanged digits'],
  ['27AAPFU0939F1Z', 'a missing character'],
  ['27aapfu0939f1zv', 'small letters'],
])('refuses %s: %s', (gstin) => {
  expect(isGstin(gstin)).toBe(false)
})

test('a GSTIN begins with the state of its registration', () => {
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27')
})
