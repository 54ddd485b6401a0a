/** The numbers of all rules, apart from the rules (rules.ts), because addresses need only the numbers. */
export const LINT_RULE_CODES = [
  ...(['L101', 'L102', 'L103', 'L104', 'L105', 'L106', 'L107'] as const),
  ...(['L201', 'L202', 'L203', 'L204', 'L205', 'L206', 'L207', 'L208'] as const),
  ...(['L301', 'L302', 'L303'] as const),
  ...(['L401', 'L402', 'L403', 'L404', 'L405', 'L406', 'L407', 'L408', 'L409', 'L410'] as const),
  ...(['L411', 'L412', 'L413', 'L414', 'L415', 'L416', 'L417', 'L418', 'L419', 'L420'] as const),
  ...(['L421', 'L422', 'L423', 'L424'] as const),
  ...(['L431', 'L432', 'L433'] as const),
  ...(['L441', 'L442', 'L443', 'L444'] as const),
  ...(['L501', 'L502', 'L503'] as const),
  ...(['L601', 'L602', 'L603', 'L604', 'L605'] as const),
] as const

export type LintRule = (typeof LINT_RULE_CODES)[number]

export function isLintRule(code: string): code is LintRule {
  return (LINT_RULE_CODES as readonly string[]).includes(code)
}
