import { randomBytes } from 'node:crypto'
import type { SearchableIndex, SearchContext } from '#local/search/query/searchable-index.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'
import type { Service } from '#local/search/server/service.ts'
import type { Call } from './route.ts'

/** An index with the restrictions of the call's key. */
export function searchedIndex(
  { access }: Call,
  { registry }: Service,
  name: string,
): Outcome<SearchableIndex> {
  if (!access.mayUse(name)) return REFUSALS.indexNotForKey()
  const index = registry.view(name)
  if (!index) return REFUSALS.noIndex(name)
  const { attributes: retrievableAttributes } = access
  if (!access.allows('seeUnretrievableAttributes')) return accept({ ...index, retrievableAttributes })
  return accept({
    ...index,
    retrievableAttributes,
    settings: { ...index.settings, unretrievableAttributes: null },
  })
}

/** Inputs of a search from outside: clock and random ids. */
export function contextOf({ now }: Call): SearchContext {
  const began = performance.now()
  return {
    now: now.getTime(),
    elapsedMs: () => Math.max(1, Math.round(performance.now() - began)),
    newQueryID: () => randomBytes(16).toString('hex'),
  }
}
