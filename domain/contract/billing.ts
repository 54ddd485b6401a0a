import { z } from 'zod'
import { COUNTRIES } from '#domain/accounts/countries.ts'
import { addressFaults } from '#domain/billing/address.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { normaliseTaxId } from '#domain/tax/tax-ids.ts'

const withError = (code: ErrorCode) => ({ error: code })

const MAX_LINE = 120
const MAX_CODE = 32

const needed = (code: ErrorCode, most = MAX_LINE) =>
  z.string(withError(code)).trim().min(1, withError(code)).max(most, withError('text-too-long'))
/** Empty and absent mean none. */
const optional = (most = MAX_LINE) =>
  z
    .string(withError('text-too-long'))
    .trim()
    .max(most, withError('text-too-long'))
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null)

/** A billing address as the form has it (`PUT /api/v2/auth/billing-address`). */
export const billingAddressSchema = z
  .object({
    name: needed('billing-name-missing'),
    company: optional(),
    line1: needed('billing-street-missing'),
    line2: optional(),
    postal_code: optional(MAX_CODE),
    city: needed('billing-city-missing'),
    region: optional(),
    country: z
      .string(withError('billing-country-missing'))
      .refine((country) => COUNTRIES.has(country), withError('billing-country-missing')),
    tax_id: optional(MAX_CODE),
  })
  .transform((form) => ({
    ...form,
    tax_id: form.tax_id === null ? null : normaliseTaxId(form.country, form.tax_id) || null,
  }))
  .superRefine((address, context) => {
    for (const { field, code } of addressFaults(address))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
