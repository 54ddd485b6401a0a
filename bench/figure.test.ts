import { expect, test } from 'vitest'
import { type Figure, meetsGoal } from './figure.ts'

const figure = (value: number, goal: Partial<Figure> = {}): Figure => ({ name: 'ratio', value, ...goal })

test('meets a lower bound at the bound and above it, not below it', () => {
  expect([0.79, 0.8, 0.81].map((value) => meetsGoal(figure(value, { atLeast: 0.8 })))).toEqual([
    false,
    true,
    true,
  ])
})

test('meets an upper bound at the bound and below it, not above it', () => {
  expect([129, 130, 131].map((value) => meetsGoal(figure(value, { atMost: 130 })))).toEqual([
    true,
    true,
    false,
  ])
})

test('fails a figure without a goal only when it is not a number', () => {
  expect(meetsGoal(figure(0))).toBe(true)
  expect(meetsGoal(figure(Number.NaN))).toBe(false)
})
