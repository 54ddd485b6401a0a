/** How the browser reaches the search engine. All of it is public: the key allows searches only. */
export interface SearchAccess {
  readonly appId: string
  readonly key: string
  /** Prefix of the index names. */
  readonly prefix: string
  /** The path of the local search engine on this site; null where browsers query Algolia. */
  readonly path: string | null
}
