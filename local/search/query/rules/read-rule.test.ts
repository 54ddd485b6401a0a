import { describe, expect, it } from 'vitest'
import type { Json } from '#local/search/model/record.ts'
import { readRule } from './read-rule.ts'
import type { Rule } from './rule.ts'
import { searchRules } from './search-rules.ts'

const consequence = { userData: 1 }

function message(body: Json): string | null {
  const read = readRule(body)
  return read.ok ? null : read.message
}

describe('reading a rule', () => {
  it('keeps given fields, groups promoted records, and enables it by default', () => {
    const body = {
      objectID: 'r',
      conditions: [
        { pattern: 'a', anchoring: 'contains', alternatives: true, context: 'x-1', filters: 'a:1' },
      ],
      consequence: {
        params: { query: { remove: ['a'] }, hitsPerPage: 5, automaticFacetFilters: ['brand'] },
        promote: [{ objectID: 'p', position: 1 }],
        filterPromotes: true,
        hide: [{ objectID: 'h' }],
      },
      description: 'text',
      validity: [{ from: 1, until: 2 }],
      tags: ['t'],
    }
    expect(readRule(body)).toEqual({
      ok: true,
      value: {
        ...body,
        enabled: true,
        consequence: {
          ...body.consequence,
          params: {
            query: { remove: ['a'], edits: [] },
            hitsPerPage: 5,
            automaticFacetFilters: [{ facet: 'brand' }],
          },
          promote: [{ objectIDs: ['p'], position: 1 }],
        },
      },
    })
  })

  it('reads its own output', () => {
    const body = {
      objectID: 'r',
      enabled: false,
      condition: { pattern: 'a', anchoring: 'is' },
      consequence: { params: { query: 'b' }, promote: [{ objectIDs: ['p', 'q'], position: 0 }] },
    }
    const once = readRule(body)
    if (!once.ok) throw new Error(once.message)
    expect(once.value.conditions).toEqual([{ pattern: 'a', anchoring: 'is' }])
    const stored: Json = JSON.parse(JSON.stringify(once.value))
    expect(readRule({ ...(stored as object), _metadata: { lastUpdate: 1 } })).toEqual(once)
  })

  it.each([
    [null, 'A rule must be an object'],
    [{ consequence }, 'objectID must be a non-empty string'],
    [{ objectID: 'r' }, 'Invalid rule r: consequence must be an object'],
    [{ objectID: 'r', consequence: {} }, 'Invalid rule r: consequence must not be empty'],
    [{ objectID: 'r', consequence, colour: 1 }, 'Invalid rule r: unknown attribute colour'],
    [
      { objectID: 'r', consequence, conditions: [{ pattern: ' ', anchoring: 'contains' }] },
      'Invalid rule r: an empty pattern must have the anchoring is',
    ],
    [
      { objectID: 'r', consequence, conditions: [{ anchoring: 'near' }] },
      'Invalid rule r: anchoring must be one of is, startsWith, endsWith, contains',
    ],
    [
      { objectID: 'r', consequence, conditions: [{ context: 'a b' }] },
      'Invalid rule r: context must be made of letters, digits, dashes and underscores',
    ],
    [
      { objectID: 'r', consequence, conditions: [{ filters: 'a:1 OR b:2' }] },
      'Invalid rule r: filters of a condition must be facets, joined by AND',
    ],
    [
      { objectID: 'r', consequence, conditions: [{ filters: 'price > 3' }] },
      'Invalid rule r: filters of a condition must be facets, joined by AND',
    ],
    [
      { objectID: 'r', consequence, conditions: [{ pattern: 1, anchoring: 'is' }] },
      'Invalid rule r: pattern of a condition must be a string',
    ],
    [{ objectID: 'r', consequence: { params: { foo: 1 } } }, 'Invalid rule r: Unknown parameter: foo'],
    [
      { objectID: 'r', consequence: { redirects: 1, userData: 1 } },
      'Invalid rule r: unknown consequence: redirects',
    ],
    [
      { objectID: 'r', consequence: { promote: [{ objectID: 'a', position: -1 }] } },
      'Invalid rule r: promote must be made of {objectID, position} or {objectIDs, position}',
    ],
    [
      { objectID: 'r', consequence: { params: { query: { edits: [{ type: 'replace', delete: 'a' }] } } } },
      'Invalid rule r: an edit must be {type: "remove", delete} or {type: "replace", delete, insert}',
    ],
    [
      { objectID: 'r', consequence, validity: [{ from: 2, until: 1 }] },
      'Invalid rule r: a time range must end after it begins',
    ],
    [
      { objectID: 'r', consequence, validity: [{ from: 'soon' }] },
      'Invalid rule r: a time range must be given in seconds since 1970',
    ],
    [
      { objectID: 'r', consequence: { userData: 'x'.repeat(1_023) } },
      'Invalid rule r: userData must be at most 1 KB',
    ],
  ])('refuses %j', (body, expected) => {
    expect(message(body)).toBe(expected)
  })

  it('accepts 300 promoted records, a hundred in a group', () => {
    const group = (size: number) => ({
      objectIDs: Array.from({ length: size }, (_, at) => `${at}`),
      position: 0,
    })
    const promote = (...sizes: number[]) =>
      message({ objectID: 'r', consequence: { promote: sizes.map(group) } })
    expect(promote(100, 100, 100)).toBeNull()
    expect(promote(100, 100, 100, 1)).toContain('at most 300')
    expect(promote(101)).toContain('at most 100')
  })
})

describe('searching rules', () => {
  const base = { consequence, enabled: true, conditions: [] }
  const rules: Rule[] = [
    {
      ...base,
      objectID: 'a',
      description: 'Summer sale',
      conditions: [{ pattern: 'sun hat', anchoring: 'is' }],
    },
    { ...base, objectID: 'b', enabled: false, conditions: [{ context: 'mobile' }] },
    { ...base, objectID: 'c', conditions: [{ pattern: 'hat', anchoring: 'contains', context: 'web' }] },
  ]
  const ids = (body: Json) => {
    const found = searchRules(rules, body)
    if (!found.ok) throw new Error(found.message)
    return found.value.hits.map(({ objectID }) => objectID)
  }

  it('finds by words, anchoring, context and state', () => {
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(ids({ query: 'SALE hat' })).toEqual(['a'])
    expect(ids({ anchoring: 'contains' })).toEqual(['c'])
    expect(ids({ anchoring: '' })).toEqual(['a', 'b', 'c'])
    expect(ids({ context: 'mobile' })).toEqual(['b'])
    expect(ids({ enabled: false })).toEqual(['b'])
    expect(ids({ enabled: null })).toEqual(['a', 'b', 'c'])
  })

  it('returns pages', () => {
    expect(searchRules(rules, { page: 1, hitsPerPage: 2 })).toMatchObject({
      value: { hits: [{ objectID: 'c' }], nbHits: 3, page: 1, nbPages: 2 },
    })
  })
})
