import type { Json } from '#local/search/model/record.ts'
import { warningsFor } from '#local/search/query/options/warnings.ts'
import { mergeSettings, readSettings } from '#local/search/query/settings/read-settings.ts'
import { searchableOf } from '#local/search/query/settings/searchable.ts'
import type { SettingsChange, StoredSettings } from '#local/search/query/settings/setting-table.ts'
import { INDEXED_ONCE } from './store-schema.ts'

/**
 * One sentence for each part of a change to settings that has no effect; none for a change that is refused.
 *
 * @param stored the settings of the index before
 */
export function warningsForSettings(
  body: { readonly [name: string]: Json },
  ofReplica: boolean,
  stored: StoredSettings = {},
): readonly string[] {
  const read = readSettings(body)
  if (!read.ok) return []
  const shared = ofReplica ? INDEXED_ONCE.filter((name) => (read.value[name] ?? null) !== null) : []
  return [
    ...warningsFor(read.value),
    ...shared.map((name) => `${name}: the records of a replica are indexed as its primary says`),
    ...(ofReplica ? [] : notSearched(read.value, stored)),
  ].sort()
}

/** camelCase is split in named searchable attributes; without names all attributes are searched as one. */
function notSearched(change: SettingsChange, stored: StoredSettings): readonly string[] {
  if (!('camelCaseAttributes' in change) && !('searchableAttributes' in change)) return []
  const { camelCaseAttributes = [], searchableAttributes } = mergeSettings(stored, change)
  const searched = searchableOf(searchableAttributes ?? []).map(({ path }) => path)
  return (camelCaseAttributes ?? [])
    .filter((path) => !searched.includes(path))
    .map((path) => `camelCaseAttributes: ${path} is not named in searchableAttributes`)
}
