import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Link, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import type { ReportDetail } from '#domain/contract/reports.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import type { ReportAction } from '#domain/reports/decide.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { ReportDialog } from './report-dialog.tsx'

export default function ShowReport() {
  return (
    <ResourceShow resource="reports" represent="title">
      <ReportCommands />
    </ResourceShow>
  )
}

interface ReportRecord extends Partial<ReportDetail> {
  readonly id: number
  readonly item: number
}

/** Where the work is, and what the user can decide. React-admin shows the row of the list first, which has no actions. */
function ReportCommands() {
  const translate = useTranslate()
  const report = useRecordContext<ReportRecord>()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const [chosen, setChosen] = useState<ReportAction | null>(null)
  if (report?.allowed_actions === undefined || report.version === undefined) return null
  const { id, version, page, takedown, item, allowed_actions: allowed } = report
  const readsCases = session != null && commandScope(session, 'takedown.read') === 'all'
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', padding: 2 }}>
      {allowed.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'retire' ? 'error' : 'primary'}
          onClick={() => setChosen(action)}
        >
          {translate(`console.reports.${action}`)}
        </Button>
      ))}
      <Button component={Link} to={`/items/${item}/show`}>
        {translate('console.reports.item')}
      </Button>
      {typeof page === 'string' && (
        <Button component="a" href={page}>
          {translate('console.reports.page')}
        </Button>
      )}
      {typeof takedown === 'number' && readsCases && (
        <Button component={Link} to={`/takedowns/${takedown}/show`}>
          {translate('console.reports.case')}
        </Button>
      )}
      {chosen !== null && (
        <ReportDialog report={id} version={version} action={chosen} onClose={() => setChosen(null)} />
      )}
    </Stack>
  )
}
