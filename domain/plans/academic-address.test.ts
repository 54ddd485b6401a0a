import { expect, test } from 'vitest'
import { isAcademicAddress } from './academic-address.ts'

test.each([
  ['ada@mit.edu', true],
  ['ada@cs.ox.ac.uk', true],
  ['ada@uni.edu.au', true],
  ['ADA@MIT.EDU', true],
  ['ada@mit.edu.example.com', false],
  ['ada@edu.com', false],
  ['ada@myedu', false],
  ['ada@ac.uk.com', false],
] as const)('the address %s is academic: %s', (email, isAcademic) => {
  expect(isAcademicAddress(email)).toBe(isAcademic)
})
