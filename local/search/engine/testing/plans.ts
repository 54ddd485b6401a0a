import type { Alternative, Plan, PlannedWord } from '../../model/plan.ts'

/** A plan that matches everything, from which tests change what they are about. */
export const MATCH_ALL: Plan = {
  words: [],
  phrases: [],
  without: [],
  within: null,
  filter: null,
  preferred: [],
  sumFilterScores: false,
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
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

/** Words of a query with no alternatives but themselves and the given ones. */
export function plannedWords(
  ...words: readonly (string | readonly [string, ...Alternative[]])[]
): PlannedWord[] {
  return words.map((given) => {
    const [word, ...others] = typeof given === 'string' ? ([given] as const) : given
    return { word, optional: false, alternatives: [alternativeFor(word), ...others] }
  })
}

export function alternativeFor(word: string, more: Partial<Alternative> = {}): Alternative {
  return { words: [word], kind: 'exact', typos: 0, span: 1, ...more }
}
