import { z } from 'zod'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import type { TeamAction } from '#domain/contributors/team.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { CONTRIBUTOR_TEAM_ROLES, type ContributorTeamRole } from '#domain/permissions/roles.ts'

const withError = (code: ErrorCode) => ({ error: code })
const id = z.int().positive()
const role = z.enum(CONTRIBUTOR_TEAM_ROLES, withError('role-missing'))

/** The forms of `POST /api/console/teams/:id/<action>`. `expected` is the role that the actor saw. */
export const TEAM_FORMS = {
  invite: z.strictObject({
    email: z
      .string(withError('email-invalid'))
      .transform(normaliseEmail)
      .refine(isEmail, withError('email-invalid')),
    role,
  }),
  revoke: z.strictObject({ invitation: id }),
  'change-role': z.strictObject({ member: id, expected: role, role }),
  remove: z.strictObject({ member: id, expected: role }),
  leave: z.strictObject({}),
} as const satisfies Record<TeamAction, z.ZodType>
export type TeamForm<A extends TeamAction> = z.output<(typeof TEAM_FORMS)[A]>

/** One contributor that the user holds or works for: `GET /api/console/teams`. */
export interface ConsoleTeam {
  readonly id: number
  readonly name: string
  readonly username: string
  readonly type: 'person' | 'team'
  /** What the user is: the account that holds it, or a member. */
  readonly role: 'holder' | ContributorTeamRole
  readonly members: readonly TeamMember[]
  /** Only for users with the right to invite. */
  readonly invitations: readonly TeamInvitation[]
  readonly allowed_actions: readonly TeamAction[]
}

export interface TeamMember {
  /** Null for the account that holds the contributor: it is no member, and only leaves. */
  readonly id: number | null
  readonly name: string
  readonly email: string
  readonly role: 'holder' | ContributorTeamRole
  readonly is_self: boolean
}

export interface TeamInvitation {
  readonly id: number
  readonly email: string
  readonly role: ContributorTeamRole
  readonly expires_at: string
  readonly is_expired: boolean
}
