import type { Json } from '#local/search/model/record.ts'
import { accept, type Result } from '#local/search/query/refusal.ts'
import { readOptions } from '#local/search/query/values/read-options.ts'
import { option } from '#local/search/query/values/reader.ts'
import { integer, text } from '#local/search/query/values/scalars.ts'
import { synonymType } from './read-synonym.ts'
import type { Synonym } from './synonym.ts'

export interface SynonymHits {
  readonly hits: readonly (Synonym & { readonly _highlightResult: Readonly<Record<string, never>> })[]
  readonly nbHits: number
}

const OPTIONS = {
  query: option(text, ''),
  /** One type, or several separated by commas. */
  type: option(text, ''),
  page: option(integer(0), 0),
  hitsPerPage: option(integer(1, 1_000), 100),
} as const

/** Synonyms that contain every word of the query, in the order in which they were saved. */
export function searchSynonyms(synonyms: readonly Synonym[], body: Json): Result<SynonymHits> {
  const search = readOptions(OPTIONS, body)
  if (!search.ok) return search
  const { query, type, page, hitsPerPage } = search.value
  const types = new Set(type.split(',').map((each) => synonymType(each.trim())))
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = synonyms.filter((synonym) => {
    const ofType = types.has(undefined) || types.has(synonym.type)
    return ofType && holdsAll(synonym, words)
  })
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return accept({ hits: hits.map((synonym) => ({ ...synonym, _highlightResult: {} })), nbHits: found.length })
}

function holdsAll(synonym: Synonym, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { type: _, ...said } = synonym
  const text = Object.values(said).flat().join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}
