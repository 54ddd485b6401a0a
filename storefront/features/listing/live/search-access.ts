/** How the browser reaches the search engine. All of it is public: the key may search and nothing else. */
export interface SearchAccess {
  readonly appId: string
  readonly key: string
  /** Begins the names of the indices. */
  readonly prefix: string
  /** Where this site stands in for Algolia, a path of its own; null where Algolia itself is asked. */
  readonly path: string | null
}
