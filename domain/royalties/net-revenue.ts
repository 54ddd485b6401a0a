/** A payment with what left it again. Minor units of its currency. */
export interface ReceivedPayment {
  readonly amount: bigint
  readonly tax: bigint
  /** Of the gateway; null when it has not reported one. */
  readonly fee: bigint | null
  /** Paid refunds without their tax. */
  readonly refunded: bigint
  readonly dispute: 'open' | 'won' | 'lost' | null
}

/**
 * What of a payment royalties are of: after tax and the gateway's fee, and what was refunded of it without tax. A disputed
 * payment counts as zero unless the dispute is won. A fee that is unknown when a month is closed counts as zero.
 */
export function netRevenue({ amount, tax, fee, refunded, dispute }: ReceivedPayment): {
  readonly net: bigint
  readonly refunded: bigint
} {
  const earned = amount - tax - (fee ?? 0n)
  const net = earned < 0n ? 0n : earned
  const isLost = dispute === 'open' || dispute === 'lost'
  return { net, refunded: isLost || refunded > net ? net : refunded }
}
