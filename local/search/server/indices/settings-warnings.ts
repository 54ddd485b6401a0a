import type { Json } from '#local/search/model/record.ts'
import { warningsFor } from '#local/search/query/options/warnings.ts'
import { readSettings } from '#local/search/query/settings/read-settings.ts'
import { INDEXED_ONCE } from './store-schema.ts'

/** What of a change to settings has no effect, a sentence each; none for a change that is refused anyway. */
export function warningsForSettings(
  body: { readonly [name: string]: Json },
  ofReplica: boolean,
): readonly string[] {
  const read = readSettings(body)
  if (!read.ok) return []
  const shared = ofReplica ? INDEXED_ONCE.filter((name) => (read.value[name] ?? null) !== null) : []
  return [
    ...warningsFor(read.value),
    ...shared.map((name) => `${name}: the records of a replica are indexed as its primary says`),
  ].sort()
}
