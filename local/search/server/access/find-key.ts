import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import { readParamsText } from '#local/search/query/params/read-request.ts'
import { type Restrictions, readSecuredKey } from '#local/search/query/secured-key/read-secured-key.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { ApiKey } from './api-key.ts'
import type { KeyRing } from './key-ring.ts'

/** A key, with the restrictions of a secured key. */
export interface FoundKey {
  readonly key: ApiKey
  /** Null for a key that is not a secured one. */
  readonly restrictions: Restrictions | null
  /** Parameters that the key forces on each search. */
  readonly imposed: readonly SearchRequest[]
}

/** The key of a request: one of the key ring, or a secured key derived from one. */
export function findKey(keys: KeyRing, value: string, now: Date): Outcome<FoundKey> {
  const own = keys.find(value, now)
  if (own) return found(own, null)
  const parents = new Map(keys.parents(now).map((key) => [key.value, key]))
  const secured = readSecuredKey(value, parents.keys())
  if (secured === null) return REFUSALS.credentials()
  if (!secured.ok) return secured
  const parent = parents.get(secured.value.parent)
  return parent ? found(parent, secured.value.restrictions) : REFUSALS.credentials()
}

function found(key: ApiKey, restrictions: Restrictions | null): Outcome<FoundKey> {
  const own = readParamsText(key.queryParameters)
  if (!own.ok) return own
  return accept({
    key,
    restrictions,
    imposed: restrictions ? [own.value, restrictions.request] : [own.value],
  })
}
