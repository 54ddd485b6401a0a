import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { readValue } from '#local/search/query/values/reader.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { checkShapes } from './check-shapes.ts'
import { SETTINGS, type SettingName, type SettingsChange, type StoredSettings } from './setting-table.ts'

/** Said by every answer to GET settings, and so accepted where a client sends that answer back. */
const ANSWERED_ONLY = new Set(['version', 'primary'])

/** What Algolia called settings before, and still accepts. */
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

/** The settings of an index after a change to them: what the change does not name stays. */
export function mergeSettings(stored: StoredSettings, change: SettingsChange): StoredSettings {
  const merged = Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null)
  return Object.fromEntries(merged)
}

function isSetting(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name)
}

/** Where Algolia's parser stops reading: at the end of the name it does not know. */
function column(body: { readonly [name: string]: Json }, name: string): number {
  const source = JSON.stringify(body)
  return source.indexOf(`${JSON.stringify(name)}:`) + JSON.stringify(name).length
}
