import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '#local/search/model/store.ts'
import { completeSettings } from '#local/search/query/settings/complete.ts'
import { schemaOf } from '#local/search/query/settings/schema-of.ts'
import type { SettingName, Settings, StoredSettings } from '#local/search/query/settings/setting-table.ts'

/** Settings that say how records are cut into words and indexed: that is done once, for a primary and its replicas. */
export const INDEXED_ONCE = [
  'searchableAttributes',
  'indexLanguages',
  'disablePrefixOnAttributes',
  'numericAttributesForFiltering',
  'camelCaseAttributes',
  'decompoundedAttributes',
  'separatorsToIndex',
  'keepDiacriticsOnCharacters',
  'customNormalization',
  'attributesToTransliterate',
] as const satisfies readonly SettingName[]

/** What a virtual replica takes from its primary besides; it may not say these itself. */
export const NOT_FOR_VIRTUAL = [...INDEXED_ONCE, 'attributesForFaceting', 'attributeForDistinct'] as const

/** The schema of a primary's records: by its own settings, with the facets of its standard replicas besides. */
export function storeSchema(primary: StoredSettings, replicas: readonly StoredSettings[]): Schema {
  const facets = [primary, ...replicas].flatMap(({ attributesForFaceting }) => attributesForFaceting ?? [])
  return schemaOf(completeSettings({ ...primary, attributesForFaceting: [...new Set(facets)] }))
}

export function isSameSchema(a: Schema, b: Schema): boolean {
  return isDeepStrictEqual(a, b)
}

/** The settings by which a replica searches its primary's records. */
export function replicaSettings(own: StoredSettings, primary: StoredSettings, virtual: boolean): Settings {
  const shared = pick(primary, virtual ? NOT_FOR_VIRTUAL : INDEXED_ONCE)
  const settings = { ...completeSettings(omit(own, virtual ? NOT_FOR_VIRTUAL : INDEXED_ONCE)), ...shared }
  return virtual ? { ...settings, ranking: customFirst(settings.ranking) } : settings
}

/** A virtual replica sorts by its own ranking before it asks how well a record matches. */
function customFirst(ranking: readonly string[]): readonly string[] {
  return ['custom', ...ranking.filter((criterion) => criterion !== 'custom')]
}

function pick(settings: StoredSettings, names: readonly SettingName[]): StoredSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.some((each) => each === name)))
}

export function omit(settings: StoredSettings, names: readonly SettingName[]): StoredSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.some((each) => each === name)))
}
