import type { PublicKeyLimits } from '#domain/search/public-key.ts'
import { networkOf } from '#domain/visitors/network.ts'
import { refusalOf } from '#local/search/query/secured-key/check-restrictions.ts'
import { fits } from '#local/search/query/secured-key/fits.ts'
import type { Credentials } from '#local/search/server/http/credentials.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Route } from '#local/search/server/routes/route.ts'
import type { Service } from '#local/search/server/service.ts'
import { type Access, NO_ACCESS } from './access.ts'
import { type FoundKey, findKey } from './find-key.ts'
import type { RateLimit } from './rate-limit.ts'

interface AuthorisationRequest {
  readonly route: Pick<Route, 'needs'>
  readonly credentials: Credentials
  /** The index in the path; null where there is none. */
  readonly index: string | null
  readonly now: Date
}

/** Decides whether a key may make a request, with checks in Algolia's order. */
export function authorise(
  { route, credentials, index, now }: AuthorisationRequest,
  { appId, keys }: Pick<Service, 'appId' | 'keys'>,
  rateLimit: RateLimit,
): Outcome<Access> {
  if (route.needs === 'nothing') return accept(NO_ACCESS)
  if (credentials.appId !== appId) return REFUSALS.credentials()
  const found = findKey(keys, credentials.key, now)
  if (!found.ok) return found
  const { key, restrictions } = found.value
  const access = accessOf(found.value, keys.isAdmin(key.value), keys.limitsOf(key.value))
  if (!isEnough(access, route)) return REFUSALS.rights()
  if (index !== null && !access.mayUse(index)) return REFUSALS.indexNotForKey()
  const use = { now: now.getTime(), index, source: credentials.ip }
  const refused = restrictions && refusalOf(restrictions, use)
  if (refused) return refused
  if (!fits(key.referers, credentials.referer)) return REFUSALS.referer()
  // The user token of the request itself is ignored: a caller could send another one each time.
  const caller = restrictions?.request.userToken || networkOf(credentials.ip)
  const isExempt = credentials.isOwn && keys.limitsOf(key.value) !== null
  if (!isExempt && !rateLimit.take(key.value, caller, key.maxQueriesPerIPPerHour, now)) {
    return REFUSALS.tooManyQueries()
  }
  return accept(access)
}

function isEnough(access: Access, { needs }: Pick<Route, 'needs'>): boolean {
  if (needs === 'admin') return access.isAdmin
  return needs === 'key' || needs === 'nothing' || access.allows(needs)
}

function accessOf(
  { key, restrictions, imposed }: FoundKey,
  isAdmin: boolean,
  limits: PublicKeyLimits | null,
): Access {
  const rights = new Set(key.acl)
  return {
    key: key.value,
    isAdmin,
    allows: (acl) => rights.has(acl),
    mayUse: (index) => fits(key.indexes, index) && fits(restrictions?.restrictIndices ?? [], index),
    imposed,
    maxHitsPerQuery: key.maxHitsPerQuery === 0 ? null : key.maxHitsPerQuery,
    maxHitsPerCall: limits?.hitsPerCall ?? null,
    attributes: limits?.attributes ?? null,
  }
}
