import { expect, test } from 'vitest'
import { interleave } from './interleave.ts'

test('takes the first few of each list, then the next few, and leaves nothing', () => {
  const lists = [
    { of: ['a1', 'a2', 'a3', 'a4', 'a5'], each: 2 },
    { of: ['b1'], each: 1 },
    { of: [], each: 4 },
    { of: ['c1', 'c2', 'c3'], each: 1 },
  ]
  expect(interleave(lists).join(' ')).toBe('a1 a2 b1 c1 a3 a4 c2 a5 c3')
  expect(interleave([])).toEqual([])
})
