import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { mayApply } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { TeamRole } from '#domain/permissions/roles.ts'

/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 7
/** Most addresses in one request. */
export const MAX_INVITED = 50
/** The seats of a team without a plan: that of its owner. */
export const SEATS_WITHOUT_PLAN = 1

/** Commands on a team, by what its members do. */
const TEAM_ACTIONS = {
  invite: 'team.invite',
  revoke: 'team.invite',
  remove: 'team.remove-member',
  'hand-over': 'team.hand-over',
  leave: 'team.leave',
  bill: 'team.bill',
} as const satisfies Record<string, Command>
type TeamAction = keyof typeof TEAM_ACTIONS

/** The caller of a change to a team. */
export interface TeamActor {
  readonly user: string
  readonly team: string
  /** Their role in the team; null for others, to whom the team does not exist. */
  readonly role: TeamRole | null
}

/** Whether the actor may do this to the team: `not-found` for accounts outside of it. */
export function mayChangeTeam({ user, team, role }: TeamActor, action: TeamAction): Result<Command> {
  if (role === null) return refuse('not-found')
  const command = TEAM_ACTIONS[action]
  const holder = { id: user, roles: [], teams: [{ id: team, role }] }
  return mayApply(holder, command, { owner: null, team }) ? accept(command) : refuse('forbidden')
}

/** The seats of a team and who takes them. */
export interface Occupancy {
  readonly seats: number
  readonly members: number
  /** Open invitations; those that are renewed are not counted. */
  readonly invitations: number
}

interface Invited {
  readonly email: string
  /** Whether the account of the address is in the team. */
  readonly isMember: boolean
}

/** Whether these addresses can be invited: all of them, or none. Each open invitation keeps a seat free. */
export function decideInvitations(
  { seats, members, invitations }: Occupancy,
  invited: readonly Invited[],
): Result<true> {
  if (invited.some(({ isMember }) => isMember)) return refuseField('emails', 'already-member')
  return members + invitations + invited.length <= seats ? accept(true) : refuse('seats-taken')
}

/** Whether one more member fits in: a team can have given seats up since the invitation. */
export function decideAcceptance({ seats, members }: Omit<Occupancy, 'invitations'>): Result<true> {
  return members < seats ? accept(true) : refuse('seats-taken')
}

/** Whether a member can go. The owner hands the team over first, because its plan and invoices need an account. */
export function decideGoing(role: TeamRole): Result<true> {
  return role === 'owner' ? refuse('team-owner-stays') : accept(true)
}

/** Whether a team can have so many seats: removing members is up to its owner. */
export function decideSeats({ members }: Pick<Occupancy, 'members'>, seats: number): Result<true> {
  return seats >= members ? accept(true) : refuse('seats-below-members')
}

/** The seats of a team whose subscription has `paid` ones: never fewer than members, and one for its next owner. */
export function seatsAfter({ members }: Pick<Occupancy, 'members'>, paid: number): number {
  return Math.max(paid, members, SEATS_WITHOUT_PLAN)
}
