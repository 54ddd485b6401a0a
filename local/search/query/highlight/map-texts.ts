import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'

/** The results for the texts of a value, in the structure of the value. */
export type Mapped<T> = T | readonly Mapped<T>[] | { readonly [name: string]: Mapped<T> }

/** Maps a text; null omits it. */
export type MapText<T> = (text: string, where: TextLocation) => T | null

export interface TextLocation {
  /** The path of the text, with dots; positions in lists are not part of it. */
  readonly path: string
  readonly inList: boolean
}

/** Maps all texts and numbers of a value. Values without any, such as booleans and null, are omitted. */
export function mapTexts<T>(
  value: Json,
  mapText: MapText<T>,
  where: TextLocation = { path: '', inList: false },
): Mapped<T> | null {
  if (typeof value === 'string') return mapText(value, where)
  if (typeof value === 'number') return mapText(String(value), where)
  if (Array.isArray(value)) {
    const inList = { ...where, inList: true }
    const mapped = value.map((each) => mapTexts(each, mapText, inList)).filter((each) => each !== null)
    return mapped.length > 0 ? mapped : null
  }
  if (!isObject(value)) return null
  const entries: [string, Mapped<T>][] = []
  for (const [name, given] of Object.entries(value)) {
    const path = where.path === '' ? name : `${where.path}.${name}`
    const mapped = mapTexts(given, mapText, { ...where, path })
    if (mapped !== null) entries.push([name, mapped])
  }
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
