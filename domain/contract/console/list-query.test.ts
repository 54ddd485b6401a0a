import { describe, expect, it } from 'vitest'
import { MAX_REACHED, MAX_ROWS, parseListQuery } from './list-query.ts'
import { CONSOLE_RESOURCE_CODES, CONSOLE_RESOURCES, type ResourceRow } from './resources.ts'

const parse = (parameters: Record<string, unknown>, resource: ResourceRow = CONSOLE_RESOURCES.items) =>
  parseListQuery(
    resource,
    new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)])),
  )

describe('parseListQuery', () => {
  it('reads what ra-data-simple-rest sends', () => {
    const query = parse({
      sort: ['published_at', 'ASC'],
      range: [25, 49],
      filter: { kind: ['icon', 'photo'], free: true },
    })
    expect(query).toEqual({
      ok: true,
      value: {
        filters: [
          { field: 'free', comparison: 'is', value: true },
          { field: 'kind', comparison: 'in', value: ['icon', 'photo'] },
        ],
        words: null,
        sort: { field: 'published_at', order: 'ASC' },
        offset: 25,
        limit: 25,
      },
    })
  })

  it('sorts by the resource’s own order without parameters', () => {
    expect(parse({})).toMatchObject({
      ok: true,
      value: { sort: { field: 'id', order: 'DESC' }, offset: 0, limit: 25 },
    })
  })

  it('reads bounds of numbers and moments, parts of texts and words', () => {
    const filter = { downloads_gte: 5, published_at_lte: '2026-01-31', title: 'Heart', q: ' red heart ' }
    expect(parse({ filter })).toMatchObject({
      value: {
        words: 'red heart',
        filters: [
          { field: 'title', comparison: 'contains', value: 'Heart' },
          { field: 'downloads', comparison: 'gte', value: 5 },
          { field: 'published_at', comparison: 'lte', value: '2026-01-31T23:59:59.999Z' },
        ],
      },
    })
  })

  it('reads bounds of amounts with decimals, and ids of other records', () => {
    const order = '00000000-0000-4000-8000-000000000000'
    const filter = { amount_gte: 19.99, order }
    expect(parse({ filter }, CONSOLE_RESOURCES.payments)).toMatchObject({
      value: {
        filters: [
          { field: 'amount', comparison: 'gte', value: 19.99 },
          { field: 'order', comparison: 'is', value: order },
        ],
      },
    })
    for (const bad of [{ order: 'x' }, { amount_gte: '1' }, { amount: 1 }])
      expect(parse({ filter: bad }, CONSOLE_RESOURCES.payments)).toMatchObject({ code: 'bad-request' })
  })

  it('answers every named row of a request without a range', () => {
    const id = Array.from({ length: MAX_ROWS }, (_, index) => index + 1)
    expect(parse({ filter: { id } })).toMatchObject({ value: { offset: 0, limit: MAX_ROWS } })
  })

  it.each([
    ['an unknown parameter', { embed: 'contributor' }],
    ['an unknown filter', { filter: { password: 'x' } }],
    ['a filter of another type', { filter: { free: 'yes' } }],
    ['a value outside the list', { filter: { visibility: 'secret' } }],
    ['an unknown sort field', { sort: ['hash', 'ASC'] }],
    ['a field without an index to sort by', { sort: ['title', 'ASC'] }],
    ['an unknown order', { sort: ['id', 'UP'] }],
    ['a range that ends before it begins', { range: [9, 0] }],
    ['a negative range', { range: [-1, 9] }],
    ['more named rows than an answer holds', { filter: { id: Array(MAX_ROWS + 1).fill(1) } }],
    ['a number beyond what the database holds', { filter: { downloads_gte: 2 ** 31 } }],
    ['a part of a number', { filter: { downloads_gte: 0.5 } }],
    ['a day that is none', { filter: { published_at_gte: '2026-02-30' } }],
    ['a year before the first', { filter: { published_at_gte: '0000-01-01' } }],
    ['a name of every object', { filter: { constructor: 1 } }],
  ])('refuses %s with bad-request', (_, parameters) => {
    expect(parse(parameters)).toMatchObject({ ok: false, code: 'bad-request' })
  })

  it('refuses text that is not JSON with bad-request', () => {
    expect(parseListQuery(CONSOLE_RESOURCES.items, new URLSearchParams('filter={'))).toMatchObject({
      code: 'bad-request',
    })
  })

  it.each([
    [[0, MAX_ROWS - 1], true],
    [[0, MAX_ROWS], false],
    [[MAX_REACHED - MAX_ROWS, MAX_REACHED - 1], true],
    [[MAX_REACHED - MAX_ROWS + 1, MAX_REACHED], false],
  ])('takes the range %j: %s', (range, ok) => {
    expect(parse({ range })).toMatchObject(ok ? { ok } : { ok, code: 'query-out-of-bounds' })
  })

  it.each(CONSOLE_RESOURCE_CODES)('sorts and searches %s by fields that it has', (name) => {
    const resource: ResourceRow = CONSOLE_RESOURCES[name]
    expect(resource.fields[resource.sortedBy.field]?.sorts).toBe(true)
    for (const field of resource.searched) expect(resource.fields[field]?.kind).toBe('text')
  })
})
