import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=40-59', { first: 40, last: 59 }],
  ['bytes=98-', { first: 98, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=90-98', { first: 90, last: 98 }],
  ['bytes=90-99', { first: 90, last: 99 }],
  ['bytes=90-100', { first: 90, last: 99 }],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-100', { first: 0, last: 99 }],
  ['bytes=-101', { first: 0, last: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['Bytes= 5-9 ', { first: 5, last: 9 }],
  // The whole file.
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
  ['bytes=1e3-', null],
  [`bytes=${'9'.repeat(99)}-`, null],
])('of 100 bytes, %j is %j', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range)
})

test.each(['bytes=0-', 'bytes=-1', 'bytes=0-0'])('an empty file has no part %s', (header) => {
  expect(readByteRange(header, 0)).toBe('unsatisfiable')
})
