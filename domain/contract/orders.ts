import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { ORDER_STATES, type OrderState } from '#domain/orders/states.ts'

const STATES = Object.keys(ORDER_STATES) as [OrderState, ...OrderState[]]

/** An amount in minor units, as decimal digits: JSON numbers are not exact above 2^53. */
export const amountSchema = z.object({
  amount: z.string().regex(/^-?\d{1,19}$/),
  currency: z.enum(CURRENCIES as [(typeof CURRENCIES)[number], ...(typeof CURRENCIES)[number][]]),
})

/** The asset of a line, as its address needs it. */
const orderedAssetSchema = z.discriminatedUnion('form', [
  z.object({ form: z.enum(['item', 'pack']), slug: z.string(), kind: z.enum(KIND_CODES), free: z.boolean() }),
  z.object({ form: z.literal('bundle'), slug: z.string() }),
])
export type OrderedAsset = z.infer<typeof orderedAssetSchema>

/** An order of the signed-in user (`GET /api/v2/orders/{uuid}`), as the page after a payment shows it. */
export const orderSchema = z.object({
  uuid: z.uuid(),
  state: z.enum(STATES),
  total: amountSchema,
  lines: z.array(
    z.object({
      title: z.string(),
      amount: amountSchema,
      /** Null for a plan, and for an asset without a page. */
      asset: orderedAssetSchema.nullable(),
    }),
  ),
  /** The subscription that it started. */
  subscription_uuid: z.uuid().nullable(),
  /** A page of this site to continue on. */
  redirect: z.string().nullable(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
})
export type Order = z.infer<typeof orderSchema>
