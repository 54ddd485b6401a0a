import { compilePattern, matchPath } from '#local/search/server/http/match-route.ts'
import { BATCH_ROUTES } from './batches.ts'
import { ENTRY_ROUTES } from './entries.ts'
import { EVENT_ROUTES } from './events.ts'
import { INDEX_ROUTES } from './indices.ts'
import { KEY_ROUTES } from './keys.ts'
import { OPERATION_ROUTES } from './operations.ts'
import { READ_RECORD_ROUTES } from './read-records.ts'
import { RECOMMEND_ROUTES } from './recommend.ts'
import type { Route } from './route.ts'
import { SEARCH_ROUTES } from './search.ts'
import { SETTINGS_ROUTES } from './settings.ts'
import { WRITE_RECORD_ROUTES } from './write-records.ts'

/** All routes. */
export const ROUTES: readonly Route[] = [
  ...SEARCH_ROUTES,
  ...READ_RECORD_ROUTES,
  ...WRITE_RECORD_ROUTES,
  ...BATCH_ROUTES,
  ...SETTINGS_ROUTES,
  ...ENTRY_ROUTES,
  ...INDEX_ROUTES,
  ...KEY_ROUTES,
  ...EVENT_ROUTES,
  ...RECOMMEND_ROUTES,
  ...OPERATION_ROUTES,
]

/** Fixed segments take precedence over parameters: `/settings` is not the id of a record. */
const COMPILED = ROUTES.map((route) => ({ route, pattern: compilePattern(route.path) })).sort(
  (a, b) => namesIn(a.pattern) - namesIn(b.pattern),
)

export interface Matched {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** The route of a request; `wrong-method` where only other methods have this path. */
export function findRoute(method: string, path: readonly string[]): Matched | 'wrong-method' | null {
  let known = false
  for (const { route, pattern } of COMPILED) {
    const params = matchPath(pattern, path)
    if (params === null) continue
    if (route.method === method) return { route, params }
    known = true
  }
  return known ? 'wrong-method' : null
}

function namesIn(pattern: readonly string[]): number {
  return pattern.filter((piece) => piece.startsWith(':')).length
}
