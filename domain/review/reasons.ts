import { LINT_RULE_CODES, type LintRule } from '#domain/lint/rule-codes.ts'
import { type About, type Need, ruleFacts } from '#domain/lint/rules.ts'

/**
 * Reasons for sending work back or rejecting it (domain.md), in the order of the review desk, with the key that
 * chooses it there. `rules` are the lint rules that give evidence of it.
 */
export const REASONS = {
  quality: { key: '1', rules: [] },
  duplicate: { key: '2', rules: ['L501'] },
  'similar-to-own': { key: '3', rules: ['L502', 'L503'] },
  technical: { key: '4', rules: ['L401', ...ofNeeds('drawing', 'picture', 'animation', 'model', 'pack')] },
  keywords: { key: '5', rules: about('keywords', 'L208') },
  title: { key: '6', rules: about('title', 'L106') },
  category: { key: '7', rules: ['L301'] },
  'intellectual-property': { key: '8', rules: [] },
  trademark: { key: '9', rules: ['L106', 'L208'] },
  preview: { key: '0', rules: [] },
  licence: { key: 'l', rules: [] },
  'ai-not-declared': { key: 'i', rules: ['L302'] },
  'out-of-range': { key: 'e', rules: [] },
  spam: { key: 'b', rules: [] },
} as const satisfies Record<string, { readonly key: string; readonly rules: readonly LintRule[] }>

export type Reason = keyof typeof REASONS
export const REASON_CODES = Object.keys(REASONS) as readonly Reason[]

/** The rules that need one of some sorts of facts. */
function ofNeeds(...needs: readonly Need[]): readonly LintRule[] {
  return LINT_RULE_CODES.filter((rule) => needs.includes(ruleFacts(rule).needs))
}

/** The rules about a field, without those of another reason. */
function about(field: About, ...without: readonly LintRule[]): readonly LintRule[] {
  return LINT_RULE_CODES.filter((rule) => ruleFacts(rule).about === field && !without.includes(rule))
}
