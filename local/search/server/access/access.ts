import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import type { Acl } from './acl.ts'

/** What the key of a request allows. */
export interface Access {
  readonly key: string
  /** Everything, the managing of keys included. */
  readonly isAdmin: boolean
  allows(acl: Acl): boolean
  mayUse(index: string): boolean
  /** Parameters that the key puts upon each search. */
  readonly imposed: readonly SearchRequest[]
  /** Hits of one query; null is as many as asked for. */
  readonly maxHitsPerQuery: number | null
  /** Hits of all searches of one call together; null is as many as any call may have. */
  readonly maxHitsPerCall: number | null
  /** Attributes that answers may hold; null for all. */
  readonly attributes: readonly string[] | null
}

/** Of requests that need no key. */
export const NO_ACCESS: Access = {
  key: '',
  isAdmin: false,
  allows: () => false,
  mayUse: () => false,
  imposed: [],
  maxHitsPerQuery: null,
  maxHitsPerCall: null,
  attributes: null,
}
