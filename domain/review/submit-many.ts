import type { SubmissionState } from './states.ts'

/**
 * Whether a refused draft needs nothing more, because it was submitted before: by a request whose answer was lost, in
 * another tab, or by another member of the team. A withdrawn draft was not.
 */
export function wasSubmittedBefore(state: SubmissionState): boolean {
  return state !== 'draft' && state !== 'withdrawn'
}
