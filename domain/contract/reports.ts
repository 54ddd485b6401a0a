import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { isSlug } from '#domain/assets/slug.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import type { ReportAction } from '#domain/reports/decide.ts'
import { REPORT_LENGTHS, REPORT_REASONS } from '#domain/reports/report.ts'

const withError = (code: ErrorCode) => ({ error: code })

/** `POST /reports`. The address is optional: the outcome is mailed to it. */
export const reportFormSchema = z.object({
  work: z.string(withError('not-found')).refine(isSlug, withError('not-found')),
  reason: z.enum(REPORT_REASONS, withError('report-reason-missing')),
  words: z
    .string(withError('message-missing'))
    .trim()
    .min(1, withError('message-missing'))
    .max(REPORT_LENGTHS.words, withError('text-too-long')),
  email: z
    .string(withError('email-invalid'))
    .max(REPORT_LENGTHS.email, withError('email-invalid'))
    .transform((text) => (text.trim() === '' ? null : normaliseEmail(text)))
    .refine((email) => email === null || isEmail(email), withError('email-invalid'))
    .nullable()
    .default(null),
  locale: z.enum(LOCALE_CODES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE),
})
export type ReportForm = z.output<typeof reportFormSchema>

/** `POST /api/console/reports/:id/<action>`: `expected` is the version that the actor saw, `note` is for the audit log. */
export const decideReportSchema = z.strictObject({
  expected: z.int().positive(),
  note: z
    .string()
    .trim()
    .max(REPORT_LENGTHS.note)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null),
})
export type DecideReportForm = z.input<typeof decideReportSchema>

/** What `GET /api/console/reports/:id` answers beside the fields of the list. */
export interface ReportDetail {
  readonly id: number
  readonly version: number
  /** Of the reported work. */
  readonly visibility: Visibility
  /** The address of its page on the site. */
  readonly page: string | null
  /** The case that the report opened. */
  readonly takedown: number | null
  readonly allowed_actions: readonly ReportAction[]
}
