import { describe, expect, test } from 'vitest'
import { faultOf, updatePartially } from './partial-update.ts'

const record = { objectID: 'a', likes: 3, tags: ['red', 'blue'], version: 5, title: 'Owl' }
const apply = (update: Parameters<typeof updatePartially>[2]) => updatePartially(record, 'a', update)

describe('a partial update', () => {
  test('replaces the named attributes and keeps the others', () => {
    expect(apply({ title: 'Fox' })).toEqual({ ...record, title: 'Fox' })
  })

  test.each([
    ['Increment', 'likes', 2, 5],
    ['Decrement', 'likes', 2, 1],
    ['Increment', 'views', 2, 2],
    ['Decrement', 'views', 2, -2],
    ['Add', 'tags', 'red', ['red', 'blue', 'red']],
    ['AddUnique', 'tags', 'red', ['red', 'blue']],
    ['AddUnique', 'tags', 'green', ['red', 'blue', 'green']],
    ['Remove', 'tags', 'red', ['blue']],
    ['Add', 'sizes', 16, [16]],
  ])('%s on %s by %j', (_operation, attribute, value, expected) => {
    expect(apply({ [attribute]: { _operation, value } })).toEqual({ ...record, [attribute]: expected })
  })

  test('keeps an attribute that the operation does not apply to', () => {
    expect(apply({ title: { _operation: 'Increment', value: 1 } })).toEqual(record)
    expect(apply({ likes: { _operation: 'Add', value: 'x' } })).toEqual(record)
  })

  test.each([
    [4, null],
    [5, null],
    [6, { ...record, version: 6, title: 'Fox' }],
  ])(
    'IncrementSet to %i of version 5 is applied only if it is greater, and as a whole',
    (value, expected) => {
      expect(apply({ title: 'Fox', version: { _operation: 'IncrementSet', value } })).toEqual(expected)
    },
  )

  test.each([
    [4, null],
    [5, { ...record, version: 6, title: 'Fox' }],
    [6, null],
  ])('IncrementFrom %i increments version 5 only if it equals it', (value, expected) => {
    expect(apply({ title: 'Fox', version: { _operation: 'IncrementFrom', value } })).toEqual(expected)
  })

  test.each([
    ['IncrementSet', 0, null],
    ['IncrementSet', 1, { objectID: 'b', version: 1 }],
    ['IncrementFrom', 0, { objectID: 'b', version: 1 }],
    ['IncrementFrom', 1, null],
  ])('%s %i of a missing record', (_operation, value, expected) => {
    expect(updatePartially(null, 'b', { version: { _operation, value } })).toEqual(expected)
  })

  test('cannot rename a record', () => {
    expect(apply({ objectID: 'other' })?.objectID).toBe('a')
  })

  test('takes an object without an operation as a value', () => {
    expect(apply({ title: { en: 'Owl' } })).toEqual({ ...record, title: { en: 'Owl' } })
  })

  test('sets an attribute with the name of a prototype', () => {
    const updated = apply(JSON.parse('{"__proto__":{"polluted":true}}'))
    expect(Object.getPrototypeOf(updated)).toBe(Object.prototype)
  })
})

describe('reports the fault of an invalid partial update', () => {
  test.each([
    [{ likes: { _operation: 'Multiply', value: 2 } }, 'Invalid operation on attribute "likes"'],
    [{ likes: { _operation: 'toString', value: 2 } }, 'Invalid operation on attribute "likes"'],
    [{ likes: { _operation: 'Increment' } }, 'Invalid operation on attribute "likes"'],
    [
      { likes: { _operation: 'Increment', value: '2' } },
      'Operation Increment on attribute "likes" expects a number',
    ],
  ])('%j', (update, fault) => expect(faultOf(update)).toBe(fault))

  test('reports no fault of a valid one', () => {
    expect(faultOf({ likes: { _operation: 'Increment', value: 2 }, title: 'Owl' })).toBeNull()
  })
})
