import type { ConservationPart } from '#domain/statements/conservation.ts'
import type { Decimal } from './billing.ts'

/** `GET /api/console/ledger/conservation`: what became of the money that a month received in a currency. */
export interface ConservationRow extends Readonly<Record<ConservationPart, Decimal>> {
  /** Such as `2026-11`. */
  readonly month: string
  readonly currency: string
  readonly received: Decimal
  /** Zero in a sound ledger. */
  readonly difference: Decimal
  /** Whether its totals are on the public page. */
  readonly is_published: boolean
}
