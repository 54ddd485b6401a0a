import { parseFilters } from '#local/search/query/filters/parse-filters.ts'
import { facetLeaves } from './facet-leaves.ts'
import type { PatternMatch } from './match-pattern.ts'
import type { AppliedRule } from './match-rule.ts'
import { ANCHORINGS } from './rule.ts'

/**
 * The rules that apply together, highest precedence first. Algolia breaks ties in this order: the earlier
 * match, the longer one (words and filters), the stricter anchoring, a context, filters, words rather than
 * values of facets, a period, and the smaller `objectID`. A rule that matches words of a rule before it does
 * not apply.
 */
export function withoutConflicts(matched: readonly AppliedRule[]): readonly AppliedRule[] {
  const sorted = matched
    .map((each) => ({ each, key: keyOf(each) }))
    .sort((one, other) => compare(one.key, other.key) || compareIds(one.each, other.each))
  const applied = new Map<string, AppliedRule>()
  const taken: PatternMatch[] = []
  for (const { each } of sorted) {
    const matches = each.matches.filter((match) => !taken.some((other) => overlap(match, other)))
    if (applied.has(each.rule.objectID) || matches.length < Math.min(1, each.matches.length)) continue
    applied.set(each.rule.objectID, { ...each, matches })
    taken.push(...matches)
  }
  return [...applied.values()]
}

/** The keys that break ties; smaller ones come first. */
function keyOf({ rule, matches: [match], condition }: AppliedRule): readonly number[] {
  return [
    match ? match.start : Number.MAX_SAFE_INTEGER,
    -((match ? match.end - match.start : 0) + filtersOf(condition?.filters)),
    condition?.pattern === undefined ? ANCHORINGS.length : ANCHORINGS.indexOf(condition.anchoring ?? 'is'),
    condition?.context === undefined ? 1 : 0,
    condition?.filters === undefined ? 1 : 0,
    condition?.parts?.some(({ type }) => type === 'facet') ? 1 : 0,
    rule.validity ? 0 : 1,
  ]
}

function filtersOf(filters: string | undefined): number {
  const parsed = parseFilters(filters ?? '')
  return parsed.ok && parsed.value ? (facetLeaves(parsed.value)?.length ?? 0) : 0
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function compareIds({ rule: one }: AppliedRule, { rule: other }: AppliedRule): number {
  if (one.objectID === other.objectID) return 0
  return one.objectID < other.objectID ? -1 : 1
}

function overlap(one: PatternMatch, other: PatternMatch): boolean {
  return one.start < other.end && other.start < one.end
}
