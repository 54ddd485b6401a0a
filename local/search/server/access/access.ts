import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import type { Acl } from './acl.ts'

/** The rights of a request's key. */
export interface Access {
  readonly key: string
  /** Whether the key has all rights, including key management. */
  readonly isAdmin: boolean
  allows(acl: Acl): boolean
  mayUse(index: string): boolean
  /** Parameters that the key forces on each search. */
  readonly imposed: readonly SearchRequest[]
  /** Most hits of one query; null for no limit. */
  readonly maxHitsPerQuery: number | null
  /** Most hits of all searches of one call together; null for the general limit. */
  readonly maxHitsPerCall: number | null
  /** Attributes that responses may contain; null for all. */
  readonly attributes: readonly string[] | null
}

/** For requests that need no key. */
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
