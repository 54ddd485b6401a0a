import { warningsFor } from '#local/search/query/options/warnings.ts'
import type { Rule } from './rule.ts'

/** What of the parameters that a rule sets has no effect, a sentence each. */
export function warningsForRule({ objectID, consequence }: Rule): readonly string[] {
  const { query: _, ...params } = consequence.params ?? {}
  return warningsFor(params).map((warning) => `rule ${objectID}: ${warning}`)
}
