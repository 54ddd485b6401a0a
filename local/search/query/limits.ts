/** Limits of one call. A request above a limit is refused with 400 and the limit, before any work is done. */
export const LIMITS = {
  /** Bytes of the body of a search, of any kind: 50 searches with long filters take less. */
  searchBodyBytes: 512 * 1024,
  /** Bytes of any other body. Algolia recommends batches of 10 MB. */
  writeBodyBytes: 64 * 1024 * 1024,
  /** Searches of one call: Algolia's limit. */
  searchesPerCall: 50,
  /** Hits of all searches of one call together. */
  hitsPerCall: 10_000,
  /** Conditions of all filters of one search. */
  filterTermsPerSearch: 1_000,
  /** Conditions of all filters of all searches of one call. */
  filterTermsPerCall: 2_000,
  /**
   * Passes over the numbers of an attribute that one search may take: each comparison takes one, but those of
   * one attribute in an `OR` share one.
   */
  comparisonsPerSearch: 100,
  /**
   * Conditions of a search whose filters have different scores for different records: each may double the
   * levels.
   */
  scoredTermsPerSearch: 100,
  /** Optional filters of one search: each may double the levels that documents are ranked by. */
  optionalFilterTerms: 100,
  /** Facets counted by one search. */
  facetsPerSearch: 100,
} as const
