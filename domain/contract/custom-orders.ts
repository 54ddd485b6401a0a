import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { ORDER_KINDS, ORDER_LENGTHS } from '#domain/custom-orders/request.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'

const withError = (code: ErrorCode) => ({ error: code })
const text = (missing: ErrorCode, most: number) =>
  z.string(withError(missing)).trim().min(1, withError(missing)).max(most, withError('text-too-long'))
const optional = (most: number) => z.string().trim().max(most, withError('text-too-long')).default('')

/** `POST /custom-orders`: the fields of its form, beside which it has files. */
export const customOrderSchema = z.object({
  name: text('display-name-missing', ORDER_LENGTHS.name),
  email: z
    .string(withError('email-invalid'))
    .max(ORDER_LENGTHS.email, withError('email-invalid'))
    .transform(normaliseEmail)
    .refine(isEmail, withError('email-invalid')),
  company: optional(ORDER_LENGTHS.company),
  kind: z.enum(ORDER_KINDS).catch('other').default('other'),
  message: text('message-missing', ORDER_LENGTHS.message),
  budget: optional(ORDER_LENGTHS.budget),
  wantedBy: optional(ORDER_LENGTHS.budget),
  /** People do not see it. */
  website: z.string().max(500).catch('filled').default(''),
  locale: z.enum(LOCALE_CODES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE),
})
export type CustomOrderForm = z.infer<typeof customOrderSchema>

/** `GET /api/panel/custom-orders/:id/files` */
export const orderFilesSchema = z.array(
  z.object({ id: z.int(), name: z.string(), type: z.string(), bytes: z.int() }),
)
export type OrderFiles = z.infer<typeof orderFilesSchema>
