import { expect, test } from 'vitest'
import { maskEmail, maskNumber, maskText } from './mask.ts'

test('a text keeps its first letter', () => {
  expect(maskText('Ada Lovelace')).toBe('A•••')
  expect(maskText(' 山田')).toBe('山•••')
  expect(maskText('')).toBe('•••')
})

test.each([
  ['DE89 3704 0044 0532 0130 00', '•••3000'],
  ['123-45-6789', '•••6789'],
  ['12345678', '•••5678'],
  ['1234567', '•••'],
])('of the number %s only %s is shown', (number, masked) => {
  expect(maskNumber(number)).toBe(masked)
})

test('an address keeps two first letters and the end of its domain', () => {
  expect(maskEmail('ada@example.co.uk')).toBe('a•••@e•••.uk')
})
