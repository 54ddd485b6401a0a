import { MAX_SEARCHABLE } from '#local/search/engine/segment/layout.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { readModified } from './notation.ts'
import { readCriterion, readOrder } from './orders.ts'
import { searchableOf } from './searchable.ts'
import type { SettingsChange } from './setting-table.ts'

/** The modifiers that each list of attributes allows. */
const MODIFIERS: Readonly<Record<string, readonly string[]>> = {
  searchableAttributes: ['unordered', 'ordered'],
  attributesForFaceting: ['filterOnly', 'searchable', 'afterDistinct'],
  numericAttributesForFiltering: ['equalOnly'],
  replicas: ['virtual'],
}

/** Algolia keeps 32 KB of `userData`. */
const MAX_USER_DATA_BYTES = 32 * 1024

/** Refuses settings whose values have the right type but are invalid. */
export function checkShapes(change: Readonly<Record<string, unknown>>): Result<SettingsChange> {
  const read: SettingsChange = change
  const fault =
    wrongModifier(read) ??
    (read.searchableAttributes ?? []).map(wrongSearchable).find((each) => each !== null) ??
    tooManySearchable(read) ??
    (read.customRanking ?? []).map(wrongOrder).find((each) => each !== null) ??
    (read.ranking ?? []).map(wrongCriterion).find((each) => each !== null) ??
    wrongNormalization(read) ??
    tooMuchUserData(read)
  return fault ? refuse(fault) : accept(read)
}

function wrongModifier(change: SettingsChange): string | null {
  for (const [setting, known] of Object.entries(MODIFIERS)) {
    const sources = change[setting as keyof SettingsChange]
    if (!Array.isArray(sources)) continue
    for (const source of sources.map(String)) {
      const wrong = readModified(source).modifiers.find((modifier) => !known.includes(modifier))
      if (wrong) return `Invalid modifier in ${setting}: ${wrong}, expected one of ${known.join(', ')}`
    }
  }
  return null
}

function wrongSearchable(source: string): string | null {
  return searchableOf([source]).some(({ path }) => path === '')
    ? `Invalid attribute name in searchableAttributes: "${source}"`
    : null
}

function tooManySearchable({ searchableAttributes }: SettingsChange): string | null {
  const count = searchableOf(searchableAttributes ?? []).length
  return count > MAX_SEARCHABLE
    ? `searchableAttributes: ${count} attributes, an index may have ${MAX_SEARCHABLE}`
    : null
}

function wrongOrder(source: string): string | null {
  return readOrder(source)
    ? null
    : `Invalid customRanking: ${source}, expected asc(attribute) or desc(attribute)`
}

function wrongCriterion(source: string): string | null {
  return readCriterion(source)
    ? null
    : `Invalid ranking criterion: ${source}, expected a criterion, asc(attribute) or desc(attribute)`
}

/** Algolia replaces one character by at most two, in a group for each language or `default`. */
function wrongNormalization({ customNormalization }: SettingsChange): string | null {
  for (const [language, replacements] of Object.entries(customNormalization ?? {})) {
    if (!isObject(replacements))
      return `Invalid value for customNormalization.${language}, expected an object`
    for (const [from, to] of Object.entries(replacements)) {
      if ([...from].length !== 1 || typeof to !== 'string' || [...to].length > 2) {
        return `Invalid customNormalization: "${from}", expected one character and at most two in its place`
      }
    }
  }
  return null
}

function tooMuchUserData({ userData }: SettingsChange): string | null {
  return Buffer.byteLength(JSON.stringify(userData ?? null)) > MAX_USER_DATA_BYTES
    ? 'userData is too big, expected at most 32 KB'
    : null
}
