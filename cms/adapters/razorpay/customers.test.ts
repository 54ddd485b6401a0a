import { expect, it } from 'vitest'
import { customerName } from './customers.ts'

it.each([
  ['Asha Rao', 'Asha Rao'],
  ['Élodie  Müller', 'Elodie Muller'],
  ["D'Arcy <b>", "D'Arcy b"],
  ['明', 'holder-1'],
  ['Al', 'holder-1'],
  ['x'.repeat(60), 'x'.repeat(50)],
])('gives Razorpay the name %s as %s', (name, expected) => {
  expect(customerName(name, 'holder-1')).toBe(expected)
})
