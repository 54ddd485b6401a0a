import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'

/** Most members and open invitations of one contributor together. */
export const MAX_TEAM = 100
/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 7

/** What a decision about the team of a contributor depends on. */
export interface TeamFacts {
  readonly contributor: number
  /** The account that holds the contributor and is paid; null while it is unclaimed. */
  readonly holder: string | null
}

/** Commands that change who works for a contributor, by the last part of their address. */
export const TEAM_ACTIONS = {
  invite: 'contributor-member.invite',
  revoke: 'contributor-member.invite',
  'change-role': 'contributor-member.change-role',
  remove: 'contributor-member.remove',
  leave: 'contributor-member.leave',
} as const satisfies Record<string, Command>
export type TeamAction = keyof typeof TEAM_ACTIONS
export const TEAM_ACTION_CODES = Object.keys(TEAM_ACTIONS) as readonly TeamAction[]

/** Whether the actor may do this to the team. */
export function mayChangeTeam(
  { contributor, holder }: TeamFacts,
  actor: Holder,
  action: TeamAction,
): Result<true> {
  const may = mayApply(actor, TEAM_ACTIONS[action], { owner: holder, team: null, contributor })
  return may ? accept(true) : refuse('forbidden')
}

interface InvitationFacts {
  /** Members and open invitations, without one of this address. */
  readonly size: number
  /** Whether the account of the address works for the contributor already. */
  readonly isMember: boolean
}

/** Whether an address can be invited. An open invitation of the same address is renewed. */
export function decideInvitation({ size, isMember }: InvitationFacts): Result<true> {
  if (isMember) return refuseField('email', 'already-member')
  return size < MAX_TEAM ? accept(true) : refuse('team-full')
}

/** An owner in the team, who can hold the contributor after the present account. */
export interface Heir {
  readonly member: number
  readonly user: string
}

/**
 * What follows when an account leaves: a member goes; the holder hands the contributor over to the longest-serving
 * owner. The last owner stays, because earnings and decisions need an account.
 *
 * @returns the new holder; null when the holder stays the same
 */
export function decideLeaving(
  { holder }: TeamFacts,
  user: string,
  owners: readonly Heir[],
): Result<Heir | null> {
  if (user !== holder) return accept(null)
  const [heir] = owners
  return heir === undefined ? refuse('last-owner') : accept(heir)
}
