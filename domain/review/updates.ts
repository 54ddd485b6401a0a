import { isWithheld, type Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { SubmissionCommand } from './transitions.ts'

/** Characters of what the author says has changed. */
export const MAX_CHANGES = 500

/** A submission that brings the next revision of a live work. */
export interface UpdateFacts {
  /** Of its work. */
  readonly visibility: Visibility
  /** Its file is the one that the work already shows. */
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
 * What an update refuses beside the rules of every submission: it changes the file alone, not the details of the live
 * work; the file is another one; and it is not approved while its work is withheld.
 */
export function checkUpdate(
  { visibility, isUnchanged }: UpdateFacts,
  command: SubmissionCommand,
): Result<true> {
  if (command === 'submission.edit')
    return refuse('submission-locked', 'the details of a live work are not part of a new revision')
  if (command === 'submission.submit' && isUnchanged) return refuse('revision-unchanged')
  if (command === 'submission.approve' && isWithheld(visibility)) return refuse('work-withheld')
  return accept(true)
}
