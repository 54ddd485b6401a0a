import { z } from 'zod'

/** Objects of Razorpay's API, as far as they are used. Amounts are minor units, times are seconds since 1970. */

const id = z.string().min(1).max(100)
const amount = z.int().nonnegative()
const time = z.int().positive()
/** Without notes Razorpay answers with an empty array. */
const notes = z.preprocess((given) => (Array.isArray(given) ? {} : given), z.record(z.string(), z.string()))

export const orderSchema = z.object({
  entity: z.literal('order'),
  id,
  amount,
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['created', 'attempted', 'paid']),
  created_at: time,
})
export type RazorpayOrder = z.infer<typeof orderSchema>

export const paymentSchema = z.object({
  entity: z.literal('payment'),
  id,
  amount,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: id.nullish(),
  /** With the tax on it; absent until the payment is captured. */
  fee: amount.nullish(),
  created_at: time,
})
export type RazorpayPayment = z.infer<typeof paymentSchema>

export const refundSchema = z.object({
  entity: z.literal('refund'),
  id,
  amount,
  currency: z.string(),
  payment_id: id,
  notes: notes.nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
})
export type RazorpayRefund = z.infer<typeof refundSchema>

export const disputeSchema = z.object({
  entity: z.literal('dispute'),
  id,
  payment_id: id,
  amount,
  currency: z.string(),
  amount_deducted: amount,
  reason_code: z.string().optional(),
  respond_by: z.number().int().optional(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
})
export type RazorpayDispute = z.infer<typeof disputeSchema>

export const customerSchema = z.object({ entity: z.literal('customer'), id })

export function collectionOf<T extends z.ZodType>(item: T) {
  return z.object({ entity: z.literal('collection'), items: z.array(item) })
}
