import type { EventName } from '#domain/analytics/events.ts'
import { TEST_CODE, VARIANT_CODE, type WeightedVariant } from '#domain/experiments/variant.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** What a visitor has to do after an exposure to count as a conversion. */
export const GOALS = [
  'download',
  'add-to-cart',
  'checkout',
  'purchase',
  'sign-up',
] as const satisfies readonly EventName[]
export type Goal = (typeof GOALS)[number]

/** Variants of one flag; the first is the control. */
export const VARIANT_LIMITS = { least: 2, most: 6, weight: 1_000 } as const

/** Who a flag is for; an empty list is everyone. */
export interface Targeting {
  readonly locales: readonly Locale[]
  /** ISO 3166, two letters. */
  readonly countries: readonly string[]
  /** Slugs of plans; `NO_PLAN` for visitors and people without one. */
  readonly plans: readonly string[]
  /** Page families. */
  readonly pages: readonly string[]
}

/** The plan of a visitor, and of a person who holds none. */
export const NO_PLAN = 'none'

/** A flag of the CMS. One with several variants that can be chosen is an experiment. */
export interface Flag extends Targeting {
  readonly code: string
  readonly variants: readonly WeightedVariant[]
}

/** The attributes of a visitor that flags are targeted by. */
export interface FlagVisitor {
  readonly locale: string
  readonly country: string | null
  /** The slug of the first plan that the account in use holds, or `NO_PLAN`. */
  readonly plan: string
  readonly page: string
}

/** Whether a flag is for a visitor: each list that has values has theirs. */
export function isTargeted({ locales, countries, plans, pages }: Targeting, visitor: FlagVisitor): boolean {
  return (
    takes(locales, visitor.locale) &&
    takes(countries, visitor.country) &&
    takes(plans, visitor.plan) &&
    takes(pages, visitor.page)
  )
}

/** Why the variants of a flag are invalid, as a message for its author; null when they are valid. */
export function variantsFault(variants: readonly Partial<WeightedVariant>[]): string | null {
  const { least, most, weight: highest } = VARIANT_LIMITS
  const codes = variants.map(({ code }) => code ?? '')
  if (codes.length < least || codes.length > most) return `Give ${least} to ${most} variants.`
  if (codes.some((code) => !VARIANT_CODE.test(code)))
    return 'Codes of variants are lower-case letters, digits and hyphens.'
  if (new Set(codes).size < codes.length) return 'Give each variant its own code.'
  const weights = variants.map(({ weight }) => weight ?? 0)
  if (weights.some((weight) => weight < 0 || weight > highest)) return `Weights are 0 to ${highest}.`
  return weights.some((weight) => weight > 0) ? null : 'Give one variant a weight above 0.'
}

/** Why a code is invalid, as a message for its author; null when it is valid. */
export function flagCodeFault(code: unknown): string | null {
  return typeof code === 'string' && TEST_CODE.test(code)
    ? null
    : 'Begin with a letter; lower-case letters, digits and hyphens, at most 40.'
}

function takes<T extends string>(list: readonly T[], value: string | null): boolean {
  return list.length === 0 || list.some((one) => one === value)
}
