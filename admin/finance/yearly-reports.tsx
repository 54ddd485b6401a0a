import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import type { ReportFile, YearlyReportState } from '#domain/contract/console/finance.ts'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { YEARLY_REPORTS, type YearlyReport } from '#domain/yearly-reports/reports.ts'
import { ReasonDialog } from '../commands/reason-dialog.tsx'
import { saveFile } from '../commands/save-file.ts'
import { useRefusal } from '../commands/use-request.ts'
import { sendJson, sendRequest } from '../providers/send-request.ts'
import { RateForm } from './rate-form.tsx'

const MAX_REASON = 1_000

/** The reports of a year with the rates that they rest on. */
export function YearlyReports() {
  const translate = useTranslate()
  const id = useId()
  const refusalOf = useRefusal()
  const queries = useQueryClient()
  const [year, setYear] = useState(new Date().getUTCFullYear() - 1)
  const { data, error } = useQuery({
    queryKey: ['yearly-reports', year],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/yearly-reports?year=${year}`, { signal }) as Promise<YearlyReportState>,
    retry: false,
  })
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {translate('console.finance.reports.heading')}
      </Typography>
      <TextField
        type="number"
        label={translate('console.fields.year')}
        value={year}
        onChange={({ target }) => setYear(Number(target.value))}
        slotProps={{ htmlInput: { min: 2020, max: 2999 } }}
        sx={{ marginY: 1 }}
      />
      {error !== null && <Alert severity="error">{refusalOf(error).message}</Alert>}
      {data !== undefined && (
        <>
          <Typography>
            {data.reportable === null
              ? translate('console.finance.reports.missing', { currencies: data.missing.join(', ') })
              : translate('console.finance.reports.reportable', { count: data.reportable })}
          </Typography>
          {data.rates.map(({ currency, rate }) => (
            <Typography key={currency}>
              {translate('console.finance.reports.rate', { currency, rate })}
            </Typography>
          ))}
          <RateForm
            year={year}
            onSet={() => void queries.invalidateQueries({ queryKey: ['yearly-reports'] })}
          />
        </>
      )}
      <Files year={year} />
    </section>
  )
}

/** The files, for finance alone: they have data of payees in full. */
function Files({ year }: { readonly year: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const [chosen, setChosen] = useState<YearlyReport | null>(null)
  if (session == null || commandScope(session, 'yearly-report.make') === null) return null

  async function take(report: YearlyReport, reason: string): Promise<void> {
    const answer = await sendJson(`${CONSOLE_API}/yearly-reports`, { year, report, reason })
    const { file } = (answer as { readonly response: { readonly file: ReportFile } }).response
    saveFile(file.name, new Blob([file.content], { type: 'application/octet-stream' }))
    const { payees, left_out: leftOut, incomplete } = file
    notify('console.finance.reports.made', {
      type: leftOut + incomplete > 0 ? 'warning' : 'info',
      messageArgs: { payees, leftOut, incomplete },
    })
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 1 }}>
      {YEARLY_REPORTS.map((report) => (
        <Button key={report} variant="outlined" onClick={() => setChosen(report)}>
          {translate(`console.finance.reports.${report}`)}
        </Button>
      ))}
      {chosen !== null && (
        <ReasonDialog
          command={translate(`console.finance.reports.${chosen}`)}
          effect={translate('console.finance.effect')}
          field="reason"
          label={translate('console.fields.reason')}
          maxLength={MAX_REASON}
          done="console.billing.done"
          send={(reason) => take(chosen, reason)}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  )
}
