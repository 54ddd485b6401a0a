import type { Base } from './base.ts'

export interface Coupon extends Base<'coupon'> {
  readonly amount_off: number | null
  readonly currency: string | null
  readonly duration: 'once' | 'forever' | 'repeating'
  readonly duration_in_months: number | null
  readonly max_redemptions: number | null
  readonly name: string | null
  readonly percent_off: number | null
  readonly redeem_by: number | null
  readonly times_redeemed: number
  readonly valid: boolean
}

export interface PromotionCode extends Base<'promotion_code'> {
  readonly active: boolean
  readonly code: string
  readonly customer: string | null
  readonly expires_at: number | null
  readonly max_redemptions: number | null
  readonly promotion: { readonly type: 'coupon'; readonly coupon: string }
  readonly restrictions: {
    readonly first_time_transaction: boolean
    readonly minimum_amount: null
    readonly minimum_amount_currency: null
  }
  readonly times_redeemed: number
}

/** A coupon at work: on the invoices of one subscription, or on one checkout. */
export interface Discount {
  readonly id: string
  readonly object: 'discount'
  readonly customer: string | null
  /** Null: without end. Not after `start` for a coupon that counts once. */
  readonly end: number | null
  readonly promotion_code: string | null
  readonly source: { readonly type: 'coupon'; readonly coupon: string }
  readonly start: number
  readonly subscription: string | null
}

/** What a checkout or a subscription names: one of the two. */
export interface DiscountSource {
  readonly coupon: string | null
  readonly promotion_code: string | null
}
