import { z } from 'zod'
import { COUNTRIES } from '#domain/accounts/countries.ts'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { PASSWORD_LENGTH, passwordFault } from '#domain/accounts/passwords.ts'
import { isSocialAddress, type SocialNetwork } from '#domain/accounts/social-networks.ts'
import { TERMS_KINDS } from '#domain/accounts/terms.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import { REFERRAL_CODE } from '#domain/referrals/code.ts'
import { MAX_UTM_LENGTH, MAX_UTM_PARAMETERS } from '#domain/visitors/acquisition.ts'

/**
 * Forms and calls of accounts. Browser and server validate with the same schema; a message is a code of the error
 * catalogue, which each side translates.
 */

const withError = (code: ErrorCode) => ({ error: code })

const MAX_NAME = 80
const MAX_LINE = 120
const MAX_ADDRESS = 240
/** Longer passwords are rejected by length before they are hashed. */
const MAX_TYPED_PASSWORD = 4 * PASSWORD_LENGTH.most

/** Accepts any spelling of an address and returns the one it is stored under. */
const email = z
  .string(withError('email-invalid'))
  .transform(normaliseEmail)
  .refine(isEmail, withError('email-invalid'))
/** An existing password: it only must not be empty. */
const presentPassword = z
  .string(withError('password-missing'))
  .min(1, withError('password-missing'))
  .max(MAX_TYPED_PASSWORD, withError('password-too-long'))
const newPassword = presentPassword.superRefine((password, context) => {
  const fault = passwordFault(password, '')
  if (fault !== null) context.addIssue({ code: 'custom', message: fault })
})
/** The second typing of a new password. A caller without a form of its own may leave it out. */
const confirmation = { password_confirmation: z.string().max(MAX_TYPED_PASSWORD).optional() }
interface WithConfirmation {
  readonly password: string
  readonly password_confirmation?: string | undefined
}
function refuseDifferent(
  { password, password_confirmation: again }: WithConfirmation,
  context: z.RefinementCtx,
) {
  if (again === undefined || again === password) return
  context.addIssue({ code: 'custom', path: ['password_confirmation'], message: 'passwords-differ' })
}
const token = z.string(withError('link-ended')).regex(/^[\w-]{43}$/, withError('link-ended'))
const locale = z.enum(LOCALE_CODES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE)
/** Where to continue afterwards; sanitised when it is used (domain/accounts/safe-redirect.ts). */
const redirect = z.string().max(4_000).optional().catch(undefined)
const remember = z
  .union([z.boolean(), z.literal('on').transform(() => true)])
  .catch(false)
  .default(false)

/** An optional line; empty means none. */
const line = (most: number) =>
  z
    .string(withError('text-too-long'))
    .trim()
    .max(most, withError('text-too-long'))
    .transform((text) => (text === '' ? null : text))
    .nullable()

export const logInSchema = z.object({ email, password: presentPassword, remember })
export type LogInForm = z.infer<typeof logInSchema>

export const signUpSchema = z
  .object({
    email,
    password: newPassword,
    ...confirmation,
    first_name: line(MAX_NAME).default(null),
    last_name: line(MAX_NAME).default(null),
    terms: z.union([z.literal(true), z.literal('on')], withError('terms-not-accepted')),
    locale,
    redirect,
  })
  .superRefine(({ email: whose, password }, context) => {
    const fault = passwordFault(password, whose)
    if (fault !== null) context.addIssue({ code: 'custom', path: ['password'], message: fault })
  })
  .superRefine(refuseDifferent)
export type SignUpForm = z.infer<typeof signUpSchema>

/** The link that confirms the address of a sign-up, once more. */
export const resendSignUpSchema = z.object({ email, redirect })

export const forgotPasswordSchema = z.object({ email, locale })
export const resetPasswordSchema = z
  .object({ token, password: newPassword, ...confirmation })
  .superRefine(refuseDifferent)
export const changePasswordSchema = z
  .object({ old_password: presentPassword, password: newPassword, ...confirmation })
  .superRefine(refuseDifferent)
export const tokenSchema = z.object({ token })
export const changeEmailSchema = z.object({ email, password: presentPassword })
/** A user deletes the account by typing the password, or the e-mail address when the account has no password. */
export const DELETION_SCHEMAS = {
  password: z.object({ password: presentPassword }),
  email: z.object({ email }),
} as const
export const deleteAccountSchema = z.union([DELETION_SCHEMAS.password, DELETION_SCHEMAS.email])
export const acceptTermsSchema = z.object({ terms: z.enum(TERMS_KINDS) })
export const oneTapSchema = z.object({ credential: z.string(withError('google-refused')).max(8_192), locale })
/** What a visitor arrives with (spec sections 4 and 7). Absent parts stay as they are. */
export const guestDataSchema = z.object({
  referral_code: z
    .string(withError('referral-invalid'))
    .regex(REFERRAL_CODE, withError('referral-invalid'))
    .optional(),
  arrival: z
    .object({
      referer: z
        .url({ protocol: /^https?$/ })
        .max(300)
        .nullable()
        .catch(null),
      utm: z
        .record(z.string().regex(/^utm_[a-z]{1,20}$/), z.string().max(MAX_UTM_LENGTH))
        .refine((utm) => Object.keys(utm).length <= MAX_UTM_PARAMETERS)
        .catch({}),
    })
    .optional(),
})
/** The cookie in which an arrival is kept. */
export const acquisitionSchema = z.object({
  country: z.string().length(2).nullable(),
  referer: z.string().max(300).nullable(),
  utm: z.record(z.string(), z.string()),
})
/** The state that the caller saw before the click; without it the state is toggled. */
export const followSchema = z.object({ followed: z.boolean().optional() })

const socialAddress = (network: SocialNetwork) =>
  line(MAX_ADDRESS)
    .refine((address) => address === null || isSocialAddress(network, address), withError('address-invalid'))
    .optional()

const SOCIAL_ADDRESSES = {
  website: socialAddress('website'),
  dribbble: socialAddress('dribbble'),
  behance: socialAddress('behance'),
  instagram: socialAddress('instagram'),
  x: socialAddress('x'),
  linkedin: socialAddress('linkedin'),
  github: socialAddress('github'),
} as const satisfies Record<SocialNetwork, z.ZodType>

/** The profile that users edit; absent fields stay unchanged. */
export const profileSchema = z.object({
  first_name: line(MAX_NAME)
    .refine((name) => name !== null, withError('name-missing'))
    .optional(),
  last_name: line(MAX_NAME).optional(),
  username: z
    .string(withError('username-invalid'))
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9]|[-_.](?=[a-z0-9])){2,29})?$/, withError('username-invalid'))
    .transform((name) => (name === '' ? null : name))
    .nullable()
    .optional(),
  company: line(MAX_LINE).optional(),
  designation: line(MAX_LINE).optional(),
  country: z
    .string(withError('country-unknown'))
    .transform((code) => (code === '' ? null : code.toUpperCase()))
    .refine((code) => code === null || COUNTRIES.has(code), withError('country-unknown'))
    .nullable()
    .optional(),
  locale: z.enum(LOCALE_CODES).optional(),
  social_urls: z.object(SOCIAL_ADDRESSES).optional(),
})
export type ProfileForm = z.infer<typeof profileSchema>

/**
 * A profile change as it is sent: `before` holds the previous values of the changed fields, by field name
 * (`social_urls.x`), so that a concurrent change from another browser is not overwritten silently.
 */
export const profileChangeSchema = profileSchema.extend({
  before: z.record(z.string(), z.string().nullable()).default({}),
})
export type ProfileChange = z.infer<typeof profileChangeSchema>

/** The crop of a picture: pixels of the original, upright. */
export const cropSchema = z.object({
  left: z.coerce.number().int().nonnegative(),
  top: z.coerce.number().int().nonnegative(),
  width: z.coerce.number().int().positive(),
  height: z.coerce.number().int().positive(),
})

const pictureSizes = z.object({ large: z.string(), normal: z.string(), small: z.string() })
const moment = z.iso.datetime()
const flag = z.boolean()

/** A user as they see themselves: `response.auth` (spec sections 3 and 7). */
export const personSchema = z.object({
  id: z.uuid(),
  uuid: z.uuid(),
  type: z.literal('personal'),
  name: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string(),
  username: z.string().nullable(),
  company: z.string().nullable(),
  country: z.string().nullable(),
  designation: z.string().nullable(),
  locale: z.enum(LOCALE_CODES),
  role: z.enum(['tester', 'developer', 'admin', 'manager']).nullable(),
  verified: flag,
  has_password: flag,
  multi_login: flag,
  is_contributor: flag,
  isActive: flag,
  created_at: moment,
  login_at: moment.nullable(),
  social_urls: z.record(z.string(), z.string()),
  /** Their own pictures; null where there is none. A new picture has a new address. */
  urls: z.object({ avatar: pictureSizes.nullable() }),
  company_urls: pictureSizes.nullable(),
  cover_urls: pictureSizes.nullable(),
  /** What the person's own invitation links carry (`?referral_code=`). */
  referral_code: z.string(),
  terms_agreement: z.object({ user: moment.nullable(), contributor: moment.nullable() }),
  /** Which of the ten default pictures the user has. */
  avatar: z.int().min(0).max(9),
})
export type Person = z.infer<typeof personSchema>

/** Lists that `GET /api/v2/auth` includes only when their flag is set. */
export const AUTH_FLAGS = [
  'oauth_clients',
  'teams',
  'gtm_events',
  'subscriptions',
  'billing_addresses',
] as const

/** A browser that is signed in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string().nullable(),
  current: flag,
  created_at: moment,
  seen_at: moment,
})
export type SessionEntry = z.infer<typeof sessionSchema>

/** `response.contributor` (spec section 3): user-specific data of a contributor's page. */
export const followingSchema = z.object({
  uuid: z.uuid(),
  id: z.int(),
  followed_by_user: flag,
  followers_count: z.int().nonnegative(),
})
export type Following = z.infer<typeof followingSchema>
