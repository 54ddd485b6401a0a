import type { TextRules } from '#local/search/engine/analysis/text-rules.ts'
import type { Found, Plan } from '#local/search/model/plan.ts'
import type { Json } from '#local/search/model/record.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import type { ResolvedSearch } from '#local/search/query/params/resolved-search.ts'
import { pagesOf } from '#local/search/query/params/window.ts'
import type { Answer, ExplainedAlternative, Paging } from './answer.ts'
import { hitsOf } from './hits.ts'
import { queryAfterRemoval } from './query-after-removal.ts'
import type { Outcome } from './remove-words.ts'
import { writeParams } from './write-params.ts'

/** The input of a response. */
export interface Answered {
  readonly index: string
  /** As typed, before rules. */
  readonly query: string
  /** After rules. */
  readonly request: SearchRequest
  readonly search: ResolvedSearch
  readonly outcome: Outcome
  readonly rules: TextRules
  readonly appliedRules: readonly string[]
  readonly userData: readonly Json[]
  readonly queryID: string | null
  readonly elapsedMs: number
}

/** Builds the response to a search in Algolia's format, with only the requested fields. */
export function buildAnswer(answered: Answered): Answer {
  const { index, query, request, search, outcome, rules, appliedRules, userData, queryID, elapsedMs } =
    answered
  const { plan, found, removed, fromEnd } = outcome
  const message = limitMessage(search)
  return {
    hits: hitsOf(found, plan, search, rules),
    nbHits: found.total,
    ...pagingOf(search, found.total),
    ...countsOf(found, search),
    query,
    ...(found.automaticRadius === undefined ? {} : { automaticRadius: String(found.automaticRadius) }),
    ...(removed.length > 0
      ? {
          queryAfterRemoval: queryAfterRemoval(search.query, removed, {
            fromEnd,
            rules,
          }),
        }
      : {}),
    params: writeParams(request),
    index,
    renderingContent: search.renderingContent,
    ...(appliedRules.length > 0 ? { appliedRules: appliedRules.map((objectID) => ({ objectID })) } : {}),
    ...(userData.length > 0 ? { userData } : {}),
    ...(queryID === null ? {} : { queryID }),
    ...(message === null ? {} : { message }),
    ...(search.warnings.length > 0 ? { warnings: search.warnings } : {}),
    ...(search.getRankingInfo ? { parsedQuery: parsedQuery(plan), indexUsed: index } : {}),
    ...(search.explain.some((part) => part === '*' || part.startsWith('match'))
      ? { explain: { match: { alternatives: explainedAlternatives(plan) } } }
      : {}),
    processingTimeMS: elapsedMs,
    serverTimeMS: elapsedMs,
  }
}

/** Paging fields in the form of the request: by pages, or by offset and length. */
function pagingOf(search: ResolvedSearch, total: number): Paging {
  if (!search.window.paged)
    return { offset: search.window.offset, length: search.length ?? search.hitsPerPage }
  return { page: search.page, nbPages: pagesOf(total, search), hitsPerPage: search.hitsPerPage }
}

function countsOf({ facets, facetsStats, exhaustive }: Found, search: ResolvedSearch) {
  const { nbHits, typo, facetsCount } = exhaustive
  const flags = { exhaustiveNbHits: nbHits, exhaustiveTypo: typo }
  const rules = search.enableRules ? { rulesMatch: true } : {}
  if (search.facets.length === 0) return { ...flags, exhaustive: { nbHits, typo, ...rules } }
  return {
    ...flags,
    exhaustive: { nbHits, typo, facetsCount, ...rules },
    exhaustiveFacetsCount: facetsCount,
    facets,
    ...(Object.keys(facetsStats).length > 0 ? { facets_stats: facetsStats } : {}),
  }
}

function limitMessage({
  window,
  paginationLimitedTo,
  page,
  hitsPerPage,
  offset,
}: ResolvedSearch): string | null {
  const from = window.paged ? page * hitsPerPage : (offset ?? 0)
  return from >= paginationLimitedTo && from > 0
    ? `Only the first ${paginationLimitedTo} hits of a query can be fetched: raise paginationLimitedTo, or browse the index.`
    : null
}

function parsedQuery({ words, phrases }: Plan): string {
  return [...words.map(({ word }) => word), ...phrases.map((phrase) => `"${phrase.join(' ')}"`)].join(' ')
}

function explainedAlternatives({ words }: Plan): readonly ExplainedAlternative[] {
  return words.flatMap(({ alternatives }, offset) =>
    alternatives.map((alternative) => ({
      words: alternative.words,
      types: [alternative.kind],
      typos: alternative.typos,
      offset,
      length: alternative.span,
    })),
  )
}
