import type { Command } from '#domain/permissions/commands.ts'
import type { SubmissionState } from './states.ts'

/** Commands on one submission. Only the worker schedules, publishes, and lets requested changes expire. */
export type SubmissionCommand = Extract<Command, `submission.${string}` | 'appeal.file'>

export interface Transition {
  readonly command: SubmissionCommand
  readonly from: SubmissionState
  /** `before` returns to the state that the last decision left. */
  readonly to: SubmissionState | 'before'
}

/** Every edge of the state machine. A command without an edge from the present state is refused. */
export const TRANSITIONS = [
  { command: 'submission.edit', from: 'draft', to: 'draft' },
  { command: 'submission.edit', from: 'changes-requested', to: 'changes-requested' },
  { command: 'submission.replace-file', from: 'draft', to: 'draft' },
  { command: 'submission.replace-file', from: 'changes-requested', to: 'changes-requested' },
  { command: 'submission.submit', from: 'draft', to: 'submitted' },
  { command: 'submission.submit', from: 'changes-requested', to: 'submitted' },
  { command: 'submission.withdraw', from: 'draft', to: 'withdrawn' },
  { command: 'submission.withdraw', from: 'submitted', to: 'withdrawn' },
  { command: 'submission.withdraw', from: 'changes-requested', to: 'withdrawn' },
  { command: 'submission.lease', from: 'submitted', to: 'in-review' },
  { command: 'submission.lease', from: 'in-review', to: 'in-review' },
  { command: 'submission.lease', from: 'second-opinion', to: 'second-opinion' },
  { command: 'submission.lease', from: 'appealed', to: 'appealed' },
  { command: 'submission.release', from: 'in-review', to: 'submitted' },
  { command: 'submission.release', from: 'second-opinion', to: 'second-opinion' },
  { command: 'submission.release', from: 'appealed', to: 'appealed' },
  { command: 'submission.approve', from: 'in-review', to: 'approved' },
  { command: 'submission.approve', from: 'second-opinion', to: 'approved' },
  { command: 'submission.approve', from: 'appealed', to: 'approved' },
  { command: 'submission.return', from: 'in-review', to: 'changes-requested' },
  { command: 'submission.return', from: 'second-opinion', to: 'changes-requested' },
  { command: 'submission.return', from: 'appealed', to: 'changes-requested' },
  { command: 'submission.reject', from: 'in-review', to: 'rejected' },
  { command: 'submission.reject', from: 'second-opinion', to: 'rejected' },
  { command: 'submission.reject', from: 'appealed', to: 'rejected' },
  { command: 'submission.request-opinion', from: 'in-review', to: 'second-opinion' },
  { command: 'submission.undo', from: 'approved', to: 'before' },
  { command: 'submission.undo', from: 'changes-requested', to: 'before' },
  { command: 'submission.undo', from: 'rejected', to: 'before' },
  { command: 'submission.undo', from: 'second-opinion', to: 'before' },
  { command: 'submission.expire', from: 'changes-requested', to: 'withdrawn' },
  { command: 'appeal.file', from: 'rejected', to: 'appealed' },
  { command: 'submission.publish', from: 'approved', to: 'published' },
  { command: 'submission.schedule', from: 'approved', to: 'scheduled' },
  { command: 'submission.reschedule', from: 'scheduled', to: 'scheduled' },
  { command: 'submission.unschedule', from: 'scheduled', to: 'draft' },
  { command: 'submission.publish', from: 'scheduled', to: 'published' },
] as const satisfies readonly Transition[]

/** The edge of a command from a state; undefined where it is forbidden. */
export function transitionOf(command: SubmissionCommand, from: SubmissionState): Transition | undefined {
  return TRANSITIONS.find((edge) => edge.command === command && edge.from === from)
}

/** Commands that a reviewer with the lease decides with. Each can be undone for `UNDO_MS`, and settles afterwards. */
export const DECISIONS = [
  'submission.approve',
  'submission.return',
  'submission.reject',
  'submission.request-opinion',
] as const satisfies readonly SubmissionCommand[]
export type Decision = (typeof DECISIONS)[number]

/** Decisions that name at least one reason. */
export const DECISIONS_WITH_REASONS: readonly SubmissionCommand[] = ['submission.return', 'submission.reject']

export function isDecision(command: string): command is Decision {
  return (DECISIONS as readonly string[]).includes(command)
}

/** After this time without changes, requested changes expire (domain.md). */
export const CHANGES_DAYS = 30
/** How long a reviewer has a submission for themselves (domain.md). */
export const LEASE_MS = 15 * 60 * 1000
/** How long a decision can be undone; nothing follows from it before. */
export const UNDO_MS = 10 * 1000
