import type { Plan } from '#local/search/model/plan.ts'
import type { Json } from '#local/search/model/record.ts'
import type { SearchRequest } from '#local/search/query/params/param-table.ts'
import type { CompiledRule } from './compile-rules.ts'
import { editQuery, type Tokenize } from './edit-query.ts'
import { type AppliedRule, matchRule, type RuleQuery } from './match-rule.ts'
import { mergeParams } from './merge-params.ts'
import { withoutConflicts } from './precedence.ts'

/** A promoted record, and whether it has to match the filters of the search. */
export interface Promoted {
  readonly objectID: string
  readonly position: number
  readonly filtered: boolean
}

/** The effect of rules on a search. */
export interface RuledSearch {
  readonly request: SearchRequest
  readonly promoted: readonly Promoted[]
  readonly hidden: Plan['hidden']
  readonly userData: readonly Json[]
  /** The applied rules, highest precedence first. */
  readonly applied: readonly string[]
}

/**
 * Applies all rules that match without conflict to a request; those with higher precedence override the
 * others.
 */
export function applyRules(
  rules: readonly CompiledRule[],
  request: SearchRequest,
  query: RuleQuery,
  tokenize: Tokenize,
): RuledSearch {
  const applied = withoutConflicts(rules.flatMap((rule) => matchRule(rule, query)))
  const consequences = applied.map(({ rule }) => rule.consequence)
  return {
    request: editedRequest(applied, request, tokenize),
    promoted: withoutDuplicates(consequences.flatMap(promotedBy)),
    hidden: [...new Set(consequences.flatMap(({ hide = [] }) => hide.map(({ objectID }) => objectID)))],
    userData: consequences.map(({ userData }) => userData).filter((data) => data !== undefined),
    applied: applied.map(({ rule }) => rule.objectID),
  }
}

/** The rule with the highest precedence comes last, so that it overrides the others. */
function editedRequest(
  applied: readonly AppliedRule[],
  request: SearchRequest,
  tokenize: Tokenize,
): SearchRequest {
  const merged = applied.toReversed().reduce(mergeParams, request)
  const changes = applied.flatMap(({ rule, matches }) => {
    const change = rule.consequence.params?.query
    return change === undefined ? [] : [{ change, captures: matches.flatMap((match) => match.captures) }]
  })
  const query = editQuery(request.query ?? '', changes, tokenize)
  return { ...merged, query }
}

function promotedBy({
  promote = [],
  filterPromotes = false,
}: AppliedRule['rule']['consequence']): readonly Promoted[] {
  return promote.flatMap(({ objectIDs, position }) =>
    objectIDs.map((objectID, offset) => ({
      objectID,
      position: position + offset,
      filtered: filterPromotes,
    })),
  )
}

/** A record is promoted once, by the rule with the highest precedence. */
function withoutDuplicates(promoted: readonly Promoted[]): readonly Promoted[] {
  const byRecord = new Map<string, Promoted>()
  for (const each of promoted) if (!byRecord.has(each.objectID)) byRecord.set(each.objectID, each)
  return [...byRecord.values()]
}
