import { warningsFor } from '#local/search/query/options/warnings.ts'
import type { Rule } from './rule.ts'

/** A sentence for each parameter of a rule that has no effect. */
export function warningsForRule({ objectID, consequence }: Rule): readonly string[] {
  const { query: _, ...params } = consequence.params ?? {}
  return warningsFor(params).map((warning) => `rule ${objectID}: ${warning}`)
}
