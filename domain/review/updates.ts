import { isWithheld, type Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { SubmissionCommand } from './transitions.ts'

/** Characters of what the author says has changed. */
export const MAX_CHANGES = 500

/** A submission that brings the next revision of a live work. */
export interface UpdateFacts {
  /** Of its work. */
  readonly visibility: Visibility
  /** Its file and its details are those that the work already has. */
  readonly isUnchanged: boolean
}

/** States in which a work can get a new revision. */
const LIVE: readonly Visibility[] = ['published', 'resting']

/** Whether a work can get a new revision: it is live, and no other submission of it is on its way. */
export function checkStart(visibility: Visibility, hasOpenSubmission: boolean): Result<true> {
  if (isWithheld(visibility)) return refuse('work-withheld')
  if (!LIVE.includes(visibility)) return refuse('work-not-live', `the work is ${visibility}`)
  return hasOpenSubmission ? refuse('update-open') : accept(true)
}

/**
 * What an update refuses beside the rules of every submission: one that changes neither the file nor the details, and
 * its approval while its work is withheld.
 */
export function checkUpdate(
  { visibility, isUnchanged }: UpdateFacts,
  command: SubmissionCommand,
): Result<true> {
  if (command === 'submission.submit' && isUnchanged) return refuse('revision-unchanged')
  if (command === 'submission.approve' && isWithheld(visibility)) return refuse('work-withheld')
  return accept(true)
}
