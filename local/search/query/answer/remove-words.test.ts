import { describe, expect, it } from 'vitest'
import type { Found, Plan } from '#local/search/model/plan.ts'
import { queryAfterRemoval } from './query-after-removal.ts'
import { findOrRemoveWords, findOrWiden } from './remove-words.ts'

const EMPTY: Found = {
  matches: [],
  total: 0,
  facets: {},
  facetsStats: {},
  exhaustive: { nbHits: true, facetsCount: true, typo: true },
}

function planOf(query: string): Plan {
  return {
    words: query.split(' ').map((word) => ({ word, optional: false, alternatives: [] })),
    phrases: [],
    without: [],
    within: null,
    filter: null,
    preferred: [],
    sumFilterScores: false,
    ranking: [],
    customRanking: [],
    minProximity: 1,
    distinct: null,
    offset: 0,
    length: 20,
    facets: [],
    maxValuesPerFacet: 100,
    facetOrder: 'count',
    pinned: [],
    hidden: [],
  }
}

/** Finds a plan if all its required words are known, and records the attempts. */
function search(query: string, strategy: Parameters<typeof findOrRemoveWords>[1], known: readonly string[]) {
  const tried: string[] = []
  const outcome = findOrRemoveWords(planOf(query), strategy, ({ words }) => {
    const needed = words.filter(({ optional }) => !optional).map(({ word }) => word)
    tried.push(needed.join(' '))
    return { ...EMPTY, total: needed.every((word) => known.includes(word)) ? 1 : 0 }
  })
  return { tried, removed: outcome.removed, total: outcome.found.total }
}

describe('a search without results', () => {
  it('is not repeated without a strategy', () => {
    expect(search('a b', 'none', ['a'])).toEqual({ tried: ['a b'], removed: [], total: 0 })
  })

  it('is not repeated when something was found', () => {
    expect(search('a b', 'lastWords', ['a', 'b'])).toEqual({ tried: ['a b'], removed: [], total: 1 })
  })

  it('is repeated without the last words, one after the other', () => {
    expect(search('a b c', 'lastWords', ['a'])).toEqual({
      tried: ['a b c', 'a b', 'a'],
      removed: ['b', 'c'],
      total: 1,
    })
  })

  it('is repeated without the first words', () => {
    expect(search('a b c', 'firstWords', ['b', 'c'])).toEqual({
      tried: ['a b c', 'b c'],
      removed: ['a'],
      total: 1,
    })
  })

  it("is repeated without the other of two words when the strategy's choice finds nothing", () => {
    expect(search('heart zebra', 'firstWords', ['heart'])).toEqual({
      tried: ['heart zebra', 'zebra', 'heart'],
      removed: ['zebra'],
      total: 1,
    })
    expect(search('zebra heart', 'lastWords', ['heart']).removed).toEqual(['zebra'])
    expect(search('zebra lion', 'lastWords', []).total).toBe(0)
  })

  it('never removes the only word, and at most five', () => {
    expect(search('a', 'lastWords', [])).toEqual({ tried: ['a'], removed: [], total: 0 })
    expect(search('a b c d e f g', 'lastWords', []).tried).toEqual([
      'a b c d e f g',
      'a b c d e f',
      'a b c d e',
      'a b c d',
      'a b c',
      'a b',
    ])
  })

  it('makes all words optional at once, and marks none as removed', () => {
    expect(search('a b', 'allOptional', [])).toEqual({ tried: ['a b', ''], removed: [], total: 1 })
    expect(search('a', 'allOptional', [])).toEqual({ tried: ['a'], removed: [], total: 0 })
  })
})

describe('the query after removal', () => {
  it('marks removed words at their positions', () => {
    const atEnd = { fromEnd: true, rules: { languages: ['en'] } }
    expect(queryAfterRemoval('Red fox, red hat', ['red', 'hat'], atEnd)).toBe(
      'Red fox, <em>red</em> <em>hat</em>',
    )
    expect(queryAfterRemoval('Red fox, red hat', ['red'], { ...atEnd, fromEnd: false })).toBe(
      '<em>Red</em> fox, red hat',
    )
    expect(queryAfterRemoval('a b', [], atEnd)).toBe('a b')
  })
})

describe('a search with few records that have all words', () => {
  const wide = (plan: Plan) => ({ ...plan, ranking: ['words', 'missingWords'] as const })
  /** Two records have every word, and 20 have some subsets. */
  const find =
    (...sets: string[]) =>
    ({ words }: Plan): Found => {
      const needed = words.flatMap(({ word, optional }) => (optional ? [] : [word])).join(' ')
      return { ...EMPTY, total: sets.includes(needed) ? 20 : 2 }
    }

  it('also finds records without the words that are removed first, and marks none as removed', () => {
    const outcome = findOrWiden(wide(planOf('team meeting')), 'firstWords', find('meeting'))
    expect(outcome).toMatchObject({ removed: [], found: { total: 20 } })
  })

  it('finds no more when the ranking does not ask for it, or no strategy is set', () => {
    expect(findOrWiden(planOf('team meeting'), 'firstWords', find('meeting')).found.total).toBe(2)
    expect(findOrWiden(wide(planOf('team meeting')), 'none', find('meeting')).found.total).toBe(2)
  })

  it('makes as few words optional as needed', () => {
    const outcome = findOrWiden(
      wide(planOf('big team meeting')),
      'firstWords',
      find('team meeting', 'meeting'),
    )
    expect(outcome.plan.words.map(({ optional }) => optional)).toEqual([true, false, false])
  })

  it('does not split a phrase that has a synonym', () => {
    const plan = wide(planOf('hot dog'))
    const sausage = { words: ['sausage'], kind: 'synonym', typos: 0, span: 2 } as const
    const words = plan.words.map((word, at) => (at === 0 ? { ...word, alternatives: [sausage] } : word))
    expect(findOrWiden({ ...plan, words }, 'firstWords', find('dog')).found.total).toBe(2)
  })
})
