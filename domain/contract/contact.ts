import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { CONTACT_LENGTHS, CONTACT_TOPICS } from '#domain/contact/contact.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'

const withError = (code: ErrorCode) => ({ error: code })
const text = (missing: ErrorCode, most: number) =>
  z.string(withError(missing)).trim().min(1, withError(missing)).max(most, withError('text-too-long'))

/** `POST /contact` */
export const contactFormSchema = z.object({
  name: text('display-name-missing', CONTACT_LENGTHS.name),
  email: z
    .string(withError('email-invalid'))
    .max(CONTACT_LENGTHS.email, withError('email-invalid'))
    .transform(normaliseEmail)
    .refine(isEmail, withError('email-invalid')),
  topic: z.enum(CONTACT_TOPICS).catch('question').default('question'),
  message: text('message-missing', CONTACT_LENGTHS.message),
  locale: z.enum(LOCALE_CODES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE),
})
export type ContactForm = z.infer<typeof contactFormSchema>
