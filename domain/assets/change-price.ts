import type { LicenceCode } from '#domain/assets/licences.ts'
import { PRICE_CENTS } from '#domain/contract/console/submissions.ts'
import { accept, type Result, refuse, refuseWith } from '#domain/errors/catalogue.ts'
import { LINT_RULES } from '#domain/lint/rules.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { marketplaceLicence } from './marketplace-licence.ts'
import type { Visibility } from './visibility.ts'

const { itemLeast, itemMost, packLeast } = LINT_RULES.L303.limits

/** The forms whose price its contributor changes, with the limits of the price in US cents. */
export const PRICE_LIMITS = {
  item: { least: itemLeast, most: itemMost },
  pack: { least: packLeast, most: PRICE_CENTS.most },
} as const
export type PricedForm = keyof typeof PRICE_LIMITS

/** What a decision about the price of a live item or pack depends on. */
export interface PriceFacts {
  readonly form: PricedForm
  readonly visibility: Visibility
  /** The account of its contributor; null while it is unclaimed. */
  readonly owner: string | null
  readonly contributor: number
  readonly licence: LicenceCode
  /** US cents; null for a free one. */
  readonly price: number | null
  /** Staff set a price in another currency. */
  readonly hasOtherPrices: boolean
}

export interface PriceAttempt {
  readonly actor: Holder
  /** The price that the actor saw. */
  readonly expected: number | null
  readonly price: number | null
}

/** The licences that depend on a price; work under any other keeps its licence, and its price. */
const MARKETPLACE: readonly LicenceCode[] = ['motif-free', 'motif-standard', 'motif-editorial']

/**
 * The licence of a live item or pack after a change of its price, or why the change is refused. Work under an open licence stays
 * free, and prices in several currencies are set by staff.
 */
export function decidePrice(
  { form, visibility, owner, contributor, licence, price: before, hasOtherPrices }: PriceFacts,
  { actor, expected, price }: PriceAttempt,
): Result<LicenceCode> {
  if (!mayApply(actor, 'asset.reprice', { owner, team: null, contributor })) return refuse('forbidden')
  if (visibility === 'suspended') return refuse('work-withheld')
  if (visibility === 'removed') return refuse('gone')
  if (visibility !== 'published' && visibility !== 'resting')
    return refuse('state-changed', `it is ${visibility}`)
  if (!MARKETPLACE.includes(licence) || hasOtherPrices) return refuse('price-fixed')
  if (before !== expected) return refuse('state-changed', `its price is ${before ?? 'none'}`)
  const { least, most } = PRICE_LIMITS[form]
  if (price !== null && (price < least || price > most))
    return refuseWith('price-out-of-range', { least: least / 100, most: most / 100 })
  return accept(marketplaceLicence(price, licence === 'motif-editorial'))
}

/** Whether the actor could change the price now. */
export function mayChangePrice(facts: PriceFacts, actor: Holder): boolean {
  return decidePrice(facts, { actor, expected: facts.price, price: null }).ok
}
