import { expect, test } from 'vitest'
import { compilePattern, matchPath, piecesOf } from './match-route.ts'

const match = (pattern: string, path: string) => matchPath(compilePattern(pattern), piecesOf(path) ?? [])

test('parameters take one segment of the path each, decoded', () => {
  expect(match('/1/indexes/:index/:objectID', '/1/indexes/motif_items/a%2Fb%20c')).toEqual({
    index: 'motif_items',
    objectID: 'a/b c',
  })
})

test('other segments have to be equal', () => {
  expect(match('/1/indexes/*/queries', '/1/indexes/*/queries')).toEqual({})
  expect(match('/1/indexes/*/queries', '/1/indexes/other/queries')).toBeNull()
})

test.each(['/1/indexes', '/1/indexes/', '/1/indexes/a/b'])('%s is not one index', (path) => {
  expect(match('/1/indexes/:index', path)).toBeNull()
})

test('an invalidly encoded path has no segments', () => {
  expect(piecesOf('/1/indexes/%E0%A4%A')).toBeNull()
})
