import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DraftIds, objectIdOf } from './object-ids.ts'

function kept(ids: readonly string[]): (string | null)[] {
  const draft = new DraftIds()
  for (const id of ids) draft.add(id)
  const column = draft.column()
  return ids.map((_, doc) => objectIdOf(column, doc))
}

test.each([
  ['rows', ['item-1', 'item-27', 'item-0', 'item-999999999']],
  ['numbers alone', ['1', '20']],
  ['zeros in front', ['a007', 'a008']],
  ['long numbers', ['sku12345678901', 'sku12345678902']],
])('stores ids of %s as numbers', (_, ids) => {
  expect(kept(ids)).toEqual(ids)
})

test.each([
  ['another prefix', ['item-1', 'pack-2']],
  ['no number', ['item-1', 'item-']],
  ['no number at first', ['heart', 'heart-1']],
  ['a zero in front', ['item-1', 'item-01']],
  ['more digits than fit', ['item-1', 'item-1234567890']],
  ['something behind', ['item-1', 'item-1b']],
])('does not store ids with %s', (_, ids) => {
  expect(kept(ids)).toEqual(ids.map(() => null))
})

test('returns stored ids unchanged', () => {
  const ids = fc.array(fc.stringMatching(/^(item-|a0?|9)?\d{0,11}$/), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(ids, (given) => {
      expect([given, given.map(() => null)]).toContainEqual(kept(given))
    }),
  )
})
