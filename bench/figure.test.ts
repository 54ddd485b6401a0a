import { expect, test } from 'vitest'
import { type Figure, meetsGoal } from './figure.ts'

const figure = (value: number, goal: Partial<Figure> = {}): Figure => ({ name: 'ratio', value, ...goal })

test('a lower bound is met at the bound and above, not below', () => {
  expect([0.79, 0.8, 0.81].map((value) => meetsGoal(figure(value, { atLeast: 0.8 })))).toEqual([
    false,
    true,
    true,
  ])
})

test('an upper bound is met at the bound and below, not above', () => {
  expect([129, 130, 131].map((value) => meetsGoal(figure(value, { atMost: 130 })))).toEqual([
    true,
    true,
    false,
  ])
})

test('a figure without a goal cannot miss one, unless it could not be measured', () => {
  expect(meetsGoal(figure(0))).toBe(true)
  expect(meetsGoal(figure(Number.NaN))).toBe(false)
})
