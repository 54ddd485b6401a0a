import { expect, test } from 'vitest'
import { BATCH_LIMITS, SMALL_UPLOAD_BYTES } from './limits.ts'
import { nextRequest, type WaitingFile } from './parallel.ts'

const SMALL = SMALL_UPLOAD_BYTES
const LARGE = SMALL_UPLOAD_BYTES + 1
const times = (count: number, bytes: number) => Array.from({ length: count }, () => bytes)

function files(...sizes: readonly number[]): WaitingFile[] {
  return sizes.map((bytes, index) => ({ name: `${index}.svg`, bytes, group: 'icon' }))
}

const namesOf = (request: readonly WaitingFile[]) => request.map(({ name }) => name)

test('five requests with small files are sent at the same time', () => {
  expect(nextRequest([], files(SMALL))).toHaveLength(1)
  expect(nextRequest(times(4, SMALL), files(SMALL))).toHaveLength(1)
  expect(nextRequest(times(5, SMALL), files(SMALL))).toHaveLength(0)
})

test('three requests are sent at the same time where one of them is large', () => {
  expect(nextRequest(times(2, SMALL), files(LARGE))).toHaveLength(1)
  expect(nextRequest(times(3, SMALL), files(LARGE))).toHaveLength(0)
  expect(nextRequest([LARGE, SMALL], files(SMALL))).toHaveLength(1)
  expect(nextRequest([LARGE, SMALL, SMALL], files(SMALL))).toHaveLength(0)
})

test('a request carries as many small files as its limits allow, in their order', () => {
  const most = BATCH_LIMITS.files
  expect(nextRequest([], files(...times(most + 1, 1)))).toHaveLength(most)
  const half = BATCH_LIMITS.bytes / 2
  expect(namesOf(nextRequest([], files(half, half, 1)))).toEqual(['0.svg', '1.svg'])
  expect(namesOf(nextRequest([], files(half, half + 1, 1)))).toEqual(['0.svg'])
})

test('a large file, a ZIP and a file that was begun are sent alone', () => {
  expect(namesOf(nextRequest([], files(LARGE, 1, 1)))).toEqual(['0.svg'])
  expect(namesOf(nextRequest([], files(1, LARGE, 1)))).toEqual(['0.svg', '2.svg'])
  const zip = { name: 'all.ZIP', bytes: 1, group: 'icon' }
  expect(nextRequest([], [zip, ...files(1)])).toEqual([zip])
  const begun = { name: 'begun.svg', bytes: 1, group: null }
  expect(nextRequest([], [begun, begun])).toEqual([begun])
  expect(namesOf(nextRequest([], [...files(1, 1), begun, zip]))).toEqual(['0.svg', '1.svg'])
})

test('files of another group travel in another request', () => {
  const other = { name: 'other.svg', bytes: 1, group: 'illustration' }
  const [first, second] = files(1, 1)
  expect(
    namesOf(
      nextRequest(
        [],
        [first, other, second].flatMap((file) => file ?? []),
      ),
    ),
  ).toEqual(['0.svg', '1.svg'])
  expect(nextRequest([], [])).toEqual([])
})
