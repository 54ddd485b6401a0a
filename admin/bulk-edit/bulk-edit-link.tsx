import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Button } from '@mui/material'
import { Link, usePermissions, useTranslate } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

/** Leads authors to the grid. */
export default function BulkEditLink() {
  const translate = useTranslate()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  if (session == null || commandScope(session, 'submission.edit') === null) return null
  return (
    <Button component={Link} to="/edit-many" size="small" startIcon={<TableIcon />}>
      {translate('console.grid.heading')}
    </Button>
  )
}
