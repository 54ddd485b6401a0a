import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { readValue } from '#local/search/query/values/reader.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { checkShapes } from './check-shapes.ts'
import { SETTINGS, type SettingName, type SettingsChange, type StoredSettings } from './setting-table.ts'

/** In every response to GET settings, and so accepted where a client sends that response back. */
const ANSWERED_ONLY = new Set(['version', 'primary'])

/** Former names of settings, which Algolia still accepts. */
const FORMER_NAMES: Readonly<Record<string, SettingName>> = {
  attributesToIndex: 'searchableAttributes',
  numericAttributesToIndex: 'numericAttributesForFiltering',
}

/** Reads the body of PUT settings. */
export function readSettings(body: Json): Result<SettingsChange> {
  if (!isObject(body)) return refuse('Settings must be an object')
  const change: Record<string, unknown> = {}
  for (const [said, given] of Object.entries(body)) {
    if (ANSWERED_ONLY.has(said)) continue
    const name = Object.hasOwn(FORMER_NAMES, said) ? (FORMER_NAMES[said] ?? said) : said
    if (!isSetting(name))
      return refuse(`Invalid object attributes: ${name} near line:1 column:${column(body, name)}`)
    if (name !== said && (given === null || Object.hasOwn(body, name))) continue
    const value = given === null ? accept(null) : readValue<unknown>(SETTINGS[name].reader, name, given)
    if (!value.ok) return value
    change[name] = value.value
  }
  return checkShapes(change)
}

/** Merges a change into the settings of an index. */
export function mergeSettings(stored: StoredSettings, change: SettingsChange): StoredSettings {
  const merged = Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null)
  return Object.fromEntries(merged)
}

function isSetting(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name)
}

/** The column in Algolia's error: the end of the unknown name. */
function column(body: { readonly [name: string]: Json }, name: string): number {
  const source = JSON.stringify(body)
  return source.indexOf(`${JSON.stringify(name)}:`) + JSON.stringify(name).length
}
