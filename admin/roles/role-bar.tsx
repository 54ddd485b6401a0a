import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { UserRoles } from '#domain/contract/console/roles.ts'
import { ROLE_CHANGES, type RoleChange } from '#domain/permissions/role-change.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'
import { RoleDialog } from './role-dialog.tsx'

/** The changes of an account's staff roles that the server offers. */
export function RoleBar() {
  const translate = useTranslate()
  const user = useRecordContext<UserRoles>()
  const [chosen, setChosen] = useState<RoleChange | null>(null)
  // React-admin shows the row of the list, which has no actions, until the account itself has arrived.
  if (user?.allowed_actions === undefined) return null
  const { roles, admin_requested: isRequested, allowed_actions: allowed } = user
  const possible: Record<RoleChange, boolean> = {
    grant: roles.length < STAFF_ROLES.length,
    revoke: roles.length > 0,
  }
  return (
    <Stack spacing={2} sx={{ padding: 2, paddingTop: 0, alignItems: 'flex-start' }}>
      {isRequested && <Alert severity="info">{translate('console.roles.waits')}</Alert>}
      {allowed.includes('change-role') && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {ROLE_CHANGES.filter((change) => possible[change]).map((change) => (
            <Button key={change} variant="outlined" onClick={() => setChosen(change)}>
              {translate(`console.roles.${change}`)}
            </Button>
          ))}
        </Stack>
      )}
      {chosen !== null && <RoleDialog user={user} change={chosen} onClose={() => setChosen(null)} />}
    </Stack>
  )
}
