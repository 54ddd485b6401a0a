import { z } from 'zod'
import { PRICE_CENTS } from '#domain/contract/console/submissions.ts'

/** US cents; null for free. `decidePrice` has the limits. */
const price = z.int().min(0).max(PRICE_CENTS.most).nullable()

/** `POST /api/console/items/:id/change-price`, and the same of packs; `expected` is the price that the actor saw. */
export const changePriceSchema = z.strictObject({ expected: price, price })
export type ChangePriceForm = z.input<typeof changePriceSchema>

/** One change of the price of an item or pack, in US cents; null for free. */
export interface PriceChange {
  readonly at: string
  readonly from: number | null
  readonly to: number | null
}

/** `GET /api/console/items/:id/prices`, the same of packs, and the answer of a change. */
export interface AssetPrices {
  readonly price: number | null
  readonly may_change: boolean
  /** Newest first. */
  readonly changes: readonly PriceChange[]
}
