import type { RecordStore } from '#local/search/model/store.ts'
import type { Rule } from './rules/rule.ts'
import type { Settings } from './settings/setting-table.ts'
import type { Synonym } from './synonyms/synonym.ts'

/**
 * An index prepared for searching. While its rules and synonyms do not change, their lists are the same
 * objects, which are the keys of caches.
 */
export interface SearchableIndex {
  readonly name: string
  readonly store: RecordStore
  readonly settings: Settings
  readonly rules: readonly Rule[]
  readonly synonyms: readonly Synonym[]
  /** Attributes that responses may contain, whatever a request asks for; absent or null for all. */
  readonly retrievableAttributes?: readonly string[] | null
}

/** Inputs of a search from outside: clock and random ids. */
export interface SearchContext {
  /** Milliseconds since 1970: rules have periods. */
  readonly now: number
  /** Milliseconds since the request arrived. */
  readonly elapsedMs: () => number
  /** A new id for a search whose clicks are tracked. */
  readonly newQueryID: () => string
}
