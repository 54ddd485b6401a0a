import { z } from 'zod'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'
import { isChoosableUsername } from '#domain/contributors/username.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { isWebAddress } from '#domain/routing/web-address.ts'

const withError = (code: ErrorCode) => ({ error: code })

const MAX_NAME = 80
const MAX_BIOGRAPHY = 2_000
const MAX_ADDRESS = 240

const name = z
  .string(withError('display-name-missing'))
  .trim()
  .min(1, withError('display-name-missing'))
  .max(MAX_NAME, withError('text-too-long'))

/** `POST /api/v2/auth/contributor`: a member becomes a contributor. */
export const becomeContributorSchema = z.object({
  name,
  username: z
    .string(withError('username-invalid'))
    .trim()
    .refine(isChoosableUsername, withError('username-invalid')),
  /** The version of the agreement that the form showed. */
  agreement: z.string(withError('agreement-outdated')).max(10, withError('agreement-outdated')),
  accepted: z.union([z.literal(true), z.literal('on')], withError('terms-not-accepted')),
})
export type BecomeContributorForm = z.output<typeof becomeContributorSchema>

/** `POST /api/v2/auth/contributor-team`: the account of an invited address becomes a member of a contributor. */
export const joinTeamSchema = becomeContributorSchema
  .pick({ agreement: true, accepted: true })
  .extend({ token: z.string(withError('link-ended')).max(100, withError('link-ended')) })
export type JoinTeamForm = z.output<typeof joinTeamSchema>

/** An optional text; empty is none. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, withError('text-too-long'))
    .transform((written) => (written === '' ? null : written))
    .nullable()

/** `POST /api/console/profile`: what a contributor writes about themselves. `expected` is the time of the version seen. */
export const contributorProfileSchema = z.strictObject({
  expected: z.iso.datetime(),
  /** Null for the first that the user may edit. */
  contributor: z.int().positive().nullable().default(null),
  name,
  biography: text(MAX_BIOGRAPHY),
  url: text(MAX_ADDRESS).refine(
    (address) => address === null || isWebAddress(address),
    withError('address-invalid'),
  ),
  designation: z.enum(DESIGNATION_CODES).nullable(),
  open_to_work: z.boolean(),
  contact: z.union([
    z.literal('').transform(() => null),
    z.email(withError('email-invalid')).max(MAX_ADDRESS, withError('text-too-long')),
    z.null(),
  ]),
})
export type ContributorProfileForm = z.input<typeof contributorProfileSchema>

/** `GET /api/console/profile`. */
export interface ContributorProfile {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly biography: string | null
  readonly url: string | null
  readonly designation: string | null
  readonly open_to_work: boolean
  readonly contact: string | null
  readonly item_count: number
  readonly followers: number
  /** The accepted version of the agreement and the time of acceptance; null before the first. */
  readonly agreement: { readonly version: string; readonly accepted_at: string } | null
  readonly updated_at: string
}
