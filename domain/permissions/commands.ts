import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Actor, rolesOf, type Scope, WIDEST_FIRST } from './permissions.ts'
import type { ActorRole } from './roles.ts'

/** One thing that a caller can ask the server to do, beyond creating, reading, updating and deleting rows. */
interface CommandRow {
  readonly description: string
  /** The roles that hold the command and the rows that they may apply it to. A role that is missing here is refused. */
  readonly holders: Partial<Record<ActorRole, Scope>>
}

/** Role x command (style.md point 8): default deny. A command is `subject.verb`. */
export const COMMANDS = {
  'audit-log.read': {
    description: 'Search the log of commands, with their reasons and what they changed',
    holders: { admin: 'all', manager: 'all' },
  },
  'revision.upload': {
    description: 'Send a file as the next original of an item',
    holders: { admin: 'all', manager: 'all', editor: 'all', reviewer: 'all' },
  },
  'revision.publish': {
    description: 'Show a processed original of an item to the public, in place of the one before',
    holders: { admin: 'all', manager: 'all', editor: 'all', reviewer: 'all' },
  },
} as const satisfies Record<`${string}.${string}`, CommandRow>

export type Command = keyof typeof COMMANDS
export const COMMAND_CODES = Object.keys(COMMANDS) as readonly Command[]

/** The widest scope in which the actor holds a command, or null: refused. */
export function commandScope(actor: Actor, command: Command): Scope | null {
  const { holders }: CommandRow = COMMANDS[command]
  const scopes = rolesOf(actor).map((role) => holders[role])
  return WIDEST_FIRST.find((scope) => scopes.includes(scope)) ?? null
}

/** The actor, where they hold a command for all rows; else `not-signed-in` or `forbidden`. */
export function requireCommand(actor: Actor, command: Command): Result<NonNullable<Actor>> {
  if (actor === null) return refuse('not-signed-in', 'Sign in first')
  return commandScope(actor, command) === 'all'
    ? accept(actor)
    : refuse('forbidden', `You may not run ${command}`)
}
