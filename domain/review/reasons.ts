import type { LintRule } from '#domain/lint/rules.ts'

/**
 * Reasons for sending work back or rejecting it (domain.md), in the order of the review desk: the first nine have the
 * digits 1 to 9. `rules` are the lint rules that give evidence of it.
 */
export const REASONS = {
  quality: { rules: [] },
  duplicate: { rules: ['L501'] },
  'similar-to-own': { rules: ['L502', 'L503'] },
  technical: { rules: ['L401', 'L402', 'L403'] },
  keywords: { rules: ['L201', 'L202', 'L203', 'L204', 'L205'] },
  title: { rules: ['L101', 'L102', 'L103'] },
  category: { rules: ['L301'] },
  'intellectual-property': { rules: [] },
  trademark: { rules: [] },
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
