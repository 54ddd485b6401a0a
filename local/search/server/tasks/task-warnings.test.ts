import { expect, it } from 'vitest'
import { createTaskWarnings } from './task-warnings.ts'

it('keeps the warnings of the latest tasks', () => {
  const warnings = createTaskWarnings(2)
  for (const task of [1, 2, 3]) warnings.keep(task, [`of ${task}`])
  expect([1, 2, 3, 4].map((task) => warnings.of(task))).toEqual([[], ['of 2'], ['of 3'], []])
})
