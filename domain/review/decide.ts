import { accept, type Result, refuse, refuseField, refuseWith } from '#domain/errors/catalogue.ts'
import { commandScope, type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { capOf, type TrackRecord } from './cap.ts'
import { haveReasons, type Mark } from './marks.ts'
import type { Reason } from './reasons.ts'
import { checkPublishAt, takesPublishAt } from './schedule.ts'
import { SUBMISSION_STATES, type SubmissionState } from './states.ts'
import {
  DECISIONS_WITH_REASONS,
  isDecision,
  type SubmissionCommand,
  transitionOf,
  UNDO_MS,
} from './transitions.ts'
import { checkUpdate, type UpdateFacts } from './updates.ts'

/** What a decision about a command depends on. Times are milliseconds since 1970. */
export interface SubmissionFacts {
  readonly state: SubmissionState
  /** Grows with every change. */
  readonly version: number
  /** The account of its contributor; null after that account was deleted. */
  readonly author: string | null
  /** The contributor, whose team may work on it. */
  readonly contributor: number
  /** Null when no reviewer has it. */
  readonly lease: { readonly holder: string; readonly until: number } | null
  /** Reviewers with a decision on it that was not undone. */
  readonly deciders: readonly string[]
  /** The last event, where it was a decision. */
  readonly lastDecision: {
    readonly actor: string
    readonly at: number
    readonly from: SubmissionState
  } | null
  readonly appealedBefore: boolean
  /** Lint results of severity `error`. */
  readonly lintErrors: number
  /** Submissions of its contributor that wait for a decision, and those decided. */
  readonly backlog: { readonly waiting: number; readonly record: TrackRecord }
  /** Null for the first revision of a work. */
  readonly update: UpdateFacts | null
}

export interface Attempt {
  readonly command: SubmissionCommand
  readonly actor: Holder
  /** The version that the actor saw. */
  readonly expected: number
  readonly reasons: readonly Reason[]
  readonly marks: readonly Mark[]
  /** The chosen time of publication; null for at once, absent where the command names none. */
  readonly publishAt?: number | null | undefined
  readonly now: number
}

type Check = (facts: SubmissionFacts, attempt: Attempt) => Result<true>

/** The state after a command, or why it is refused. The one place where commands on submissions are decided. */
export function decideSubmission(facts: SubmissionFacts, attempt: Attempt): Result<SubmissionState> {
  for (const check of CHECKS) {
    const checked = check(facts, attempt)
    if (!checked.ok) return checked
  }
  const to = transitionOf(attempt.command, facts.state)?.to ?? facts.state
  return accept(to === 'before' ? (facts.lastDecision?.from ?? facts.state) : to)
}

/** The commands that `decideSubmission` accepts from this actor now, for the buttons of the console. */
export function allowedCommands(
  facts: SubmissionFacts,
  actor: Holder,
  now: number,
  commands: readonly SubmissionCommand[],
): SubmissionCommand[] {
  const attempt = { actor, expected: facts.version, reasons: ['quality'], marks: [], now } as const
  const publishAt = (command: SubmissionCommand) => (takesPublishAt(command) ? null : undefined)
  return commands.filter(
    (command) => decideSubmission(facts, { ...attempt, command, publishAt: publishAt(command) }).ok,
  )
}

function checkPermission(
  { author, contributor }: SubmissionFacts,
  { actor, command }: Attempt,
): Result<true> {
  return mayApply(actor, command, { owner: author, team: null, contributor }) ? OK : refuse('forbidden')
}

function checkVersion({ version }: SubmissionFacts, { expected }: Attempt): Result<true> {
  return version === expected ? OK : refuse('state-changed', `version ${version}, not ${expected}`)
}

function checkEdge({ state }: SubmissionFacts, { command }: Attempt): Result<true> {
  if (transitionOf(command, state) !== undefined) return OK
  return command === 'submission.edit'
    ? refuse('submission-locked', `a submission that is ${state} cannot be edited`)
    : refuse('state-changed', `${command} is not possible while ${state}`)
}

/** Reviewers never review their own work or that of a team of theirs; what needs a second person needs a senior one without a decision on it. */
function checkReviewer(
  { state, author, contributor, deciders }: SubmissionFacts,
  { command, actor }: Attempt,
): Result<true> {
  if (command !== 'submission.lease' && !isDecision(command)) return OK
  const isOfTeam = actor.contributorTeams?.some(({ id }) => id === contributor) ?? false
  if (author === actor.id || isOfTeam) return refuse('own-work')
  if (!SUBMISSION_STATES[state].senior) return OK
  const isSenior = commandScope(actor, 'appeal.decide') === 'all'
  return isSenior && !deciders.includes(actor.id) ? OK : refuse('second-reviewer')
}

/** A valid lease of another reviewer blocks a new one; decisions and releases need a valid lease of the actor. */
function checkLease({ lease }: SubmissionFacts, { command, actor, now }: Attempt): Result<true> {
  const holder = lease !== null && lease.until > now ? lease.holder : null
  if (command === 'submission.lease')
    return holder === null || holder === actor.id ? OK : refuse('lease-taken')
  if (command !== 'submission.release' && !isDecision(command)) return OK
  return holder === actor.id ? OK : refuse('lease-lost')
}

/** Work is handed in without lint errors, and only as much at once as the track record of its contributor allows. */
function checkSubmit({ lintErrors, backlog }: SubmissionFacts, { command }: Attempt): Result<true> {
  if (command !== 'submission.submit') return OK
  if (lintErrors > 0) return refuse('submission-incomplete')
  const { waiting, record } = backlog
  const most = capOf(record)
  return waiting < most ? OK : refuseWith('review-cap', { waiting, most })
}

function checkOfUpdate({ update }: SubmissionFacts, { command }: Attempt): Result<true> {
  return update === null ? OK : checkUpdate(update, command)
}

function checkSchedule(_facts: SubmissionFacts, { command, publishAt, now }: Attempt): Result<true> {
  if (publishAt === undefined)
    return command === 'submission.reschedule' ? refuseField('publish_at', 'bad-request') : OK
  if (!takesPublishAt(command)) return refuse('bad-request', `${command} takes no time of publication`)
  return publishAt === null ? OK : checkPublishAt(publishAt, now)
}

function checkRest(facts: SubmissionFacts, { command, actor, reasons, marks, now }: Attempt): Result<true> {
  if (!haveReasons(marks, reasons)) return refuse('bad-request', 'A mark needs one of the chosen reasons')
  if (command === 'appeal.file' && facts.appealedBefore) return refuse('appeal-used')
  if (DECISIONS_WITH_REASONS.includes(command) && reasons.length === 0) return refuse('reasons-missing')
  if (command !== 'submission.undo') return OK
  const { lastDecision } = facts
  const isInTime = lastDecision !== null && lastDecision.actor === actor.id && now - lastDecision.at < UNDO_MS
  return isInTime ? OK : refuse('undo-expired')
}

const OK: Result<true> = accept(true)
/** In the order in which they refuse. */
const CHECKS: readonly Check[] = [
  checkPermission,
  checkVersion,
  checkEdge,
  checkOfUpdate,
  checkReviewer,
  checkLease,
  checkSubmit,
  checkSchedule,
  checkRest,
]
