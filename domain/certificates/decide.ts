import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** A payment that paid for a download: by a purchase of the asset, or by the plan of that day. */
export interface PaidWith {
  readonly payment: string
  readonly order: string
  /** All of it was refunded, or the bank has it back or asks for it. */
  readonly isTakenBack: boolean
}

/**
 * Which payment a new certificate depends on: the first that was not taken back. Null for a download that nothing was paid
 * for. A download whose payments were all taken back gets no certificate.
 */
export function decideGround(paid: readonly PaidWith[]): Result<PaidWith | null> {
  if (paid.length === 0) return accept(null)
  const kept = paid.find(({ isTakenBack }) => !isTakenBack)
  return kept === undefined ? refuse('certificate-withdrawn') : accept(kept)
}
