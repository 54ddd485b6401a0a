import type { SubmissionAction } from '#domain/contract/console/submissions.ts'

/** The commands of authors, in their order, and those on planned work. Reviewers decide on the review desk. */
export const NOTED_ACTIONS = [
  'submit',
  'appeal',
  'withdraw',
  'reschedule',
  'unschedule',
] as const satisfies readonly SubmissionAction[]
export type NotedAction = (typeof NOTED_ACTIONS)[number]
