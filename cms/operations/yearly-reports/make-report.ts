import { logCommand } from '#cms/operations/audit/log-command.ts'
import type { Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { ReportFile } from '#domain/contract/console/finance.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import type { YearlyReport } from '#domain/yearly-reports/reports.ts'
import { makeDac7 } from './make-dac7.ts'
import { makeTaxFile } from './make-tax-file.ts'

interface MakeReport {
  readonly actor: Holder
  readonly year: number
  readonly report: YearlyReport
  readonly reason: string
  readonly now: Date
}

/**
 * The file of a report for a tax office, with data of payees that is sealed otherwise. Who made it, and why, is in the log
 * in the same transaction; nothing of the file is.
 */
export function makeYearlyReport(
  payload: Payload,
  { actor, year, report, reason, now }: MakeReport,
): Promise<Result<ReportFile>> {
  return inDecidedTransaction<ReportFile>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'yearly-report.make')
    if (!allowed.ok) return allowed
    if (year >= now.getUTCFullYear()) return refuse('report-year-open')
    const made =
      report === 'dac7'
        ? await makeDac7(transaction, year, now)
        : await makeTaxFile(transaction, report, year)
    if (!made.ok) return made
    const { payees, left_out, incomplete } = made.value
    await logCommand(transaction, {
      actor,
      command: 'yearly-report.make',
      resource: 'yearly-reports',
      record: `${report}:${year}`,
      reason,
      before: {},
      after: { payees, left_out, incomplete },
    })
    return accept({ name: `${report}-${year}.${report === 'dac7' ? 'xml' : 'csv'}`, ...made.value })
  })
}
