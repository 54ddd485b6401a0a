import { changeInTransaction } from '#cms/operations/assets/change-visibility.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { momentOf } from '#cms/operations/moment.ts'
import { openCase } from '#cms/operations/reports/open-case.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { VisibilityCommand } from '#domain/assets/visibility-commands.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { decideReport, REPORT_ACTIONS, type ReportAction } from '#domain/reports/decide.ts'
import type { ReportOutcome } from '#domain/reports/report.ts'

interface DecideReport {
  readonly actor: Holder
  readonly report: number
  readonly action: ReportAction
  /** The version that the actor saw. */
  readonly expected: number
  /** For the audit log. */
  readonly note: string | null
  /** The address of support. */
  readonly support: string
  /** Absent for the present. */
  readonly at?: Date | null
}

/** What a decision does to the work. */
const COMMANDS: Partial<Record<ReportAction, VisibilityCommand>> = {
  hide: 'asset.rest',
  retire: 'asset.retire',
}

/**
 * Decides a report in one transaction: locks it, decides, changes the work or opens a case, writes the audit log, and
 * queues the mail to a reporter who can be reached. Refuses with the codes of `decideReport`, with `not-found`, and with
 * `state-changed` for another version.
 */
export function decideReportOf(payload: Payload, wanted: DecideReport): Promise<Result<ReportOutcome>> {
  return inTransaction<Result<ReportOutcome>>(payload, async (transaction) => {
    const { actor, report, action, expected, note, at = null } = wanted
    const row = await lockReport(transaction, report)
    if (row === undefined) return refuse('not-found', 'There is no such report')
    if (row.version !== expected) return refuse('state-changed', `version ${row.version}, not ${expected}`)
    const decided = decideReport(row, { actor, action, note })
    if (!decided.ok) return decided
    const done = await act(transaction, row, wanted)
    if (!done.ok) return done
    await transaction(fragment`
      update reports set state = 'decided', outcome = ${decided.value}, takedown_id = ${done.value}::int,
        version = version + 1, decided_at = ${momentOf(at)}, decided_by = ${actor.id}
       where id = ${report} and version = ${expected}`)
    await logCommand(transaction, {
      actor,
      command: REPORT_ACTIONS[action].command,
      resource: 'reports',
      record: report,
      reason: note,
      before: { state: row.state },
      after: { state: 'decided', outcome: decided.value, item: row.item, takedown: done.value },
      at,
    })
    await mailReporter(transaction, report, row, decided.value)
    return decided
  })
}

interface ReportRow extends Record<string, unknown> {
  readonly state: Column<'reports.state'>
  readonly version: Column<'reports.version'>
  readonly words: Column<'reports.words'>
  readonly locale: Column<'reports.locale'>
  /** The typed address, or else that of the account. */
  readonly email: Column<'reports.email'>
  readonly item: Column<'items.id'>
  readonly title: Present<'items_locales.title'>
  readonly visibility: Column<'items.visibility'>
  readonly contributor: Column<'items.contributor_id'>
}

async function lockReport(transaction: Transaction, id: number): Promise<ReportRow | undefined> {
  const [row] = await transaction<ReportRow>(fragment`
    select r.state, r.version, r.words, r.locale, coalesce(r.email, u.email) as email, i.id as item,
      coalesce(t.title, i.slug, '') as title, i.visibility::text, i.contributor_id as contributor
    from reports r join items i on i.id = r.item_id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en'
    left join users u on u.id = r.user_id and u.deleted_at is null
    where r.id = ${id} for update of r`)
  return row
}

/** @returns the case that was opened, if any */
async function act(
  transaction: Transaction,
  { item, visibility, contributor, words }: ReportRow,
  { actor, action, note, support }: DecideReport,
): Promise<Result<number | null>> {
  const command = COMMANDS[action]
  if (command !== undefined) {
    const change = { actor, item, command, expected: visibility, reason: note }
    const changed = await changeInTransaction(transaction, change)
    return changed.ok ? accept(null) : changed
  }
  if (action !== 'open-case') return accept(null)
  if (contributor === null) return refuse('not-found', 'The work has no contributor')
  return accept(await openCase(transaction, { actor, item, contributor, words, note: note ?? '', support }))
}

async function mailReporter(
  transaction: Transaction,
  report: number,
  { email, locale, title }: ReportRow,
  outcome: ReportOutcome,
): Promise<void> {
  if (email === null) return
  await queueMail(transaction, {
    key: `report-decided:${report}`,
    template: outcome === 'dismissed' ? 'report-dismissed' : 'report-acted',
    user: null,
    email,
    locale,
    data: { title },
  })
}
