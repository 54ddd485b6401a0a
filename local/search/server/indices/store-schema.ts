import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '#local/search/model/store.ts'
import { completeSettings } from '#local/search/query/settings/complete.ts'
import { schemaOf } from '#local/search/query/settings/schema-of.ts'
import type { SettingName, Settings, StoredSettings } from '#local/search/query/settings/setting-table.ts'

/**
 * Settings that decide how records are split into words and indexed, which is done once for a primary and its
 * replicas.
 */
export const INDEXED_ONCE = [
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

/** Further settings that a virtual replica takes from its primary; it may not have its own. */
export const NOT_FOR_VIRTUAL = [
  ...INDEXED_ONCE,
  'searchableAttributes',
  'attributesForFaceting',
  'attributeForDistinct',
] as const

/** The settings of a replica, and its kind. */
export interface ReplicaSettings {
  readonly settings: StoredSettings
  readonly virtual: boolean
}

/**
 * The schema of a primary's records: for the index itself, and for what its replicas search, count and sort
 * by.
 */
export function storeSchema(primary: StoredSettings, replicas: readonly ReplicaSettings[]): Schema {
  const own = schemaOf(completeSettings(primary))
  const others = replicas.map(({ settings, virtual }) =>
    schemaOf(replicaSettings(settings, primary, virtual)),
  )
  const order = others.flatMap((replica) => replica.order.map(({ attribute }) => attribute))
  const sorted = unique(order.filter((path) => own.order.every(({ attribute }) => attribute !== path)))
  return {
    ...own,
    ...(sorted.length > 0 && { sorted }),
    searchable: others.flatMap(({ searchable }) => searchable).reduce(withSearchable, own.searchable),
    facets: others.flatMap(({ facets }) => facets).reduce(withFacet, own.facets),
    numeric: own.numeric && unique([...own.numeric, ...others.flatMap(numbersOf)]),
  }
}

/**
 * Each search sets the rank of an attribute; positions of words are distinguished where one of them needs it.
 */
function withSearchable(
  known: Schema['searchable'],
  attribute: Schema['searchable'][number],
): Schema['searchable'] {
  const same = known.find(({ path }) => path === attribute.path)
  if (!same) return [...known, attribute]
  if (same.ordered || !attribute.ordered) return known
  return known.map((each) => (each === same ? { ...each, ordered: true } : each))
}

function withFacet(facets: Schema['facets'], facet: Schema['facets'][number]): Schema['facets'] {
  const known = facets.find(({ path }) => path === facet.path)
  if (!known) return [...facets, facet]
  const both = {
    path: facet.path,
    counted: known.counted || facet.counted,
    searchable: known.searchable || facet.searchable,
  }
  return facets.map((each) => (each === known ? both : each))
}

function numbersOf({ numeric, order }: Schema): readonly string[] {
  return [...(numeric ?? []), ...order.map(({ attribute }) => attribute)]
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}

export function isSameSchema(a: Schema, b: Schema): boolean {
  return isDeepStrictEqual(a, b)
}

/** The settings with which a replica searches its primary's records. */
export function replicaSettings(own: StoredSettings, primary: StoredSettings, virtual: boolean): Settings {
  const shared = pick(primary, virtual ? NOT_FOR_VIRTUAL : INDEXED_ONCE)
  const settings = { ...completeSettings(omit(own, virtual ? NOT_FOR_VIRTUAL : INDEXED_ONCE)), ...shared }
  return virtual ? { ...settings, ranking: customFirst(settings.ranking) } : settings
}

/** A virtual replica sorts by its own ranking before the textual criteria. */
function customFirst(ranking: readonly string[]): readonly string[] {
  return ['custom', ...ranking.filter((criterion) => criterion !== 'custom')]
}

function pick(settings: StoredSettings, names: readonly SettingName[]): StoredSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.some((each) => each === name)))
}

export function omit(settings: StoredSettings, names: readonly SettingName[]): StoredSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.some((each) => each === name)))
}
