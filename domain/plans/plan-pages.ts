/** Pages that sell some of the plans (spec section 2), by their address, and the plans of each by slug, in order. */
export const PLAN_PAGES = {
  'pro-plans': ['individual', 'team', 'team-plus'],
  access: ['icons-only', 'all-access'],
  'github-students': ['students'],
  'github-teachers': ['teachers'],
  scout: ['scout'],
} as const satisfies Record<string, readonly string[]>

export type PlanPage = keyof typeof PLAN_PAGES
export const PLAN_PAGE_CODES = Object.keys(PLAN_PAGES) as readonly PlanPage[]

export function isPlanPage(word: string): word is PlanPage {
  return Object.hasOwn(PLAN_PAGES, word)
}
