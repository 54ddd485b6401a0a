import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { TEAM_ROLES } from '#domain/permissions/roles.ts'
import { MAX_INVITED } from '#domain/teams/team.ts'

const withError = (code: ErrorCode) => ({ error: code })

const MAX_NAME = 120
const MAX_SIZE = 100_000

const email = z
  .string(withError('email-invalid'))
  .transform(normaliseEmail)
  .refine(isEmail, withError('email-invalid'))
/** A malformed id names no row. */
const id = z.uuid(withError('not-found'))

/** `POST /api/v2/teams`. */
export const createTeamSchema = z.object({
  /** Printed on invoices. */
  name: z
    .string(withError('team-name-missing'))
    .trim()
    .min(1, withError('team-name-missing'))
    .max(MAX_NAME, withError('text-too-long')),
  /** For notifications. */
  email,
  /** How many people work in the team, as its owner states; seats are what it pays for. */
  size: z.coerce
    .number(withError('team-size-invalid'))
    .int(withError('team-size-invalid'))
    .min(1, withError('team-size-invalid'))
    .max(MAX_SIZE, withError('team-size-invalid'))
    .default(1),
})
export type CreateTeamForm = z.output<typeof createTeamSchema>

/** The form of invitations: addresses in one text, separated by commas, semicolons or spaces. */
export const inviteFormSchema = z.object({
  emails: z
    .string(withError('email-invalid'))
    .transform((text) => [
      ...new Set(
        text
          .split(/[\s,;]+/)
          .filter(Boolean)
          .map(normaliseEmail),
      ),
    ])
    .refine((emails) => emails.length > 0 && emails.every(isEmail), withError('email-invalid'))
    .refine((emails) => emails.length <= MAX_INVITED, withError('too-many-invitations')),
})

/** `POST /api/v2/teams/members`: invites addresses, or changes the role of a member; a new owner replaces the former. */
export const teamMembersSchema = z.object({ team_uuid: id }).and(
  z.union([
    z.object({
      emails: z
        .array(email)
        .min(1, withError('email-invalid'))
        .max(MAX_INVITED, withError('too-many-invitations'))
        .transform((emails) => [...new Set(emails)]),
    }),
    z.object({ member: z.object({ uuid: id, role: z.literal('owner') }) }),
  ]),
)

/** `POST /api/v2/teams/join`: the account of an invited address becomes a member. */
export const acceptInvitationSchema = z.object({
  token: z.string(withError('link-ended')).max(110, withError('link-ended')),
})

const moment = z.iso.datetime()

const teamMemberSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  joined_at: moment,
  is_self: z.boolean(),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

const teamInvitationSchema = z.object({
  uuid: z.uuid(),
  email: z.string(),
  expires_at: moment,
})
export type TeamInvitation = z.infer<typeof teamInvitationSchema>

/** The caller's role in a team: `admin` is the owner (spec section 3). */
const pivot = z.object({ role: z.enum(['admin', 'member']) })

/** A team as its members see it: `response.teams` (spec sections 3 and 7). */
const teamSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  size: z.int().positive(),
  seats: z.int().positive(),
  /** Taken by members, and kept by open invitations. */
  seats_used: z.int().nonnegative(),
  /** Whether it has a team plan now. */
  is_subscribed: z.boolean(),
  pivot,
  /** With the flag `members`; invitations for the owner alone. */
  members: z.array(teamMemberSchema).optional(),
  invitations: z.array(teamInvitationSchema).optional(),
})
export type Team = z.infer<typeof teamSchema>

/** `response.auth` in team mode: the user of the team (spec section 7); `response.member` is the person then. */
const teamAccountSchema = teamSchema
  .pick({ uuid: true, name: true, email: true, pivot: true })
  .extend({ id: z.uuid(), type: z.literal('team') })
export type TeamAccount = z.infer<typeof teamAccountSchema>
