import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { DecideReportForm } from '#domain/contract/reports.ts'
import type { ReportAction } from '#domain/reports/decide.ts'
import { REPORT_LENGTHS } from '#domain/reports/report.ts'
import { useRequest } from '../../commands/use-request.ts'
import { sendJson } from '../../providers/send-request.ts'

interface ReportDialogProps {
  readonly report: number
  /** The version that the user sees. */
  readonly version: number
  readonly action: ReportAction
  readonly onClose: () => void
}

/** States what follows, asks for a reason and sends the decision; the server decides again. */
export function ReportDialog({ report, version, action, onClose }: ReportDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    const form: DecideReportForm = { expected: version, note }
    if (!(await run(() => sendJson(`${CONSOLE_API}/reports/${report}/${action}`, form)))) return
    notify('console.reports.done', { type: 'success' })
    refresh()
    onClose()
  }

  const fault = refused.fields.note
  return (
    <Dialog open onClose={onClose} aria-labelledby="report-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="report-heading">{translate(`console.reports.${action}`)}</DialogTitle>
        <DialogContent>
          {refused.message !== null && (
            <Alert severity="error" variant="outlined">
              {refused.message}
            </Alert>
          )}
          {translate(`console.reports.effects.${action}`)}
          <TextField
            name="note"
            label={translate('console.reports.note')}
            slotProps={{ htmlInput: { maxLength: REPORT_LENGTHS.note } }}
            error={fault !== undefined}
            helperText={fault}
            multiline
            minRows={2}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate(`console.reports.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
