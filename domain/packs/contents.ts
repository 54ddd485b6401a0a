import type { Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse, refuseWith } from '#domain/errors/catalogue.ts'
import { SUBMISSION_STATES, type SubmissionState } from '#domain/review/states.ts'
import type { SubmissionCommand } from '#domain/review/transitions.ts'
import { COVER_GRID, PACK_WORKS } from './limits.ts'

/**
 * What a work means for its pack: `published`; `reviewed`, handed in, approved or waiting for its date; `draft`, not handed in yet; `missing`,
 * no part of a pack any more.
 */
export const WORK_STANDINGS = ['published', 'reviewed', 'draft', 'missing'] as const
export type WorkStanding = (typeof WORK_STANDINGS)[number]

interface WorkFacts {
  readonly visibility: Visibility
  /** Of its newest submission; null for a work that never had one. */
  readonly submission: SubmissionState | null
  /** In another pack that is published, or on its way there. */
  readonly isInOther: boolean
  /** A demonstration is published in the desks alone: it stays a draft for visitors. */
  readonly isDemonstration: boolean
}

/** The standing of a work of the pack's contributor. */
export function workStanding({
  visibility,
  submission,
  isInOther,
  isDemonstration,
}: WorkFacts): WorkStanding {
  if (isInOther) return 'missing'
  if (visibility === 'published' || (isDemonstration && submission === 'published')) return 'published'
  if (visibility !== 'draft' || submission === null) return 'missing'
  const { reviewed, editable } = SUBMISSION_STATES[submission]
  if (reviewed || submission === 'approved' || submission === 'scheduled') return 'reviewed'
  return editable ? 'draft' : 'missing'
}

/** The commands that a pack with these works is not ready for. */
type Check = (standings: readonly WorkStanding[]) => Result<true>

/**
 * Whether the works of a pack allow a command on it. A pack is handed in once its works are, and approved once they are
 * published: so it is decided after them, and is published complete.
 */
export function checkContents(command: SubmissionCommand, standings: readonly WorkStanding[]): Result<true> {
  const check = CHECKS[command]
  return check === undefined ? accept(true) : check(standings)
}

const CHECKS: Partial<Record<SubmissionCommand, Check>> = {
  'submission.submit': checkHandedIn,
  'appeal.file': checkHandedIn,
  'submission.approve': (standings) => checkAll(standings, ['published'], 'pack-works-undecided'),
}

function checkHandedIn(standings: readonly WorkStanding[]): Result<true> {
  return checkAll(standings, ['published', 'reviewed'], 'pack-works-unready')
}

function checkAll(
  standings: readonly WorkStanding[],
  wanted: readonly WorkStanding[],
  code: 'pack-works-unready' | 'pack-works-undecided',
): Result<true> {
  const { least, most } = PACK_WORKS
  const count = standings.length
  if (count < least || count > most) return refuseWith('pack-size', { count, least, most })
  const others = standings.filter((standing) => !wanted.includes(standing)).length
  return others === 0 ? accept(true) : refuseWith(code, { count: others })
}

/** A cover is chosen from the works of the pack: none, one, or a whole grid, each work once. */
export function checkCover(cover: readonly number[], works: readonly number[]): Result<true> {
  const isWhole = cover.length <= 1 || cover.length === COVER_GRID
  const isOfWorks = cover.every((work) => works.includes(work))
  return isWhole && isOfWorks && new Set(cover).size === cover.length
    ? accept(true)
    : refuse('pack-cover-invalid')
}
