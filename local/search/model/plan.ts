import type { Filter } from './filter.ts'
import type { Around, Place } from './geo.ts'
import type { IndexRecord } from './record.ts'

/** How well a word of the index stands for a word of the query. */
export type MatchKind = 'exact' | 'prefix' | 'typo' | 'plural' | 'synonym' | 'concatenation' | 'split'

/**
 * What may stand for a word of the query: one word of the index, or several in a row (multi-word synonym, split).
 * Of kind `prefix` the last of `words` is a beginning: every word of the index that begins so stands for it, and
 * `typos` counts the edits of the beginning. Every other kind names whole words.
 */
export interface Alternative {
  readonly words: readonly string[]
  readonly kind: MatchKind
  readonly typos: 0 | 1 | 2
  /** How many words of the query it stands for: 1, or 2 and more for concatenations and multi-word synonyms. */
  readonly span: number
}

/** A word of the query in its place, with all that may stand for it. Each is folded as the index folds. */
export interface PlannedWord {
  readonly word: string
  readonly optional: boolean
  readonly alternatives: readonly Alternative[]
}

/**
 * An order of Algolia's `ranking`; `custom` stands for the attributes of `customRanking`. `missingWords`, `otherWords`
 * and `typedWords` are our own: how many words of the query are missing, how much the best value says besides the query,
 * and how many words are there as they were typed, rather than as a synonym.
 */
export type Criterion =
  | 'typo'
  | 'geo'
  | 'words'
  | 'filters'
  | 'proximity'
  | 'attribute'
  | 'exact'
  | 'missingWords'
  | 'otherWords'
  | 'typedWords'
  | 'custom'
  | { readonly attribute: string; readonly order: 'asc' | 'desc' }

export interface AttributeOrder {
  readonly attribute: string
  readonly order: 'asc' | 'desc'
}

/** Attributes of one rank are equally important, the lowest most. `ordered`: earlier words count for more. */
export interface SearchableAttribute {
  readonly path: string
  readonly rank: number
  readonly ordered: boolean
}

/** Which matches of a word are exact. */
export interface ExactRule {
  /** Of a query of one word: an exact match needs the word to be the whole value, to be anywhere, or is never one. */
  readonly single: 'attribute' | 'word' | 'none'
  /** What counts as the word itself besides: other numbers of it, synonyms of one word, synonyms of several. */
  readonly besides: readonly ('plural' | 'synonym' | 'synonym of several words')[]
  /** Attributes in which nothing counts as exact. */
  readonly notIn?: readonly string[]
}

export const DEFAULT_EXACT: ExactRule = { single: 'attribute', besides: ['plural', 'synonym'] }

/** A search, ready to run on the records of an index. */
export interface Plan {
  readonly words: readonly PlannedWord[]
  /** Only what has the fewest typos (1), or one of the two fewest numbers of them (2), is kept; all where it is unset. */
  readonly fewestTypos?: 1 | 2
  /** What the criterion `exact` counts; unset, what `DEFAULT_EXACT` says. */
  readonly exact?: ExactRule
  /** Phrases in quotes: their words have to be in sequence. */
  readonly phrases: readonly (readonly string[])[]
  /** Words after a minus: what holds one of them is left out. */
  readonly without: readonly string[]
  /** Searchable attributes to look in; null for all. */
  readonly within: readonly string[] | null
  /** How much attributes count for, where that is not as the schema says; `ordered` only where it is so there. */
  readonly searchable?: readonly SearchableAttribute[] | undefined
  /** Attributes in which words are found without typos alone; unset, those of the schema. */
  readonly withoutTypos?: readonly string[]
  readonly filter: Filter | null
  /** What the criterion `geo` measures from; unset where there is no centre. */
  readonly around?: Around | undefined
  /** Facet filters that do not narrow but raise: `optionalFilters`. */
  readonly preferred: readonly Filter[]
  readonly sumFilterScores: boolean
  readonly ranking: readonly Criterion[]
  readonly customRanking: readonly AttributeOrder[]
  readonly minProximity: number
  readonly distinct: { readonly attribute: string; readonly keep: number } | null
  readonly offset: number
  readonly length: number
  /** Attributes to count the values of; `'*'` for every facet. */
  readonly facets: readonly string[] | '*'
  /** Facets that are counted among the records that `distinct` leaves; unset for none. */
  readonly countedAfterDistinct?: readonly string[] | '*'
  readonly maxValuesPerFacet: number
  readonly facetOrder: 'count' | 'alpha'
  /** Pinned by rules: their positions (from 0), whether they match or not. */
  readonly pinned: readonly { readonly objectID: string; readonly position: number }[]
  readonly hidden: readonly string[]
}

/** The ranking of a hit, as `_rankingInfo` returns it. */
export interface RankingInfo {
  readonly nbTypos: number
  readonly firstMatchedWord: number
  readonly proximityDistance: number
  readonly userScore: number
  /** In steps of `geoPrecision`, which is in metres. */
  readonly geoDistance: number
  readonly geoPrecision: number
  /** The nearest of the record's locations, `distance` in metres; only where there is a centre. */
  readonly matchedGeoLocation?: Place & { readonly distance: number }
  readonly nbExactWords: number
  readonly words: number
  readonly filters: number
  readonly promoted?: boolean
}

export interface Match {
  readonly objectID: string
  /** Read on demand. */
  readonly record: IndexRecord
  readonly ranking: RankingInfo
}

export interface FacetStats {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

/** What carrying out a plan found. */
export interface Found {
  readonly matches: readonly Match[]
  readonly total: number
  /** In metres, where the radius was worked out. */
  readonly automaticRadius?: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facetsStats: Readonly<Record<string, FacetStats>>
  /** `ranking` is false where a criterion looked at the best of a very large match only. Counts are always exact. */
  readonly exhaustive: {
    readonly nbHits: boolean
    readonly facetsCount: boolean
    readonly typo: boolean
    readonly ranking?: boolean
  }
}
