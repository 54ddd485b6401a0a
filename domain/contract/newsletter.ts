import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import { AUDIENCES, type Segment } from '#domain/newsletter/segment.ts'

const withError = (code: ErrorCode) => ({ error: code })
const MAX_EMAIL = 254
const MAX_TOKEN = 200

/** `POST /newsletter/subscriptions` */
export const subscribeFormSchema = z.object({
  email: z
    .string(withError('email-invalid'))
    .max(MAX_EMAIL, withError('email-invalid'))
    .transform(normaliseEmail)
    .refine(isEmail, withError('email-invalid')),
  locale: z.enum(LOCALE_CODES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE),
  /** Hidden from people: a program that fills it in is answered as if it was subscribed. */
  website: z.string().max(MAX_EMAIL).catch('').default(''),
})
export type SubscribeForm = z.output<typeof subscribeFormSchema>

const token = z.string(withError('newsletter-link-ended')).max(MAX_TOKEN, withError('newsletter-link-ended'))

/** `POST /newsletter/confirmation`: the link of the first mail, with the kinds that the subscriber is interested in. */
export const confirmSubscriptionSchema = z.object({
  token,
  kinds: z.array(z.enum(KIND_CODES)).max(KIND_CODES.length).default([]),
})

/** `POST /newsletter/unsubscription` */
export const unsubscribeSchema = z.object({ token })

const list = <V extends z.ZodType>(value: V) =>
  z
    .array(value)
    .nullish()
    .transform((values) => values ?? [])

/** The segment of a newsletter as the CMS stores it. */
export const segmentSchema: z.ZodType<Segment> = z.object({
  languages: list(z.enum(LOCALE_CODES)),
  audiences: list(z.enum(AUDIENCES)),
  plans: list(z.int()),
  kinds: list(z.enum(KIND_CODES)),
})
