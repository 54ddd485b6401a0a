import { expect, it } from 'vitest'
import { moveBeside } from './move-beside.ts'

const order = ['a', 'b', 'c', 'd']

it.each([
  ['d', 'before', 'a', 'dabc'],
  ['d', 'after', 'a', 'adbc'],
  ['a', 'before', 'c', 'bacd'],
  ['a', 'after', 'd', 'bcda'],
  ['b', 'before', 'c', 'abcd'],
  ['b', 'after', 'b', 'abcd'],
  ['a', 'before', 'gone', 'abcd'],
  ['gone', 'before', 'a', 'abcd'],
] as const)('moves %s to %s %s', (moved, side, beside, expected) => {
  expect(moveBeside(order, moved, beside, side).join('')).toBe(expected)
})
