/** How a contributor can be paid. */
export const PAYOUT_METHODS = ['paypal', 'bank', 'stripe-connect'] as const
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]
/** What a cashout reads about the contributor of its request. Times in milliseconds since 1970. */
export interface Payee {
  readonly identity: 'none' | 'pending' | 'verified' | 'rejected'
  readonly taxForm: {
    readonly kind: 'W-9' | 'W-8BEN' | 'W-8BEN-E'
    readonly validUntil: number
    readonly withheldBasisPoints: number
  } | null
  readonly method: {
    readonly id: string
    readonly kind: PayoutMethod
    readonly masked: string
    readonly usableFrom: number
  } | null
}
