import type { Rule } from '#local/search/query/rules/rule.ts'
import type { StoredSettings } from '#local/search/query/settings/setting-table.ts'
import type { Synonym } from '#local/search/query/synonyms/synonym.ts'

/** The configuration of an index. Parts that did not change stay the same objects. */
export interface Config {
  readonly settings: StoredSettings
  readonly rules: readonly Rule[]
  readonly synonyms: readonly Synonym[]
}

export const NO_CONFIG: Config = { settings: {}, rules: [], synonyms: [] }

/** A change to the rules or the synonyms of an index. */
export interface EntriesChange<Entry> {
  readonly put: readonly Entry[]
  readonly remove: readonly string[]
  /** Whether all other entries are removed. */
  readonly replaceAll: boolean
}

/** The list after a change: a new entry replaces the one with the same `objectID`. */
export function changeEntries<Entry extends { readonly objectID: string }>(
  entries: readonly Entry[],
  change: EntriesChange<Entry>,
): readonly Entry[] {
  const after = new Map(change.replaceAll ? [] : entries.map((entry) => [entry.objectID, entry]))
  for (const entry of change.put) after.set(entry.objectID, entry)
  for (const objectID of change.remove) after.delete(objectID)
  return [...after.values()]
}
