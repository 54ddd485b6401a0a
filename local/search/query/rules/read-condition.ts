import type { Json } from '#local/search/model/record.ts'
import { parseFilters } from '#local/search/query/filters/parse-filters.ts'
import { accept, acceptAll, type Result, refuse } from '#local/search/query/refusal.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { facetLeaves } from './facet-leaves.ts'
import { ANCHORINGS, type Condition } from './rule.ts'

/** Algolia allows 25 conditions to a rule. */
const MAX_CONDITIONS = 25

export function readConditions(given: Json): Result<readonly Condition[]> {
  if (!Array.isArray(given)) return refuse('conditions must be an array')
  if (given.length > MAX_CONDITIONS) return refuse(`conditions must be at most ${MAX_CONDITIONS}`)
  return acceptAll(given.map(readCondition))
}

function readCondition(given: Json): Result<Condition> {
  if (!isObject(given)) return refuse('a condition must be an object')
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  for (const [name, value] of Object.entries(said)) {
    const expected = TYPES[name]
    if (!expected) return refuse(`unknown attribute of a condition: ${name}`)
    if (typeof value !== expected) return refuse(`${name} of a condition must be a ${expected}`)
  }
  const condition: Condition = said
  return faultOf(condition) ?? accept(condition)
}

const TYPES: Readonly<Record<string, 'string' | 'boolean'>> = {
  pattern: 'string',
  anchoring: 'string',
  alternatives: 'boolean',
  context: 'string',
  filters: 'string',
}

const CONTEXT = /^[\w-]+$/

/**
 * No part of a condition is required
 * (https://www.algolia.com/doc/guides/managing-results/rules/rules-overview): a pattern without anchoring is
 * the whole query, and an anchoring without a pattern has no effect.
 */
function faultOf({ pattern, anchoring, context, filters }: Condition) {
  if (anchoring !== undefined && !ANCHORINGS.some((known) => known === anchoring)) {
    return refuse(`anchoring must be one of ${ANCHORINGS.join(', ')}`)
  }
  if (pattern?.trim() === '' && anchoring !== undefined && anchoring !== 'is')
    return refuse('an empty pattern must have the anchoring is')
  if (context !== undefined && !CONTEXT.test(context)) {
    return refuse('context must be made of letters, digits, dashes and underscores')
  }
  const parsed = parseFilters(filters ?? '')
  if (!parsed.ok) return parsed
  if (parsed.value && facetLeaves(parsed.value) === null) {
    return refuse('filters of a condition must be facets, joined by AND')
  }
  return null
}
