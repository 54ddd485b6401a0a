import type { Json } from '#local/search/model/record.ts'
import { accept, type Result } from '#local/search/query/refusal.ts'
import { readOptions } from '#local/search/query/values/read-options.ts'
import { option, type ValuesOf } from '#local/search/query/values/reader.ts'
import { flag, integer, oneOf, text } from '#local/search/query/values/scalars.ts'
import { ANCHORINGS, type Anchoring, type Rule } from './rule.ts'

export interface RuleHits {
  readonly hits: readonly Rule[]
  readonly nbHits: number
  readonly page: number
  readonly nbPages: number
}

const OPTIONS = {
  query: option(text, ''),
  anchoring: option<Anchoring | '' | null>(oneOf(...ANCHORINGS, ''), null),
  context: option(text, ''),
  enabled: option<boolean | null>(flag, null),
  page: option(integer(0), 0),
  hitsPerPage: option(integer(1, 1_000), 20),
} as const

/** Rules that contain every word of the query, filtered by anchoring, context and state. */
export function searchRules(rules: readonly Rule[], body: Json): Result<RuleHits> {
  const search = readOptions(OPTIONS, body)
  if (!search.ok) return search
  const { page, hitsPerPage } = search.value
  const found = rules.filter((rule) => isFound(rule, search.value))
  return accept({
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
  })
}

function isFound(rule: Rule, { query, anchoring, context, enabled }: ValuesOf<typeof OPTIONS>): boolean {
  if (enabled !== null && rule.enabled !== enabled) return false
  if (anchoring && !rule.conditions.some((condition) => condition.anchoring === anchoring)) return false
  if (context !== '' && !rule.conditions.some((condition) => condition.context === context)) return false
  const said = textOf(rule)
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

function textOf({ objectID, description = '', conditions, tags = [], consequence }: Rule): string {
  const patterns = conditions.flatMap(({ pattern = '', context = '' }) => [pattern, context])
  const promoted = consequence.promote?.flatMap(({ objectIDs }) => objectIDs) ?? []
  return [objectID, description, ...patterns, ...tags, ...promoted].join('\n').toLowerCase()
}
