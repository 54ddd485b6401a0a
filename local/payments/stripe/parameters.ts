import { z } from 'zod'
import { INTERVALS } from '../core/calendar.ts'
import { invalid, type StripeError } from './errors.ts'
import type { FormValue } from './form.ts'

/** Parameters arrive as text: these are their types. */
export const text = z.string().min(1).max(5_000)
export const id = z.string().min(1).max(255)
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number)
export const amount = integer.refine(
  (value) => value >= 0 && value <= 99_999_999,
  'Invalid non-negative integer',
)
export const count = integer.refine((value) => value >= 0 && value <= 999_999, 'Invalid non-negative integer')
export const timestamp = integer.refine((value) => value >= 0, 'Invalid timestamp')
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'Invalid currency')
  .transform((value) => value.toLowerCase())
export const decimal = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'Invalid decimal')
  .transform(Number)

/** An empty text unsets a member. */
export function unsettable<T extends z.ZodType>(type: T) {
  return z.preprocess((value) => (value === '' ? null : value), type.nullable())
}

export const metadata = unsettable(z.record(z.string().max(40), z.string().max(500))).optional()

const recurring = z.strictObject({
  interval: z.enum(INTERVALS),
  interval_count: count.optional(),
  usage_type: z.enum(['licensed']).optional(),
})

const productData = z.strictObject({
  name: text,
  description: text.optional(),
  images: z.array(text).max(8).optional(),
  metadata,
  tax_code: text.optional(),
})

export const priceData = z.strictObject({
  currency,
  product: id.optional(),
  product_data: productData.optional(),
  recurring: recurring.optional(),
  tax_behavior: z.enum(['unspecified', 'inclusive', 'exclusive']).optional(),
  unit_amount: amount.optional(),
  unit_amount_decimal: amount.optional(),
})
export type PriceData = z.infer<typeof priceData>

export const discounts = z
  .array(
    z.strictObject({
      coupon: id.optional(),
      promotion_code: id.optional(),
    }),
  )
  .max(1)

export const address = z.strictObject({
  city: unsettable(text).optional(),
  country: unsettable(text).optional(),
  line1: unsettable(text).optional(),
  line2: unsettable(text).optional(),
  postal_code: unsettable(text).optional(),
  state: unsettable(text).optional(),
})

export const paging = {
  limit: integer.refine((value) => value >= 1 && value <= 100, 'Invalid limit: 1 to 100').optional(),
  starting_after: id.optional(),
  ending_before: id.optional(),
}

export const created = z
  .strictObject({
    gt: timestamp.optional(),
    gte: timestamp.optional(),
    lt: timestamp.optional(),
    lte: timestamp.optional(),
  })
  .optional()

/** Reads the parameters of a route. @throws StripeError that names the first fault */
export function readParameters<T extends z.ZodType>(type: T, form: Record<string, FormValue>): z.infer<T> {
  const result = type.safeParse(form)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw issue ? toError(issue, form) : invalid('Invalid parameters')
}

function toError(issue: z.core.$ZodIssue, form: Record<string, FormValue>): StripeError {
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
  }
  const param = paramName(issue.path)
  if (valueAt(form, issue.path) === undefined)
    return invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
  if (issue.message.startsWith('Invalid integer'))
    return invalid(`${issue.message}: ${param}`, param, 'parameter_invalid_integer')
  return invalid(`Invalid ${param}: ${issue.message}`, param)
}

function paramName([first, ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('')
}

function valueAt(form: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    form,
  )
}

/** Routes without parameters. */
export const none = z.strictObject({})

export const trialSettings = z
  .strictObject({
    end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
  })
  .optional()

export const cancellationDetails = z
  .strictObject({ comment: unsettable(text).optional(), feedback: unsettable(text).optional() })
  .transform(({ comment = null, feedback = null }) => ({ comment, feedback }))
  .optional()

export const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none'])

export const changedItem = z.strictObject({
  id: id.optional(),
  deleted: flag.optional(),
  metadata,
  price: id.optional(),
  price_data: priceData.optional(),
  quantity: count.optional(),
})
export type ChangedItem = z.infer<typeof changedItem>
