import type { SearchRequest } from './param-table.ts'

/** The rule context and analytics tag that `naturalLanguages` adds. */
const NATURAL_LANGUAGE = 'natural_language'

/** `naturalLanguages` sets several parameters at once; those that the request sets itself take precedence. */
export function withNaturalLanguages(request: SearchRequest): SearchRequest {
  const languages = request.naturalLanguages ?? []
  if (languages.length === 0) return request
  return {
    removeStopWords: languages,
    ignorePlurals: languages,
    removeWordsIfNoResults: 'allOptional',
    ...request,
    ruleContexts: [...(request.ruleContexts ?? []), NATURAL_LANGUAGE],
  }
}

/** `similarQuery` replaces the query and makes the search a broad one. */
export function withSimilarQuery(request: SearchRequest): SearchRequest {
  if (request.similarQuery === undefined || request.similarQuery === null) return request
  return { ...request, query: request.similarQuery, queryType: 'prefixNone', removeStopWords: true }
}
