import type { Filter } from '#local/search/model/filter.ts'
import { parseFilters } from '#local/search/query/filters/parse-filters.ts'
import type { CompiledCondition, CompiledRule } from './compile-rules.ts'
import { facetLeaves, selectedFacets } from './facet-leaves.ts'
import { matchPattern, type PatternContext, type PatternMatch } from './match-pattern.ts'
import type { Rule } from './rule.ts'

/** The parts of a search that rules depend on. */
export interface RuleQuery {
  readonly words: readonly string[]
  readonly contexts: readonly string[]
  readonly filter: Filter | null
  /** Milliseconds since 1970. */
  readonly now: number
  readonly facetValue: PatternContext['facetValue']
  /** Whether a word matches another with typos or as a synonym, for conditions that allow alternatives. */
  readonly isAlternative: PatternContext['isSame']
}

/** A rule that applies, with the matched parts of the query. */
export interface AppliedRule {
  readonly rule: Rule
  readonly matches: readonly PatternMatch[]
  /** The fulfilled condition; null for a rule without conditions. */
  readonly condition: CompiledCondition | null
}

/** One result for each fulfilled condition of the rule. */
export function matchRule({ rule, conditions }: CompiledRule, query: RuleQuery): readonly AppliedRule[] {
  if (!rule.enabled || !isValid(rule, query.now)) return []
  if (conditions.length === 0) return [{ rule, matches: [], condition: null }]
  return conditions.flatMap((condition) => {
    const matches = matchCondition(condition, query)
    return matches ? [{ rule, matches, condition }] : []
  })
}

function isValid({ validity }: Rule, now: number): boolean {
  const seconds = now / 1_000
  return (
    validity === undefined ||
    validity.some(
      ({ from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }) =>
        from <= seconds && seconds <= until,
    )
  )
}

function matchCondition(condition: CompiledCondition, query: RuleQuery): readonly PatternMatch[] | null {
  const { context, filters, parts, anchoring = 'is', alternatives = false } = condition
  if (context !== undefined && !query.contexts.includes(context)) return null
  if (filters !== undefined && !isFilteredBy(filters, query.filter)) return null
  if (parts === null) return []
  const isSame = alternatives
    ? (word: string, other: string) => word === other || query.isAlternative(word, other)
    : (word: string, other: string) => word === other
  const matches = matchPattern(parts, anchoring, query.words, { facetValue: query.facetValue, isSame })
  return matches.length > 0 ? matches : null
}

/** Whether the search is filtered by each facet of the condition. */
function isFilteredBy(filters: string, filter: Filter | null): boolean {
  const parsed = parseFilters(filters)
  const wanted = parsed.ok && parsed.value ? (facetLeaves(parsed.value) ?? []) : []
  const selected = selectedFacets(filter)
  return wanted.every(({ attribute, value }) =>
    selected.some((facet) => facet.attribute === attribute && isSameValue(facet.value, value)),
  )
}

function isSameValue(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
