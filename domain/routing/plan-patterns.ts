import { isPlanPage, PLAN_PAGE_CODES, type PlanPage } from '#domain/plans/plan-pages.ts'
import { isReferralCode } from '#domain/referrals/code.ts'
import type { RouteParams } from '#domain/routing/params.ts'
import { type Pattern, slugged } from '#domain/routing/patterns.ts'

/** `/pricing`; `/plans-and-pricing` redirects to it with its query, such as a `referral_code`. */
export const pricingPattern: Pattern<RouteParams['pricing']> = {
  words: ['pricing', 'plans-and-pricing'],
  path: () => ['pricing'],
  read: ([first = '', ...rest]) =>
    pricingPattern.words.includes(first) && rest.length === 0 ? {} : undefined,
}

/** `/offer/{slug}` */
export const offerPattern = slugged('offer')

/** `/r/{code}`: an invitation. Short, as people type it and send it in messages. */
export const invitationPattern: Pattern<RouteParams['invitation']> = {
  words: ['r'],
  path: ({ code }) => ['r', code],
  read: ([first, code = '', ...rest]) =>
    first === 'r' && rest.length === 0 && isReferralCode(code) ? { code } : undefined,
}

/** `/pro-plans`, `/access`, `/github-students`, `/github-teachers`, `/scout` */
export const planPagePattern: Pattern<{ readonly plans: PlanPage }> = {
  words: PLAN_PAGE_CODES,
  path: ({ plans }) => [plans],
  read: ([first = '', ...rest]) => (isPlanPage(first) && rest.length === 0 ? { plans: first } : undefined),
}
