import { z } from 'zod'
import {
  CLAIM_METHOD_CODES,
  CLAIM_STATES,
  type ClaimDecision,
  type ClaimMethod,
  type ClaimState,
  isClaimTarget,
} from '#domain/contributors/claim.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { becomeContributorSchema } from './contributors.ts'

const withError = (code: ErrorCode) => ({ error: code })
const contributor = z.string().min(1).max(80)

/** `POST /api/v2/auth/claim`: claims the imported profile of a username. */
export const startClaimSchema = becomeContributorSchema
  .pick({ agreement: true, accepted: true })
  .extend({ contributor, method: z.enum(CLAIM_METHOD_CODES), target: z.string().trim() })
  .refine(({ method, target }) => isClaimTarget(method, target), {
    path: ['target'],
    ...withError('claim-target-invalid'),
  })
export type StartClaimForm = z.output<typeof startClaimSchema>

/** `POST /api/v2/auth/claim/check` and `/withdraw`: the user's undecided claim. `expected` is the state that they saw. */
export const ownClaimSchema = z.object({ contributor, expected: z.enum(CLAIM_STATES) })
export type OwnClaimForm = z.output<typeof ownClaimSchema>

/** `POST /api/console/profile-claims/:id/<decision>`; `expected` is the state that the actor saw. */
export const decideClaimSchema = z.strictObject({
  expected: z.enum(CLAIM_STATES),
  reason: z
    .string()
    .trim()
    .max(500, withError('text-too-long'))
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null),
})
export type DecideClaimForm = z.input<typeof decideClaimSchema>

/** The user's last claim of a profile, and what they have to publish. */
export interface OwnClaim {
  readonly contributor: string
  readonly name: string
  readonly method: ClaimMethod
  readonly target: string
  readonly state: ClaimState
  /** The text of the file or the TXT record. */
  readonly code: string
  /** Where the file or the record belongs; null for a package. */
  readonly place: string | null
  /** In the words of staff; null where another claim of the profile was approved, which the page says in its language. */
  readonly reason: string | null
  readonly superseded: boolean
}

/** A claim on its page in the console, beside the fields of the list. */
export interface ClaimDetail {
  readonly id: number
  readonly state: ClaimState
  readonly allowed_actions: readonly ClaimDecision[]
}
