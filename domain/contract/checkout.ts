import { z } from 'zod'
import { FORMS } from '#domain/assets/forms.ts'
import { BILLING_PERIODS, PLAN_TYPES } from '#domain/plans/plan.ts'

/** The gateways that take payments (spec section 9: stripe is the default). */
export const GATEWAYS = ['stripe', 'razorpay', 'paypal'] as const
export type Gateway = (typeof GATEWAYS)[number]

const MAX_TEXT = 2_000

/** Assets that are bought at once, and that a cart holds. */
export const MAX_CART_ASSETS = 50

/** An asset by its address. */
const boughtAssetSchema = z.object({ form: z.enum(FORMS), slug: z.string().min(1).max(200) })
export type BoughtAsset = z.infer<typeof boughtAssetSchema>

/**
 * The checkout payload (spec section 3). Amounts, names and members that a browser sends are for its own statistics: the
 * server computes each price from the plan and ignores them.
 */
export const checkoutSchema = z.object({
  purchase_type: z.enum(['plan', 'cart']).default('plan'),
  plan_id: z.number().int().positive().optional(),
  billing_period: z.enum(BILLING_PERIODS).default('year'),
  billing_frequency: z.literal(1).default(1),
  /** Seats of a team plan. */
  members: z.number().int().min(1).max(10_000).optional(),
  quantity: z.number().int().min(1).max(10_000).optional(),
  type: z.enum(PLAN_TYPES).default('personal'),
  /** A coupon. */
  code: z.string().trim().max(60).optional(),
  method: z.string().max(40).optional(),
  gateway: z.enum(GATEWAYS).default('stripe'),
  checkout_mode: z.enum(['subscription', 'payment']).optional(),
  /** Where to continue and where to return to: paths of this site (domain/accounts/safe-redirect.ts). */
  redirect: z.string().max(MAX_TEXT).optional(),
  cancel_url: z.string().max(MAX_TEXT).optional(),
  client_id: z.string().max(80).optional(),
  /** An upgrade names the subscription that it replaces. */
  subscription_uuid: z.uuid().optional(),
  recurring_subscription_id: z.string().max(120).optional(),
  /** The assets to buy, for `purchase_type: cart`. */
  assets: z.array(boughtAssetSchema).max(MAX_CART_ASSETS).optional(),
  /** The user's cart to buy instead of `assets`, and the state of it that they saw. */
  cart: z.string().max(80).optional(),
  cart_revision: z.string().max(80).optional(),
  gtm_amount: z.unknown().optional(),
  gtm_name: z.unknown().optional(),
  growth_book: z.unknown().optional(),
})
export type CheckoutPayload = z.infer<typeof checkoutSchema>

/** What the browser does next (spec section 4, "Checkout response types"). */
export const checkoutResponseSchema = z.object({
  checkout_type: z.enum(['redirect', 'inline', 'success']),
  checkout_url: z.string(),
  js: z.object({ link: z.string(), script: z.string() }).nullable(),
})
export type CheckoutResponse = z.infer<typeof checkoutResponseSchema>

/** The event on `window` by which the script of an inline checkout announces what happened. */
export const INLINE_EVENT = 'motif:checkout'

const order = z.uuid()
/** What the gateway's window told: a payment with its proof, that it was closed, or that a payment failed in it. */
export const inlineOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('paid'),
    order,
    payment: z.string().max(100),
    signature: z.string().max(500),
  }),
  z.object({ outcome: z.literal('dismissed'), order }),
  z.object({ outcome: z.literal('failed'), order }),
])
export type InlineOutcome = z.infer<typeof inlineOutcomeSchema>

/** The proof of an inline payment, as the page sends it to the server. */
export const inlinePaymentSchema = z.object({
  payment: z.string().min(1).max(100),
  signature: z.string().min(1).max(500),
})
