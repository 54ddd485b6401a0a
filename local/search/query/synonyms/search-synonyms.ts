import { synonymType } from './read-synonym.ts'
import type { Synonym } from './synonym.ts'

export interface SynonymSearch {
  readonly query?: string
  /** One type, or several with commas. */
  readonly type?: string
  readonly page?: number
  readonly hitsPerPage?: number
}

export interface SynonymHits {
  readonly hits: readonly (Synonym & { readonly _highlightResult: Readonly<Record<string, never>> })[]
  readonly nbHits: number
}

const PAGE_SIZE = 100

/** Synonyms that hold every word of the query, in the order they were saved in. */
export function searchSynonyms(synonyms: readonly Synonym[], search: SynonymSearch): SynonymHits {
  const { query = '', page = 0, hitsPerPage = PAGE_SIZE } = search
  const types = new Set((search.type ?? '').split(',').map((type) => synonymType(type.trim())))
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = synonyms.filter((synonym) => {
    const ofType = types.has(undefined) || types.has(synonym.type)
    return ofType && holdsAll(synonym, words)
  })
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return { hits: hits.map((synonym) => ({ ...synonym, _highlightResult: {} })), nbHits: found.length }
}

function holdsAll(synonym: Synonym, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { type: _, ...said } = synonym
  const text = Object.values(said).flat().join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}
