import { describe, expect, it } from 'vitest'
import type { Json } from '#local/search/model/record.ts'
import { filterOf } from '#local/search/query/filters/filter-of.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { applyRules, type RuledSearch } from './apply-rules.ts'
import { compileRules } from './compile-rules.ts'
import type { RuleQuery } from './match-rule.ts'
import { readRule } from './read-rule.ts'
import type { Rule } from './rule.ts'

const tokenize = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
const wordsOf = (text: string) => tokenize(text).map(({ word }) => word)

const FACETS: Readonly<Record<string, readonly string[]>> = {
  brand: ['Apple', 'Light Blue', 'Light', '-dash'],
  colour: ['red', 'blue'],
}

function rule(objectID: string, given: { readonly [name: string]: Json }): Rule {
  const read = readRule({ objectID, ...given })
  if (!read.ok) throw new Error(read.message)
  return read.value
}

const when = (pattern: string, anchoring: string, more: { readonly [name: string]: Json } = {}) => ({
  conditions: [{ pattern, anchoring, ...more }],
})
const returningData = (userData: Json) => ({ consequence: { userData } })
const change = (params: Json) => ({ consequence: { params } })

function apply(request: SearchRequest, rules: readonly Rule[], query: Partial<RuleQuery> = {}): RuledSearch {
  const filter = filterOf(request)
  if (!filter.ok) throw new Error(filter.message)
  return applyRules(
    compileRules(rules, wordsOf),
    request,
    {
      words: wordsOf(request.query ?? ''),
      contexts: request.ruleContexts ?? [],
      filter: filter.value,
      now: 0,
      facetValue: (attribute, words) =>
        FACETS[attribute]?.find((value) => wordsOf(value).join(' ') === words.join(' ')) ?? null,
      isAlternative: (word, other) => word === 'phnoe' && other === 'phone',
      ...query,
    },
    tokenize,
  )
}

const applies = (request: SearchRequest, given: Rule, query: Partial<RuleQuery> = {}) =>
  apply(request, [given], query).applied.length > 0

describe('a rule applies', () => {
  it.each([
    ['is', ['red phone'], ['a red phone', 'red phone case', 'red', 'redphone', '']],
    ['startsWith', ['red phone', 'Red Phone case'], ['a red phone', 'red phones']],
    ['endsWith', ['red phone', 'a red phone'], ['red phone case']],
    ['contains', ['red phone', 'a red phone case', 'red red phone'], ['red big phone', 'phone red']],
  ])('by a pattern that %s', (anchoring, matching, others) => {
    const given = rule('r', { ...when('red phone', anchoring), ...returningData(1) })
    for (const query of matching)
      expect({ query, is: applies({ query }, given) }).toEqual({ query, is: true })
    for (const query of others) expect({ query, is: applies({ query }, given) }).toEqual({ query, is: false })
  })

  it('to the empty query by an empty pattern', () => {
    const given = rule('r', { ...when('', 'is'), ...returningData(1) })
    expect(applies({ query: '' }, given)).toBe(true)
    expect(applies({}, given)).toBe(true)
    expect(applies({ query: 'a' }, given)).toBe(false)
  })

  it('always, without conditions', () => {
    expect(applies({ query: 'anything' }, rule('r', returningData(1)))).toBe(true)
  })

  it('to alternatives only if its condition allows them', () => {
    expect(applies({ query: 'phnoe' }, rule('r', { ...when('phone', 'is'), ...returningData(1) }))).toBe(
      false,
    )
    const lenient = rule('r', { ...when('phone', 'is', { alternatives: true }), ...returningData(1) })
    expect(applies({ query: 'phnoe' }, lenient)).toBe(true)
    expect(applies({ query: 'phone' }, lenient)).toBe(true)
  })

  it('in its context', () => {
    const given = rule('r', { conditions: [{ context: 'mobile' }], ...returningData(1) })
    expect(applies({ ruleContexts: ['web', 'mobile'] }, given)).toBe(true)
    expect(applies({ ruleContexts: ['web'] }, given)).toBe(false)
    expect(applies({}, given)).toBe(false)
  })

  it('to searches that are filtered by its facets', () => {
    const given = rule('r', { conditions: [{ filters: 'brand:Apple AND free:true' }], ...returningData(1) })
    expect(applies({ facetFilters: [['brand:apple', 'brand:x'], 'free:true'] }, given)).toBe(true)
    expect(applies({ filters: 'brand:Apple', facetFilters: ['free:true'] }, given)).toBe(true)
    expect(applies({ filters: 'brand:Apple' }, given)).toBe(false)
    expect(applies({ filters: 'NOT brand:Apple AND free:true' }, given)).toBe(false)
    expect(applies({}, given)).toBe(false)
  })

  it('if one of its conditions is completely fulfilled', () => {
    const conditions: Json = [
      { pattern: 'a', anchoring: 'is', context: 'x' },
      { pattern: 'b', anchoring: 'is' },
    ]
    const given = rule('r', { conditions, ...returningData(1) })
    expect(applies({ query: 'a' }, given)).toBe(false)
    expect(applies({ query: 'a', ruleContexts: ['x'] }, given)).toBe(true)
    expect(applies({ query: 'b' }, given)).toBe(true)
  })

  it.each([
    [9_999, false],
    [10_000, true],
    [20_000, true],
    [20_001, false],
    [30_000, true],
  ])('in its periods: at %i ms, %s', (now, expected) => {
    const given = rule('r', { validity: [{ from: 10, until: 20 }, { from: 30 }], ...returningData(1) })
    expect(applies({}, given, { now })).toBe(expected)
  })

  it('unless it is disabled', () => {
    expect(applies({}, rule('r', { enabled: false, ...returningData(1) }))).toBe(false)
  })
})

describe('a rule changes', () => {
  it('the parameters, with filters and lists joined to those of the request', () => {
    const params = {
      filters: 'a:1 OR a:2',
      facetFilters: ['b:1'],
      optionalFilters: 'c:1,d:1',
      facets: ['b'],
      hitsPerPage: 3,
      renderingContent: { redirect: { url: 'u' } },
    }
    const request: SearchRequest = {
      filters: 'x:1 OR x:2',
      facetFilters: 'y:1,(y:2,y:3)',
      facets: ['a', 'b'],
      hitsPerPage: 9,
      page: 1,
    }
    expect(apply(request, [rule('r', change(params))]).request).toEqual({
      query: '',
      filters: 'x:1 OR x:2 AND a:1 OR a:2',
      facetFilters: ['y:1', ['y:2', 'y:3'], 'b:1'],
      optionalFilters: ['c:1', 'd:1'],
      facets: ['a', 'b'],
      hitsPerPage: 3,
      page: 1,
      renderingContent: { redirect: { url: 'u' } },
    })
  })

  it.each([
    ['a new query', 'big cat', 'big cat'],
    ['words taken out', { remove: ['red'] }, 'Phone, case'],
    [
      'words put in their place',
      { edits: [{ type: 'replace', delete: 'phone case', insert: 'cover' }] },
      'red cover',
    ],
    [
      'several edits, one after the other',
      { remove: ['red'], edits: [{ type: 'remove', delete: 'case' }] },
      'Phone,',
    ],
    ['nothing where the words are not there', { remove: ['blue'] }, 'red Phone, case'],
  ])('the query: %s', (_, query, expected) => {
    expect(apply({ query: 'red Phone, case' }, [rule('r', change({ query }))]).request.query).toBe(expected)
  })

  it('words into filters by the facet whose value they are', () => {
    const given = rule('r', {
      ...when('{facet:brand} phone', 'contains'),
      ...change({ automaticFacetFilters: ['brand'], query: { remove: ['{facet:brand}'] } }),
    })
    expect(apply({ query: 'cheap apple phone' }, [given]).request).toEqual({
      query: 'cheap phone',
      facetFilters: ['brand:Apple'],
    })
    expect(apply({ query: 'light blue phone' }, [given]).request.facetFilters).toEqual(['brand:Light Blue'])
    expect(apply({ query: 'dash phone' }, [given]).request.facetFilters).toEqual(['brand:\\-dash'])
    expect(apply({ query: 'other phone' }, [given]).applied).toEqual([])
  })

  it('several words into filters, as alternatives, with a score, or as optional filters', () => {
    const filtering = (automatic: Json) =>
      rule('r', { ...when('{facet:colour}', 'contains'), ...change(automatic) })
    const facetFilters = (facet: Json) =>
      apply({ query: 'red and blue' }, [filtering({ automaticFacetFilters: [facet] })]).request.facetFilters
    expect(facetFilters('colour')).toEqual(['colour:red', 'colour:blue'])
    expect(facetFilters({ facet: 'colour', disjunctive: true })).toEqual([['colour:red', 'colour:blue']])
    expect(facetFilters({ facet: 'colour', negative: true })).toEqual(['colour:-red', 'colour:-blue'])
    const wishes = filtering({ automaticOptionalFacetFilters: [{ facet: 'colour', score: 2 }] })
    expect(apply({ query: 'red' }, [wishes]).request.optionalFilters).toEqual(['colour:red<score=2>'])
  })
})

describe('a rule', () => {
  it('promotes records and groups of them, hides records, and returns data', () => {
    const given = rule('r', {
      consequence: {
        promote: [
          { objectID: 'a', position: 0 },
          { objectIDs: ['b', 'c'], position: 4 },
        ],
        hide: [{ objectID: 'd' }],
        userData: { banner: 1 },
      },
    })
    expect(apply({}, [given])).toEqual({
      request: { query: '' },
      promoted: [
        { objectID: 'a', position: 0, filtered: false },
        { objectID: 'b', position: 4, filtered: false },
        { objectID: 'c', position: 5, filtered: false },
      ],
      hidden: ['d'],
      userData: [{ banner: 1 }],
      applied: ['r'],
    })
  })
})

describe('of several rules', () => {
  const say = (objectID: string, given: { readonly [name: string]: Json }, hitsPerPage: number) =>
    rule(objectID, { ...given, consequence: { params: { hitsPerPage } } })

  it('the earlier, the longer and the stricter match takes precedence, then the more specific condition, in this order', () => {
    const facet = { filters: 'brand:Apple' }
    const rules = [
      say('z', {}, 1),
      say('a', {}, 2),
      say('later', when('phone', 'contains'), 3),
      say('first', when('red', 'startsWith'), 4),
      say('temporary', { validity: [{ until: 9 }] }, 5),
      say('context', { conditions: [{ context: 'web' }] }, 6),
      say('filters', { conditions: [facet] }, 7),
    ]
    const { applied, request } = apply(
      { query: 'red phone', ruleContexts: ['web'], facetFilters: ['brand:Apple'] },
      rules,
    )
    expect(applied).toEqual(['first', 'later', 'filters', 'context', 'temporary', 'a', 'z'])
    expect(request.hitsPerPage).toBe(4)
  })

  it('those that match the same words exclude each other', () => {
    const rules = [
      say('contains', when('red', 'contains'), 1),
      say('longer', when('red phone', 'contains'), 2),
      say('starts', when('red', 'startsWith'), 3),
      say('facet', when('{facet:colour}', 'contains'), 4),
      say('other', when('case', 'endsWith'), 5),
    ]
    expect(apply({ query: 'red phone case' }, rules).applied).toEqual(['longer', 'other'])
    expect(apply({ query: 'red case' }, rules).applied).toEqual(['starts', 'other'])
    expect(apply({ query: 'red case red' }, rules).applied).toEqual(['starts', 'contains'])
    expect(apply({ query: 'a red' }, rules).applied).toEqual(['contains'])
    expect(apply({ query: 'a blue' }, rules).applied).toEqual(['facet'])
  })

  it('each applies once, by its best condition', () => {
    const conditions: Json = [
      { pattern: 'phone', anchoring: 'contains' },
      { pattern: 'red', anchoring: 'startsWith' },
    ]
    const rules = [say('both', { conditions }, 1), say('phone', when('phone', 'endsWith'), 2)]
    expect(apply({ query: 'red phone' }, rules).applied).toEqual(['both', 'phone'])
  })

  it('the first new query stays, edits of the others apply to it, and a record is promoted once', () => {
    const rules = [
      rule('1', {
        consequence: { params: { query: 'a b c' }, promote: [{ objectID: 'x', position: 2 }] },
      }),
      rule('2', {
        consequence: { params: { query: 'other' }, promote: [{ objectID: 'x', position: 0 }] },
      }),
      rule('3', { consequence: { params: { query: { remove: ['b'] } } } }),
    ]
    const ruled = apply({ query: 'q' }, rules)
    expect(ruled.request.query).toBe('a c')
    expect(ruled.promoted).toEqual([{ objectID: 'x', position: 2, filtered: false }])
  })
})
