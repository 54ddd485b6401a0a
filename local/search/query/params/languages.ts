import type { Settings } from '#local/search/query/settings/setting-table.ts'

/** The languages with plurals, stop words or text rules in this engine. */
const KNOWN_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'ja', 'ko'] as const

/**
 * The languages of a setting: those that it lists, or for `true` those of the query, else those of the index,
 * else all known languages.
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
