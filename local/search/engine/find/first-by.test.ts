import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstBy } from './first-by.ts'

test('the first few are those that sorting all would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { maxLength: 400 }), fc.nat(20), (numbers, count) => {
      const order = (a: number, b: number) => a - b
      expect(firstBy(numbers, count, order)).toEqual(numbers.toSorted(order).slice(0, count))
    }),
  )
}, 30_000)
