import { LINT_RULE_CODES, type LintRule } from '#domain/lint/rule-codes.ts'
import { type About, type Need, ruleFacts } from '#domain/lint/rules.ts'

/**
 * Reasons for sending work back or rejecting it (domain.md), in the order of the review desk: the first nine have the
 * digits 1 to 9. `rules` are the lint rules that give evidence of it.
 */
export const REASONS = {
  quality: { rules: [] },
  duplicate: { rules: ['L501'] },
  'similar-to-own': { rules: ['L502', 'L503'] },
  technical: { rules: ['L401', ...ofNeeds('drawing', 'picture', 'animation', 'model', 'pack')] },
  keywords: { rules: about('keywords', 'L208') },
  title: { rules: about('title', 'L106') },
  category: { rules: ['L301'] },
  'intellectual-property': { rules: [] },
  trademark: { rules: ['L106', 'L208'] },
  preview: { rules: [] },
  licence: { rules: [] },
  'ai-not-declared': { rules: ['L302'] },
  'out-of-range': { rules: [] },
  spam: { rules: [] },
} as const satisfies Record<string, { readonly rules: readonly LintRule[] }>

export type Reason = keyof typeof REASONS
export const REASON_CODES = Object.keys(REASONS) as readonly Reason[]

/** The digit key of a reason on the review desk; null for those that are chosen by pointer. */
export function digitOf(reason: Reason): number | null {
  const index = REASON_CODES.indexOf(reason)
  return index < 9 ? index + 1 : null
}

/** The rules that need one of some sorts of facts. */
function ofNeeds(...needs: readonly Need[]): readonly LintRule[] {
  return LINT_RULE_CODES.filter((rule) => needs.includes(ruleFacts(rule).needs))
}

/** The rules about a field, without those of another reason. */
function about(field: About, ...without: readonly LintRule[]): readonly LintRule[] {
  return LINT_RULE_CODES.filter((rule) => ruleFacts(rule).about === field && !without.includes(rule))
}
