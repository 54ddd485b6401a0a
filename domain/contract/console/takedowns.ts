import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { ClaimCapacity } from '#domain/takedown/claim.ts'
import { CLAIM_LENGTHS, MAX_STATEMENT } from '#domain/takedown/limits.ts'
import {
  LICENCE_EFFECTS,
  type LicenceEffect,
  type TakedownOutcome,
  type TakedownState,
} from '#domain/takedown/states.ts'
import type { HearingCommand, TakedownCommand } from '#domain/takedown/transitions.ts'

const statement = z
  .string()
  .trim()
  .max(MAX_STATEMENT, { error: 'text-too-long' })
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null)

const address = z
  .string({ error: 'email-invalid' })
  .max(CLAIM_LENGTHS.email, { error: 'email-invalid' })
  .transform(normaliseEmail)
  .refine(isEmail, { error: 'email-invalid' })
  .nullable()
  .default(null)

/** Every command on a case; `expected` is the version that the actor saw. */
export const takedownCommandSchema = z.strictObject({
  expected: z.int().positive(),
  statement,
  /** Of `uphold`. */
  licences: z.enum(LICENCE_EFFECTS).default('kept'),
  /** Of `hear`, where the contributor has no account: the address that gets the link, and the language of the mail. */
  email: address,
  locale: z.enum(LOCALE_CODES).default(DEFAULT_LOCALE),
})
export type TakedownCommandForm = z.input<typeof takedownCommandSchema>

/** `POST /api/console/takedowns/:id/note` */
export const takedownNoteSchema = z.strictObject({
  note: z
    .string()
    .trim()
    .min(1, { error: 'statement-missing' })
    .max(MAX_STATEMENT, { error: 'text-too-long' }),
})

/** Commands on one case, by the last part of their address. */
export const TAKEDOWN_ACTIONS = {
  accept: 'takedown.accept',
  hear: 'takedown.hear',
  answer: 'takedown.answer',
  uphold: 'takedown.uphold',
  reject: 'takedown.reject',
  withdraw: 'takedown.withdraw',
  'counter-claim': 'takedown.counter-claim',
  restore: 'takedown.restore',
  dismiss: 'takedown.dismiss',
} as const satisfies Record<string, TakedownCommand>
export type TakedownAction = keyof typeof TAKEDOWN_ACTIONS
export const TAKEDOWN_ACTION_CODES = Object.keys(TAKEDOWN_ACTIONS) as readonly TakedownAction[]

export interface ClaimedWork {
  readonly id: number
  readonly title: string
  readonly slug: string | null
  readonly kind: Kind
  readonly visibility: Visibility
  /** The address of its picture, valid for 120 s; null without one. */
  readonly picture: string | null
}

export interface TakedownHistoryEntry {
  readonly id: number
  readonly at: string
  readonly command: Extract<Command, `takedown.${string}`>
  readonly to: TakedownState
  /** Null for the worker and the claimant, and for staff where the contributor reads. */
  readonly actor: string | null
  /** By the mailed link of a contributor without an account. */
  readonly by_link: boolean
  readonly statement: string | null
}

/** The link that was mailed to a contributor without an account; the newest. */
export interface MailedHearing {
  readonly id: string
  readonly email: string
  readonly locale: Locale
  readonly command: HearingCommand
  readonly created_at: string
  readonly expires_at: string
  /** Null before an answer. */
  readonly used_at: string | null
}

export interface EvidenceFile {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly created_at: string
}

/** What `GET /api/console/takedowns/:id` has beyond the fields of the list; each command answers with it too. */
export interface TakedownDetail {
  readonly id: number
  readonly version: number
  readonly case_state: TakedownState
  readonly is_demonstration: boolean
  readonly outcome: TakedownOutcome | null
  readonly licences: LicenceEffect | null
  readonly claimant: string
  readonly company: string | null
  readonly capacity: ClaimCapacity
  /** Null for the contributor. */
  readonly email: string | null
  readonly original: string
  readonly links: readonly string[]
  readonly claim: string
  readonly contributor_name: string
  /** Whether `hear` needs an address, because the contributor has no account. */
  readonly needs_address: boolean
  /** Null without one, and for the contributor. */
  readonly mailed_hearing: MailedHearing | null
  readonly hear_until: string | null
  readonly counter_until: string | null
  readonly claimed: readonly ClaimedWork[]
  readonly history: readonly TakedownHistoryEntry[]
  /** Empty for the contributor. */
  readonly files: readonly EvidenceFile[]
  readonly allowed_actions: readonly TakedownAction[]
  /** Whether the user may write notes and add evidence. */
  readonly may_note: boolean
}
