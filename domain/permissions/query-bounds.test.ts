import { describe, expect, it } from 'vitest'
import { boundQuery, QUERY_BOUNDS, type Query, type QueryKind, withCountedRow } from './query-bounds.ts'
import { faultOfWhere, WHERE_BOUNDS } from './where-bounds.ts'

function isWithin(query: Query, kind: QueryKind = 'list'): boolean {
  return boundQuery(kind, query).ok
}

const terms = (count: number, path = 'title') =>
  Array.from({ length: count }, (_, index) => ({ [path]: { equals: `${index}` } }))

describe('boundQuery', () => {
  it('accepts the queries of the panel', () => {
    const asked: readonly Query[] = [
      {},
      { depth: '0', draft: 'true', limit: '250', 'where[id][in]': '1,2', where: { id: { in: '1,2,3' } } },
      { depth: '0', limit: '500', where: { id: { in: Array.from({ length: 500 }, (_, id) => `${id}`) } } },
      { limit: '10', page: '3', sort: '-updatedAt', locale: 'de', select: { title: 'true' } },
      { depth: '1', limit: '1', pagination: 'false', sort: '-number', where: { item: { equals: '7' } } },
      { where: { or: [{ and: [{ title: { like: 'red heart' } }, { 'user.value': { equals: 'x' } }] }] } },
      { where: '{"and":[{"id":{"not_in":[1,2]}}]}' },
    ]
    expect(asked.filter((query) => !isWithin(query))).toEqual([])
  })

  it.each([
    ['limit', 'rowsWithRelations', {}],
    ['limit', 'rows', { depth: '0' }],
    ['depth', 'depth', { limit: '1' }],
    ['page', 'page', {}],
  ] as const)('rejects a %s above %s', (name, bound, others) => {
    const most = QUERY_BOUNDS[bound]
    expect(isWithin({ ...others, [name]: `${most}` })).toBe(true)
    expect(boundQuery('list', { ...others, [name]: `${most + 1}` })).toMatchObject({
      code: 'query-out-of-bounds',
    })
  })

  it('rejects numbers that are not written in digits', () => {
    for (const written of ['0', '-1', '1e3', ' 5', '0x10', '5.5', 'Infinity', ['5'], ['5', '0'], { a: '5' }])
      expect([written, isWithin({ limit: written })]).toEqual([written, false])
    expect(isWithin({ depth: ['1', '10'] })).toBe(false)
  })

  it('rejects a list without a limit, under every parameter name', () => {
    expect(isWithin({ pagination: 'false' })).toBe(false)
    expect(isWithin({ pagination: ['false'] })).toBe(false)
    expect(isWithin({ limit: '0' })).toBe(false)
  })

  it('reads one row of a trash that is counted, and refuses a limit of 0 otherwise', () => {
    const counted = { depth: '0', limit: '0', trash: 'true' }
    expect(boundQuery('list', counted)).toMatchObject({ ok: false })
    expect(boundQuery('list', withCountedRow(counted))).toEqual({
      ok: true,
      value: { ...counted, limit: '1' },
    })
    expect(withCountedRow({ depth: '1', limit: '0' })).toEqual({ depth: '1', limit: '0' })
    expect(withCountedRow({ depth: '0', limit: '0' })).toEqual({ depth: '0', limit: '0' })
  })

  it('adds a limit to a bulk edit without one', () => {
    const limit = `${QUERY_BOUNDS.bulkRows}`
    expect(boundQuery('bulk', { limit: '0' })).toEqual({ ok: true, value: { limit } })
    expect(boundQuery('bulk', {})).toEqual({ ok: true, value: { limit } })
    expect(boundQuery('bulk', { limit: '5' })).toEqual({ ok: true, value: { limit: '5' } })
  })

  it('returns all locales of one document, and lists in one locale', () => {
    expect(isWithin({ locale: 'all' }, 'one')).toBe(true)
    for (const locale of ['all', '*', ['en', 'all']]) expect(isWithin({ locale })).toBe(false)
  })

  it('bounds sorting, selection, population and joins', () => {
    const names = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, 'true']))
    const deep = Array.from({ length: 10 }).reduce<object>((inner) => ({ a: inner }), {})
    const refused: readonly Query[] = [
      { sort: 'a,b,c,d' },
      { sort: ['a', 'b,c', 'd'] },
      { select: names },
      { populate: { users: names } },
      { select: deep },
      { joins: { a: {}, b: {}, c: {}, d: {}, e: {} } },
      { joins: { versions: { limit: '0' } } },
      { joins: { versions: { where: { or: terms(60) } } } },
      { where: '{"and":' },
      { data: '{' },
    ]
    expect(refused.filter((query) => isWithin(query))).toEqual([])
  })
})

describe('faultOfWhere', () => {
  it('bounds the comparisons of all groups together', () => {
    const half = WHERE_BOUNDS.terms / 2
    expect(faultOfWhere({ and: terms(half), or: terms(half) })).toBeNull()
    expect(faultOfWhere({ and: terms(half), or: terms(half + 1) })).toContain('comparisons')
    expect(faultOfWhere({ OR: terms(150) })).toContain('comparisons')
    expect(faultOfWhere({ or: Array.from({ length: 1000 }, () => ({})) })).toContain('comparisons')
  })

  it('bounds comparisons of related documents more tightly, in every spelling of the path', () => {
    for (const path of ['packs.title', 'packs__title']) {
      expect(faultOfWhere({ or: terms(WHERE_BOUNDS.pathTerms, path) })).toBeNull()
      expect(faultOfWhere({ or: terms(WHERE_BOUNDS.pathTerms + 1, path) })).toContain('related')
    }
    expect(faultOfWhere({ 'a.b.c.d.e': { equals: '1' } })).toContain('far away')
  })

  it('bounds the nesting of groups', () => {
    const nested = (levels: number): object => (levels === 0 ? {} : { and: [nested(levels - 1)] })
    expect(faultOfWhere(nested(WHERE_BOUNDS.nesting - 1))).toBeNull()
    expect(faultOfWhere(nested(WHERE_BOUNDS.nesting))).toContain('nested')
    expect(faultOfWhere(nested(1000))).toContain('nested')
  })

  it('bounds lists of values and searched texts', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, id) => `${id}`)
    expect(faultOfWhere({ id: { in: ids(WHERE_BOUNDS.values) } })).toBeNull()
    expect(faultOfWhere({ id: { in: ids(WHERE_BOUNDS.values + 1) } })).toContain('values')
    expect(faultOfWhere({ id: { not_in: ids(WHERE_BOUNDS.values + 1).join() } })).toContain('values')
    expect(faultOfWhere({ title: { like: 'a '.repeat(100) } })).toContain('text')
    expect(faultOfWhere({ title: { contains: 'a'.repeat(5000) } })).toContain('text')
    expect(faultOfWhere({ packs: { contains: { title: { equals: 'x' } } } })).toContain('text or a list')
  })

  it('rejects a malformed condition', () => {
    for (const where of ['x', ['a'], { and: { 0: {} } }, { or: 'x' }, { title: 'x' }])
      expect(faultOfWhere(where)).not.toBeNull()
    for (const where of [undefined, '', {}, { and: [] }, { and: '' }]) expect(faultOfWhere(where)).toBeNull()
  })
})
