import { expect, test } from 'vitest'
import { SMALL_UPLOAD_BYTES } from './limits.ts'
import { maySendBeside } from './parallel.ts'

const SMALL = SMALL_UPLOAD_BYTES
const LARGE = SMALL_UPLOAD_BYTES + 1
const times = (count: number, bytes: number) => Array.from({ length: count }, () => bytes)

test('five small files are sent at the same time', () => {
  expect(maySendBeside([], SMALL)).toBe(true)
  expect(maySendBeside(times(4, SMALL), SMALL)).toBe(true)
  expect(maySendBeside(times(5, SMALL), SMALL)).toBe(false)
})

test('three files are sent at the same time where one of them is large', () => {
  expect(maySendBeside(times(2, SMALL), LARGE)).toBe(true)
  expect(maySendBeside(times(3, SMALL), LARGE)).toBe(false)
  expect(maySendBeside([LARGE, SMALL], SMALL)).toBe(true)
  expect(maySendBeside([LARGE, SMALL, SMALL], SMALL)).toBe(false)
})
