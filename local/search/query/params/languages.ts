import type { Settings } from '#local/search/query/settings/setting-table.ts'

/** The languages that this engine knows something of. */
export const KNOWN_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'ja', 'ko'] as const

/**
 * The languages that a setting names: its own, or for `true` those of the query, else those of the index, else all
 * that are known.
 */
export function languagesOf(
  setting: boolean | readonly string[],
  settings: Pick<Settings, 'queryLanguages' | 'indexLanguages'>,
): readonly string[] {
  if (setting === false) return []
  if (setting !== true) return setting
  if (settings.queryLanguages.length > 0) return settings.queryLanguages
  return settings.indexLanguages.length > 0 ? settings.indexLanguages : KNOWN_LANGUAGES
}
