import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { Visibility } from './visibility.ts'

interface VisibilityEdge {
  readonly command: Command
  readonly from: Visibility
  readonly to: Visibility
}

/** Commands that change what the public is offered. A command without an edge from the present state is refused. */
export const VISIBILITY_EDGES = [
  { command: 'asset.rest', from: 'published', to: 'resting' },
  { command: 'asset.retire', from: 'published', to: 'retired' },
  { command: 'asset.retire', from: 'resting', to: 'retired' },
  { command: 'asset.restore', from: 'resting', to: 'published' },
  { command: 'asset.restore', from: 'retired', to: 'published' },
  { command: 'asset.remove', from: 'published', to: 'removed' },
  { command: 'asset.remove', from: 'resting', to: 'removed' },
  { command: 'asset.remove', from: 'retired', to: 'removed' },
] as const satisfies readonly VisibilityEdge[]

export type VisibilityCommand = (typeof VISIBILITY_EDGES)[number]['command']

/** What a decision about a command depends on. */
export interface VisibilityFacts {
  readonly visibility: Visibility
  /** The account of its contributor; null while it is unclaimed. */
  readonly owner: string | null
  /** The contributor, whose team may work on it; null where the actor's team makes no difference. */
  readonly contributor: number | null
}

export interface VisibilityAttempt {
  readonly command: VisibilityCommand
  readonly actor: Holder
  /** The state that the actor saw. */
  readonly expected: Visibility
  /** In the actor's words; null for none. */
  readonly reason: string | null
}

/** The state after a command, or why it is refused. A removal cannot be taken back, so it needs a reason. */
export function decideVisibility(
  { visibility, owner, contributor }: VisibilityFacts,
  { command, actor, expected, reason }: VisibilityAttempt,
): Result<Visibility> {
  if (!mayApply(actor, command, { owner, team: null, contributor })) return refuse('forbidden')
  if (visibility === 'suspended') return refuse('work-withheld')
  if (visibility === 'removed') return refuse('gone')
  if (visibility !== expected) return refuse('state-changed', `it is ${visibility}, not ${expected}`)
  const edge = VISIBILITY_EDGES.find((one) => one.command === command && one.from === visibility)
  if (edge === undefined) return refuse('state-changed', `${command} is not possible while ${visibility}`)
  if (command === 'asset.remove' && reason === null) return refuseField('reason', 'statement-missing')
  return accept(edge.to)
}

/** The commands that `decideVisibility` accepts from this actor now. */
export function allowedVisibilityCommands(facts: VisibilityFacts, actor: Holder): VisibilityCommand[] {
  const attempt = { actor, expected: facts.visibility, reason: 'any' }
  const commands = [...new Set(VISIBILITY_EDGES.map(({ command }) => command))]
  return commands.filter((command) => decideVisibility(facts, { ...attempt, command }).ok)
}
