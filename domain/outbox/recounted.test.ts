import { expect, test } from 'vitest'
import { nextPosition, RECOUNT_START, RECOUNTED } from './recounted.ts'

test('a full batch is followed by the rows after its last one', () => {
  expect(nextPosition({ table: 'tags', after: 3 }, [5, 9], 2)).toEqual({ table: 'tags', after: 9 })
})

test('an incomplete or empty batch is followed by the start of the next table', () => {
  const next = { table: 'categories', after: 0 }
  expect(nextPosition(RECOUNT_START, [5], 2)).toEqual(next)
  expect(nextPosition({ table: 'contributors', after: 9 }, [], 2)).toEqual(next)
})

test('each table has its turn, and nothing follows the last one', () => {
  const visited: string[] = []
  for (let at: ReturnType<typeof nextPosition> = RECOUNT_START; at; at = nextPosition(at, [], 2))
    visited.push(at.table)
  expect(visited).toEqual(RECOUNTED)
})
