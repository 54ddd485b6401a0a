import type { Json } from '#local/search/model/record.ts'
import { defaultsOf } from '#local/search/query/values/reader.ts'
import { SETTINGS, type Settings, type StoredSettings } from './setting-table.ts'

export const DEFAULT_SETTINGS: Settings = defaultsOf(SETTINGS)

/** The settings of an index, completed with the defaults. */
export function completeSettings(stored: StoredSettings): Settings {
  return { ...DEFAULT_SETTINGS, ...stored }
}

/** The settings that Algolia returns for every index, whether they are set or not. */
const ALWAYS_SHOWN = [
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'hitsPerPage',
  'maxValuesPerFacet',
  'searchableAttributes',
  'attributesToRetrieve',
  'unretrievableAttributes',
  'optionalWords',
  'attributesForFaceting',
  'attributesToSnippet',
  'attributesToHighlight',
  'paginationLimitedTo',
  'attributeForDistinct',
  'exactOnSingleWordQuery',
  'ranking',
  'customRanking',
  'separatorsToIndex',
  'removeWordsIfNoResults',
  'queryType',
  'highlightPreTag',
  'highlightPostTag',
  'alternativesAsExact',
] as const

/** The version of Algolia's settings format that clients expect. */
const FORMAT = 2

/** The answer to GET settings. `primary` is the index that a replica follows. */
export function shownSettings(
  stored: StoredSettings,
  primary: string | null = null,
): Readonly<Record<string, Json>> {
  const shown = ALWAYS_SHOWN.map((name) => [name, stored[name] ?? shownDefault(name)] as const)
  return {
    ...Object.fromEntries(shown),
    ...stored,
    version: FORMAT,
    ...(primary === null ? {} : { primary }),
  }
}

/** Without optional words Algolia omits the field instead of returning an empty list. */
function shownDefault(name: (typeof ALWAYS_SHOWN)[number]): Json {
  return name === 'optionalWords' ? null : DEFAULT_SETTINGS[name]
}
