import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import type { TakedownState } from './states.ts'
import {
  CONTRIBUTOR_COMMANDS,
  type TakedownCommand,
  takedownEdge,
  UNATTENDED,
  WITH_STATEMENT,
} from './transitions.ts'

/** What a decision about a command depends on. Times are milliseconds since 1970. */
export interface TakedownFacts {
  readonly state: TakedownState
  /** Grows with every change. */
  readonly version: number
  /** The account of the contributor; null while the profile is unclaimed, and after the account was deleted. */
  readonly author: string | null
  /** The end of the contributor's time to answer; null before they are asked. */
  readonly hearUntil: number | null
  /** The end of the time for a counter-claim; null before the claim is upheld. */
  readonly counterUntil: number | null
  /** The account that upheld the claim. */
  readonly upheldBy: string | null
}

export interface TakedownAttempt {
  readonly command: TakedownCommand
  /** Null for the worker, and for the links of mails. */
  readonly actor: Holder | null
  /** By the link in a mail to a contributor without an account; `checkHearingLink` has accepted the link. */
  readonly byLink?: boolean
  /** The version that the actor saw. */
  readonly expected: number
  /** In the actor's words; null for none. */
  readonly statement: string | null
  /** Of `takedown.hear`: where the link for a contributor without an account goes; null or absent for none. */
  readonly address?: string | null
  readonly now: number
}

type Check = (facts: TakedownFacts, attempt: TakedownAttempt) => Result<true>

/** The state after a command, or why it is refused. The one place where commands on cases are decided. */
export function decideTakedown(facts: TakedownFacts, attempt: TakedownAttempt): Result<TakedownState> {
  for (const check of CHECKS) {
    const checked = check(facts, attempt)
    if (!checked.ok) return checked
  }
  return accept(takedownEdge(attempt.command, facts.state)?.to ?? facts.state)
}

/** The commands that `decideTakedown` accepts from this actor now, for the buttons of the console. */
export function allowedTakedownCommands(
  facts: TakedownFacts,
  actor: Holder,
  now: number,
  commands: readonly TakedownCommand[],
): TakedownCommand[] {
  const address = facts.author === null ? 'any' : null
  const attempt = { actor, expected: facts.version, statement: 'any', now }
  return commands.filter((command) => {
    const sent = command === 'takedown.hear' ? { address } : {}
    return decideTakedown(facts, { ...attempt, ...sent, command }).ok
  })
}

function checkPermission(
  { author }: TakedownFacts,
  { actor, byLink = false, command }: TakedownAttempt,
): Result<true> {
  if (byLink) return author === null && isContributorCommand(command) ? OK : refuse('forbidden')
  const isAllowed = UNATTENDED.includes(command)
    ? actor === null
    : mayApply(actor, command, { owner: author, team: null })
  return isAllowed ? OK : refuse('forbidden')
}

function checkVersion({ version }: TakedownFacts, { expected }: TakedownAttempt): Result<true> {
  return version === expected ? OK : refuse('state-changed', `version ${version}, not ${expected}`)
}

function checkEdge({ state }: TakedownFacts, { command }: TakedownAttempt): Result<true> {
  if (takedownEdge(command, state) !== undefined) return OK
  return refuse('state-changed', `${command} is not possible while ${state}`)
}

/** A decision about one's own works is refused, and a counter-claim is decided by another person than the claim was. */
function checkDecider(
  { author, upheldBy }: TakedownFacts,
  { command, actor }: TakedownAttempt,
): Result<true> {
  if (actor === null || isContributorCommand(command)) return OK
  if (author === actor.id) return refuse('own-work')
  const isSecond = command === 'takedown.restore' || command === 'takedown.dismiss'
  return isSecond && upheldBy === actor.id ? refuse('second-reviewer') : OK
}

/**
 * A contributor with an account is heard before a claim is upheld, once and there. One without an account is asked by mail:
 * the address is not known otherwise, and another may be tried. Without any address the claim is decided unheard.
 */
function checkHearing(
  { state, author }: TakedownFacts,
  { command, address = null }: TakedownAttempt,
): Result<true> {
  if (command === 'takedown.uphold' && state === 'reviewing' && author !== null)
    return refuse('contributor-not-heard')
  if (command !== 'takedown.hear')
    return address === null ? OK : refuse('bad-request', `${command} takes no address`)
  if (author === null) return address === null ? refuseField('email', 'email-invalid') : OK
  if (address !== null) return refuseField('email', 'hearing-address-unneeded')
  return state === 'hearing' ? refuse('state-changed', 'the contributor was asked') : OK
}

function checkDeadline(
  { hearUntil, counterUntil }: TakedownFacts,
  { command, now }: TakedownAttempt,
): Result<true> {
  switch (command) {
    case 'takedown.answer':
      return isOver(hearUntil, now) ? refuse('answer-late') : OK
    case 'takedown.counter-claim':
      return isOver(counterUntil, now) ? refuse('answer-late') : OK
    case 'takedown.lapse':
      return isOver(hearUntil, now) ? OK : refuse('state-changed', 'the contributor still has time')
    case 'takedown.close':
      return isOver(counterUntil, now) ? OK : refuse('state-changed', 'the contributor still has time')
    default:
      return OK
  }
}

function checkStatement(_facts: TakedownFacts, { command, statement }: TakedownAttempt): Result<true> {
  return WITH_STATEMENT.includes(command) && statement === null
    ? refuseField('statement', 'statement-missing')
    : OK
}

/** The last moment of a deadline is in time. */
function isOver(until: number | null, now: number): boolean {
  return until !== null && now > until
}

function isContributorCommand(command: TakedownCommand): boolean {
  return (CONTRIBUTOR_COMMANDS as readonly TakedownCommand[]).includes(command)
}

const OK: Result<true> = accept(true)
/** In the order in which they refuse. */
const CHECKS: readonly Check[] = [
  checkPermission,
  checkVersion,
  checkEdge,
  checkDecider,
  checkHearing,
  checkDeadline,
  checkStatement,
]
