import {
  fragment,
  inTransaction,
  type Payload,
  type SQL,
  type Transaction,
} from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { startFanOut } from '#cms/operations/notifications/fan-out.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { holdWorks } from '#cms/operations/takedowns/hold-works.ts'
import { keepHearing } from '#cms/operations/takedowns/keep-hearing.ts'
import { type LoadedCase, loadCase } from '#cms/operations/takedowns/load-case.ts'
import { logEvent } from '#cms/operations/takedowns/log-event.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'
import type { AssetChange } from '#domain/notifications/types.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { decideTakedown } from '#domain/takedown/decide.ts'
import { COUNTER_DAYS, HEARING_DAYS } from '#domain/takedown/limits.ts'
import type { LicenceEffect, TakedownState } from '#domain/takedown/states.ts'
import { OUTCOME_OF, type TakedownCommand } from '#domain/takedown/transitions.ts'

export interface RunTakedown {
  /** Null for the worker and for the links of mails. */
  readonly actor: Holder | null
  /** By the mailed link of a contributor without an account. */
  readonly byLink?: boolean
  readonly takedown: number
  readonly command: TakedownCommand
  /** The version that the actor saw. */
  readonly expected: number
  /** In the actor's words. */
  readonly statement?: string | null
  /** Of an upheld claim: what it does to licences that users already have. */
  readonly licences?: LicenceEffect
  /** Of `takedown.hear`, for a contributor without an account: where the link goes, and the language of its mail. */
  readonly email?: string | null
  readonly locale?: Locale
  /** Absent for the present. */
  readonly at?: Date | null
}

/**
 * Runs one command on a case in one transaction: locks it, decides, writes its state, hides or releases its works, writes
 * the history, the audit log and the outbox. Refuses with the codes of `decideTakedown`, and with `not-found`.
 */
export function runTakedownCommand(payload: Payload, wanted: RunTakedown): Promise<Result<TakedownState>> {
  return inTransaction(payload, (transaction) => runInTransaction(transaction, wanted))
}

/** The same as part of a larger transaction. */
export async function runInTransaction(
  transaction: Transaction,
  wanted: RunTakedown,
): Promise<Result<TakedownState>> {
  const { actor, takedown, command, expected, statement = null, licences = 'kept', at = null } = wanted
  const { byLink = false, email = null, locale = DEFAULT_LOCALE } = wanted
  const now = at ?? new Date()
  const loaded = await loadCase(transaction, takedown, { lock: true })
  if (loaded === undefined) return refuse('not-found', 'There is no such case')
  const { facts, items, contributor } = loaded
  const attempt = { command, actor, byLink, expected, statement, address: email, now: now.getTime() }
  const decided = decideTakedown(facts, attempt)
  if (!decided.ok) return decided
  const [from, to] = [facts.state, decided.value]
  const effect = command === 'takedown.uphold' ? licences : loaded.licences
  await writeState(transaction, loaded, { to, changes: changesOf(command, { actor, licences, now }), at })
  if (facts.author === null) await keepHearing(transaction, { takedown, command, email, locale, at })
  await holdWorks(transaction, items)
  if (command === 'takedown.uphold' && effect === 'ended') await endLicences(transaction, takedown, items)
  const event = await logEvent(transaction, {
    takedown,
    actor,
    command,
    from,
    to,
    statement,
    licences: command === 'takedown.uphold' ? effect : null,
    at,
  })
  const message = { takedown, event, command, contributor, items: [...items], licences: effect }
  await enqueue(transaction, 'takedown.changed', [{ key: `takedown:${takedown}`, payload: message }])
  return accept(to)
}

/** Tells everyone who downloaded a work that they must stop using it. */
async function endLicences(
  transaction: Transaction,
  takedown: number,
  items: readonly number[],
): Promise<void> {
  for (const item of items)
    await startFanOut(transaction, {
      audience: 'downloaders',
      subject: item,
      key: `licence-ended:${takedown}:${item}`,
      data: { item, change: 'licence-ended' satisfies AssetChange },
    })
}

interface Change {
  readonly actor: Holder | null
  readonly licences: LicenceEffect
  readonly now: Date
}

/** What a command writes beside the state. */
function changesOf(command: TakedownCommand, { actor, licences, now }: Change): readonly SQL[] {
  const at = fragment`${now.toISOString()}::timestamptz`
  const outcome = OUTCOME_OF[command]
  return [
    ...(outcome === undefined ? [] : [fragment`outcome = ${outcome}`, fragment`decided_at = ${at}`]),
    ...(command === 'takedown.confirm' ? [fragment`confirmed_at = ${at}`] : []),
    ...(command === 'takedown.hear'
      ? [fragment`hear_until = ${at} + make_interval(days => ${HEARING_DAYS}::int)`]
      : []),
    ...(command === 'takedown.uphold'
      ? [
          fragment`upheld_by = ${actor?.id ?? null}`,
          fragment`licences = ${licences}`,
          fragment`counter_until = ${at} + make_interval(days => ${COUNTER_DAYS}::int)`,
        ]
      : []),
  ]
}

interface NewState {
  readonly to: TakedownState
  readonly changes: readonly SQL[]
  readonly at: Date | null
}

async function writeState(
  transaction: Transaction,
  { id, facts: { state, version } }: LoadedCase,
  { to, changes, at }: NewState,
): Promise<void> {
  const written = await transaction(fragment`
    update takedowns set ${fragment.join(
      [
        fragment`state = ${to}`,
        fragment`version = version + 1`,
        fragment`updated_at = ${momentOf(at)}`,
        ...changes,
      ],
      fragment`, `,
    )} where id = ${id} and state = ${state} and version = ${version} returning id`)
  if (written.length !== 1) throw new Error(`case ${id} changed while it was locked`)
}
