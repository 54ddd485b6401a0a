import { useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { DecideReportForm } from '#domain/contract/reports.ts'
import type { ReportAction } from '#domain/reports/decide.ts'
import { REPORT_LENGTHS } from '#domain/reports/report.ts'
import { ReasonDialog } from '../../commands/reason-dialog.tsx'
import { sendJson } from '../../providers/send-request.ts'

interface ReportDialogProps {
  readonly report: number
  /** The version that the user sees. */
  readonly version: number
  readonly action: ReportAction
  readonly onClose: () => void
}

/** Asks for the reason of a report, and sends it. */
export function ReportDialog({ report, version, action, onClose }: ReportDialogProps) {
  const translate = useTranslate()

  function send(note: string): Promise<unknown> {
    const form: DecideReportForm = { expected: version, note }
    return sendJson(`${CONSOLE_API}/reports/${report}/${action}`, form)
  }

  return (
    <ReasonDialog
      command={translate(`console.reports.${action}`)}
      effect={translate(`console.reports.effects.${action}`)}
      field="note"
      label={translate('console.reports.note')}
      maxLength={REPORT_LENGTHS.note}
      done="console.reports.done"
      send={send}
      onClose={onClose}
    />
  )
}
