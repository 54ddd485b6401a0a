import { expect, it } from 'vitest'
import { moveBefore } from './move-before.ts'

const order = ['a', 'b', 'c', 'd']

it.each([
  ['d', 'a', 'dabc'],
  ['a', 'c', 'bacd'],
  ['c', 'b', 'acbd'],
  ['b', 'c', 'abcd'],
  ['b', 'b', 'abcd'],
  ['a', null, 'bcda'],
  ['a', 'gone', 'bcda'],
])('moves %s right before %s', (moved, next, expected) => {
  expect(moveBefore(order, moved, next).join('')).toBe(expected)
})
