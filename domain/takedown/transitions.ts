import type { Command } from '#domain/permissions/commands.ts'
import type { TakedownOutcome, TakedownState } from './states.ts'

/** Reading, notes and evidence change no state. */
export type TakedownCommand = Exclude<
  Extract<Command, `takedown.${string}`>,
  'takedown.read' | 'takedown.note' | 'takedown.add-evidence'
>

export interface TakedownEdge {
  readonly command: TakedownCommand
  readonly from: TakedownState
  readonly to: TakedownState
}

/** Every edge of the state machine. A command without an edge from the present state is refused. */
export const TAKEDOWN_EDGES = [
  { command: 'takedown.confirm', from: 'received', to: 'confirmed' },
  { command: 'takedown.accept', from: 'confirmed', to: 'reviewing' },
  { command: 'takedown.hear', from: 'reviewing', to: 'hearing' },
  /** Again, to another address: of a contributor without an account. */
  { command: 'takedown.hear', from: 'hearing', to: 'hearing' },
  { command: 'takedown.answer', from: 'hearing', to: 'heard' },
  { command: 'takedown.lapse', from: 'hearing', to: 'heard' },
  { command: 'takedown.uphold', from: 'reviewing', to: 'upheld' },
  { command: 'takedown.uphold', from: 'heard', to: 'upheld' },
  { command: 'takedown.reject', from: 'confirmed', to: 'rejected' },
  { command: 'takedown.reject', from: 'reviewing', to: 'rejected' },
  { command: 'takedown.reject', from: 'hearing', to: 'rejected' },
  { command: 'takedown.reject', from: 'heard', to: 'rejected' },
  { command: 'takedown.withdraw', from: 'confirmed', to: 'withdrawn' },
  { command: 'takedown.withdraw', from: 'reviewing', to: 'withdrawn' },
  { command: 'takedown.withdraw', from: 'hearing', to: 'withdrawn' },
  { command: 'takedown.withdraw', from: 'heard', to: 'withdrawn' },
  { command: 'takedown.counter-claim', from: 'upheld', to: 'counter-claimed' },
  { command: 'takedown.restore', from: 'counter-claimed', to: 'closed' },
  { command: 'takedown.dismiss', from: 'counter-claimed', to: 'closed' },
  { command: 'takedown.close', from: 'upheld', to: 'closed' },
] as const satisfies readonly TakedownEdge[]

/** Every command that changes a case. */
export const TAKEDOWN_COMMANDS: readonly TakedownCommand[] = [
  ...new Set(TAKEDOWN_EDGES.map(({ command }) => command)),
]

/** The edge of a command from a state; undefined where it is forbidden. */
export function takedownEdge(command: TakedownCommand, from: TakedownState): TakedownEdge | undefined {
  return TAKEDOWN_EDGES.find((edge) => edge.command === command && edge.from === from)
}

/** The outcome that a command decides. */
export const OUTCOME_OF: Partial<Record<TakedownCommand, TakedownOutcome>> = {
  'takedown.uphold': 'upheld',
  'takedown.reject': 'rejected',
  'takedown.restore': 'restored',
}

/** Run without an actor: by the link in the claimant's mail, or by the worker when a deadline has passed. */
export const UNATTENDED: readonly TakedownCommand[] = ['takedown.confirm', 'takedown.lapse', 'takedown.close']

/** Of the contributor; every other attended command is of staff. */
export const CONTRIBUTOR_COMMANDS = [
  'takedown.answer',
  'takedown.counter-claim',
] as const satisfies readonly TakedownCommand[]
/** What a mailed link allows a contributor without an account. */
export type HearingCommand = (typeof CONTRIBUTOR_COMMANDS)[number]

/** Commands whose words the other side reads. */
export const WITH_STATEMENT: readonly TakedownCommand[] = [
  'takedown.answer',
  'takedown.uphold',
  'takedown.reject',
  'takedown.withdraw',
  'takedown.counter-claim',
  'takedown.restore',
  'takedown.dismiss',
]
