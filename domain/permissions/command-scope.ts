import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { COMMANDS, type Command, type CommandRow } from './commands.ts'
import { type Actor, rolesOf, type Scope, WIDEST_FIRST } from './permissions.ts'
import type { HolderRole, TeamRole } from './roles.ts'

/** An actor with what they are beside their staff roles. */
export type Holder = NonNullable<Actor> & {
  readonly isContributor?: boolean
  readonly teams?: readonly { readonly id: string; readonly role: TeamRole }[]
}

/** Whom a row belongs to; null where it has no owner or no team. */
export interface Ownership {
  readonly owner: string | null
  readonly team: string | null
}

/** The widest scope in which the actor holds a command, or null: refused. */
export function commandScope(actor: Holder | null, command: Command): Scope | null {
  const scopes = holderRoles(actor).map((role) => scopeOfRole(role, command))
  return WIDEST_FIRST.find((scope) => scopes.includes(scope)) ?? null
}

/** Whether the actor may apply a command to a row. The team scope reaches the teams in which a role of theirs holds it. */
export function mayApply(actor: Holder | null, command: Command, row: Ownership): boolean {
  if (actor === null) return false
  if (commandScope(actor, command) === 'all') return true
  const isOwn =
    row.owner === actor.id && holderRoles(actor).some((role) => scopeOfRole(role, command) === 'own')
  return isOwn || teamsWith(actor, command).includes(row.team ?? '')
}

/** The actor, where they hold a command for all rows; else `not-signed-in` or `forbidden`. */
export function requireCommand(actor: Actor, command: Command): Result<NonNullable<Actor>> {
  if (actor === null) return refuse('not-signed-in', 'Sign in first')
  return commandScope(actor, command) === 'all'
    ? accept(actor)
    : refuse('forbidden', `You may not run ${command}`)
}

function teamsWith({ teams = [] }: Holder, command: Command): string[] {
  return teams.filter(({ role }) => scopeOfRole(`team-${role}`, command) === 'team').map(({ id }) => id)
}

function scopeOfRole(role: HolderRole, command: Command): Scope | null {
  const { holders }: CommandRow = COMMANDS[command]
  return holders[role] ?? null
}

function holderRoles(actor: Holder | null): readonly HolderRole[] {
  if (actor === null) return rolesOf(null)
  const { isContributor = false, teams = [] } = actor
  return [
    ...rolesOf(actor),
    ...(isContributor ? (['contributor'] as const) : []),
    ...teams.map(({ role }) => `team-${role}` as const),
  ]
}
