import type { Access } from '#local/search/server/access/access.ts'
import type { Acl } from '#local/search/server/access/acl.ts'
import type { Answer } from '#local/search/server/http/answer.ts'
import type { Outcome } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'

/** A request whose key has been checked. */
export interface Call {
  /** The values of the parameters in the route's path. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Buffer
  readonly access: Access
  /** The caller in the fair queue: the network of the request (`networkOf`). */
  readonly caller: string
  readonly now: Date
}

/** The right that the key needs: an ACL, admin, any valid key, or no key. */
export type Need = Acl | 'admin' | 'key' | 'nothing'

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/1/indexes/:index/query`: a segment after a colon is a parameter. */
  readonly path: string
  readonly needs: Need
  readonly handle: (call: Call, service: Service) => Outcome<Answer> | Promise<Outcome<Answer>>
}

/** The value of a parameter that the route's path contains. */
export function param({ params }: Call, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`the route has no :${name}`)
  return value
}

/** `?forwardToReplicas=true` */
export function isSet({ query }: Call, name: string): boolean {
  return query.get(name) === 'true'
}
