import fc from 'fast-check'
import { expect, test } from 'vitest'
import { and, andNot, or } from './combine.ts'
import { type DocSet, docsOf, eachDoc, emptySet, firstDocs, fullSet, hasDoc, setOf } from './doc-set.ts'

const universe = fc.integer({ min: 1, max: 700 })

/** Sets of one universe, some sparse and some dense. */
const family = universe.chain((size) =>
  fc.tuple(
    fc.constant(size),
    fc.array(
      fc.oneof(
        fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 9 }).map((step) => range(size).filter((doc) => doc % step === 0)),
        fc.constant(range(size)),
      ),
      { minLength: 2, maxLength: 6 },
    ),
  ),
)

test('sparse and dense sets combine as lists do', () => {
  fc.assert(
    fc.property(family, ([size, lists]) => {
      const sets = lists.map((list) => made(list, size))
      const [a, b] = sets as [DocSet, DocSet]
      const [left, right] = lists.map((list) => new Set(list)) as [Set<number>, Set<number>]
      expect(listed(and(a, b))).toEqual(range(size).filter((doc) => left.has(doc) && right.has(doc)))
      expect(listed(andNot(a, b))).toEqual(range(size).filter((doc) => left.has(doc) && !right.has(doc)))
      expect(listed(or(sets, size))).toEqual(
        range(size).filter((doc) => lists.some((list) => list.includes(doc))),
      )
    }),
  )
}, 30_000)

test('a set knows its size, its members and its first members', () => {
  fc.assert(
    fc.property(family, fc.integer({ min: 0, max: 701 }), ([size, lists], bound) => {
      for (const list of lists) {
        const set = made(list, size)
        expect(set.size).toBe(list.length)
        expect(range(size).filter((doc) => hasDoc(set, doc))).toEqual(listed(set))
        expect([...eachDoc(set)]).toEqual(listed(set))
        expect([...firstDocs(set, bound)]).toEqual(listed(set).slice(0, bound))
      }
    }),
  )
}, 30_000)

test.each([1, 31, 32, 33, 64])('of %i documents the full set has all and the empty set has none', (size) => {
  expect(listed(fullSet(size))).toEqual(range(size))
  expect(listed(emptySet(size))).toEqual([])
})

function made(list: readonly number[], size: number): DocSet {
  return setOf(Uint32Array.from(list.toSorted((a, b) => a - b)), size)
}

function listed(set: DocSet): number[] {
  return [...docsOf(set)]
}

function range(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index)
}
