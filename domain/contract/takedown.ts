import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import { CLAIM_CAPACITIES, linesOf } from '#domain/takedown/claim.ts'
import { CLAIM_LENGTHS, MAX_CLAIM_LINKS, MAX_CLAIMED_WORKS, MAX_STATEMENT } from '#domain/takedown/limits.ts'
import type { HearingCommand } from '#domain/takedown/transitions.ts'

const withError = (code: ErrorCode) => ({ error: code })
const text = (missing: ErrorCode, most: number) =>
  z.string(withError(missing)).trim().min(1, withError(missing)).max(most, withError('text-too-long'))
const declaration = z.union([z.literal(true), z.literal('on')], withError('declaration-missing'))

/** `POST /takedowns`: the claim of a rights holder. */
export const claimFormSchema = z.object({
  name: text('display-name-missing', CLAIM_LENGTHS.name),
  company: z
    .string()
    .trim()
    .max(CLAIM_LENGTHS.company, withError('text-too-long'))
    .transform((company) => (company === '' ? null : company))
    .nullable()
    .default(null),
  email: z
    .string(withError('email-invalid'))
    .max(CLAIM_LENGTHS.email, withError('email-invalid'))
    .transform(normaliseEmail)
    .refine(isEmail, withError('email-invalid')),
  capacity: z.enum(CLAIM_CAPACITIES, withError('bad-request')),
  /** Addresses of items here, one in each line. */
  works: text('work-address-unknown', CLAIM_LENGTHS.works)
    .transform(linesOf)
    .refine((lines) => lines.length <= MAX_CLAIMED_WORKS, withError('too-many-works')),
  original: text('statement-missing', CLAIM_LENGTHS.original),
  /** Addresses of the original, one in each line. */
  links: z
    .string()
    .max(CLAIM_LENGTHS.links, withError('text-too-long'))
    .transform(linesOf)
    .refine(
      (lines) => lines.length <= MAX_CLAIM_LINKS && lines.every(isWebAddress),
      withError('links-invalid'),
    )
    .default([]),
  claim: text('statement-missing', CLAIM_LENGTHS.claim),
  good_faith: declaration,
  accurate: declaration,
  /** The claimant's full name, typed as a signature. */
  signature: text('display-name-missing', CLAIM_LENGTHS.signature),
  locale: z.enum(LOCALE_CODES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE),
})
export type ClaimForm = z.output<typeof claimFormSchema>

/** `POST /takedowns/confirmation`: the secret of the link in the claimant's mail. */
export const confirmClaimSchema = z.object({
  token: z.string(withError('link-ended')).min(1, withError('link-ended')).max(100, withError('link-ended')),
})

const hearingToken = z
  .string(withError('hearing-link-invalid'))
  .min(1, withError('hearing-link-invalid'))
  .max(100, withError('hearing-link-invalid'))

/** `POST /takedowns/hearing`: the secret of the link that was mailed to a contributor without an account. */
export const readHearingSchema = z.object({ token: hearingToken })

/** `POST /takedowns/hearing/answer`: the answer, or the counter-claim, that the link asks for. */
export const answerHearingSchema = z.object({
  token: hearingToken,
  statement: text('statement-missing', MAX_STATEMENT),
})

/** What the page of the link shows; never the address of the claimant. */
export interface HearingView {
  readonly command: HearingCommand
  readonly contributor: string
  readonly claimant: string
  readonly company: string | null
  readonly claim: string
  readonly original: string
  readonly links: readonly string[]
  /** The reasons of the decision that a counter-claim contradicts; null before. */
  readonly decision: string | null
  /** The last moment for the answer. */
  readonly until: string
  /** The picture is at an address that is valid for 120 s; null without one. */
  readonly works: readonly { readonly id: number; readonly title: string; readonly picture: string | null }[]
}

const count = z.int().nonnegative()

/**
 * `GET /takedowns/counts`: confirmed claims of rights holders by the year of their confirmation, newest first. `library` are
 * cases that staff opened from a report; they are in no other number.
 */
export const takedownCountsSchema = z.object({
  years: z.array(
    z.object({
      year: z.int(),
      cases: count,
      open: count,
      upheld: count,
      rejected: count,
      withdrawn: count,
      restored: count,
      library: count,
    }),
  ),
})
export type TakedownCounts = z.infer<typeof takedownCountsSchema>

function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}
