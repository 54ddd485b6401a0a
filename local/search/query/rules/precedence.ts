import type { AppliedRule } from './match-rule.ts'
import { ANCHORINGS } from './rule.ts'

/**
 * Rules in the order in which they win over each other: temporary ones, those that match earlier in the query, longer
 * matches, stricter anchoring; then the order they were saved in. Rules without a pattern come last.
 */
export function byPrecedence(applied: readonly AppliedRule[]): readonly AppliedRule[] {
  return applied
    .map((each) => ({ each, key: keyOf(each) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ each }) => each)
}

function keyOf({ rule, matches: [match], condition }: AppliedRule): readonly number[] {
  const anchoring = condition?.anchoring ? ANCHORINGS.indexOf(condition.anchoring) : ANCHORINGS.length
  return [
    rule.validity ? 0 : 1,
    match ? match.start : Number.MAX_SAFE_INTEGER,
    match ? match.start - match.end : 0,
    anchoring,
  ]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
