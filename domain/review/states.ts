/**
 * States of a submission (domain.md, "Contributors' work and its review").
 *
 * - `editable`: its author may change metadata and send another file.
 * - `reviewed`: it waits for a decision.
 * - `scheduled` is approved, and is published by the worker at its time.
 * - `senior`: only a senior reviewer without an earlier decision on it may decide.
 */
export const SUBMISSION_STATES = {
  draft: { editable: true, reviewed: false, senior: false },
  submitted: { editable: false, reviewed: true, senior: false },
  'in-review': { editable: false, reviewed: true, senior: false },
  'second-opinion': { editable: false, reviewed: true, senior: true },
  'changes-requested': { editable: true, reviewed: false, senior: false },
  approved: { editable: false, reviewed: false, senior: false },
  scheduled: { editable: false, reviewed: false, senior: false },
  rejected: { editable: false, reviewed: false, senior: false },
  appealed: { editable: false, reviewed: true, senior: true },
  published: { editable: false, reviewed: false, senior: false },
  withdrawn: { editable: false, reviewed: false, senior: false },
} as const satisfies Record<string, StateFacts>

interface StateFacts {
  readonly editable: boolean
  readonly reviewed: boolean
  readonly senior: boolean
}

export type SubmissionState = keyof typeof SUBMISSION_STATES
export const SUBMISSION_STATE_CODES = Object.keys(SUBMISSION_STATES) as readonly SubmissionState[]
