import { isSuspendable, type Visibility } from '#domain/assets/visibility.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { ReportOutcome, ReportState } from './report.ts'

/** The commands that decide a report, by the last part of their address. */
export const REPORT_ACTIONS = {
  dismiss: { command: 'report.dismiss', outcome: 'dismissed' },
  hide: { command: 'report.hide', outcome: 'hidden' },
  retire: { command: 'report.retire', outcome: 'retired' },
  'open-case': { command: 'report.open-case', outcome: 'case-opened' },
} as const satisfies Record<string, { readonly command: Command; readonly outcome: ReportOutcome }>
export type ReportAction = keyof typeof REPORT_ACTIONS
export const REPORT_ACTION_CODES = Object.keys(REPORT_ACTIONS) as readonly ReportAction[]

export interface ReportFacts {
  readonly state: ReportState
  /** Of the reported work. */
  readonly visibility: Visibility
}

/** What a work must be, so that the command changes something about it. */
const POSSIBLE: Record<ReportAction, (visibility: Visibility) => boolean> = {
  dismiss: () => true,
  hide: (visibility) => visibility === 'published',
  retire: (visibility) => visibility === 'published' || visibility === 'resting',
  'open-case': (visibility) => isSuspendable(visibility) || visibility === 'suspended',
}

/** The outcome of a command on a report, or why it is refused. All but a dismissal state a reason, for the audit log. */
export function decideReport(
  { state, visibility }: ReportFacts,
  {
    actor,
    action,
    note,
  }: { readonly actor: Holder; readonly action: ReportAction; readonly note: string | null },
): Result<ReportOutcome> {
  const { command, outcome } = REPORT_ACTIONS[action]
  if (commandScope(actor, command) !== 'all') return refuse('forbidden')
  if (state !== 'open') return refuse('report-decided')
  if (!POSSIBLE[action](visibility)) return refuse('state-changed', `the work is ${visibility}`)
  return action === 'dismiss' || note !== null ? accept(outcome) : refuseField('note', 'report-note-missing')
}

/** The commands that `decideReport` accepts from this actor now. */
export function allowedReportActions(facts: ReportFacts, actor: Holder): ReportAction[] {
  return REPORT_ACTION_CODES.filter((action) => decideReport(facts, { actor, action, note: 'x' }).ok)
}
