import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { CommandRow } from './commands/holders.ts'
import { COMMANDS, type Command } from './commands.ts'
import { type Actor, rolesOf, type Scope, WIDEST_FIRST } from './permissions.ts'
import type { ContributorTeamRole, HolderRole, TeamRole } from './roles.ts'

/** An actor with what they are beside their staff roles. */
export type Holder = NonNullable<Actor> & {
  readonly isContributor?: boolean
  /** The contributors in whose teams they are; those that they own are theirs by `Ownership.owner`. */
  readonly contributorTeams?: readonly { readonly id: number; readonly role: ContributorTeamRole }[]
  readonly teams?: readonly { readonly id: string; readonly role: TeamRole }[]
}

/** Whom a row belongs to; null where it has no owner or no team. */
export interface Ownership {
  readonly owner: string | null
  /** A team of subscribers. */
  readonly team: string | null
  /** The contributor whose team works on the row. */
  readonly contributor?: number | null
}

/** The rows that an actor may apply a command to: every row, or those of one of these owners and teams. */
export type Reach =
  | 'all'
  | {
      readonly owner: string | null
      readonly teams: readonly string[]
      readonly contributors: readonly number[]
    }

/** The widest scope in which the actor holds a command, or null: refused. */
export function commandScope(actor: Holder | null, command: Command): Scope | null {
  const scopes = holderRoles(actor).map((role) => scopeOfRole(role, command))
  return WIDEST_FIRST.find((scope) => scopes.includes(scope)) ?? null
}

/** The rows that the actor may apply a command to; null for none. A team scope reaches the teams in which their role holds it. */
export function reachOf(actor: Holder | null, command: Command): Reach | null {
  const scope = commandScope(actor, command)
  if (actor === null || scope === null) return null
  if (scope === 'all') return 'all'
  const { teams = [], contributorTeams = [] } = actor
  const isOwn = holderRoles(actor).some((role) => scopeOfRole(role, command) === 'own')
  return {
    owner: isOwn ? actor.id : null,
    teams: teams.filter(({ role }) => scopeOfRole(`team-${role}`, command) === 'team').map(({ id }) => id),
    contributors: contributorTeams
      .filter(({ role }) => scopeOfRole(`contributor-${role}`, command) === 'team')
      .map(({ id }) => id),
  }
}

/** Whether the actor may apply a command to a row. */
export function mayApply(actor: Holder | null, command: Command, row: Ownership): boolean {
  const reach = reachOf(actor, command)
  if (reach === null || reach === 'all') return reach === 'all'
  const { owner, team, contributor = null } = row
  return (
    (owner !== null && owner === reach.owner) ||
    (team !== null && reach.teams.includes(team)) ||
    (contributor !== null && reach.contributors.includes(contributor))
  )
}

/** The actor, where they hold a command for all rows; else `not-signed-in` or `forbidden`. */
export function requireCommand(actor: Actor, command: Command): Result<NonNullable<Actor>> {
  if (actor === null) return refuse('not-signed-in', 'Sign in first')
  return commandScope(actor, command) === 'all'
    ? accept(actor)
    : refuse('forbidden', `You may not run ${command}`)
}

function scopeOfRole(role: HolderRole, command: Command): Scope | null {
  const { holders }: CommandRow = COMMANDS[command]
  return holders[role] ?? null
}

function holderRoles(actor: Holder | null): readonly HolderRole[] {
  if (actor === null) return rolesOf(null)
  const { isContributor = false, contributorTeams = [], teams = [] } = actor
  return [
    ...rolesOf(actor),
    ...(isContributor ? (['contributor'] as const) : []),
    ...contributorTeams.map(({ role }) => `contributor-${role}` as const),
    ...teams.map(({ role }) => `team-${role}` as const),
  ]
}
