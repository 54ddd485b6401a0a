import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRedirect, useRefresh, useResourceContext, useTranslate } from 'react-admin'
import type { ChangeRoleForm, UserRoles } from '#domain/contract/console/roles.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { needsSecondPerson, type RoleChange } from '#domain/permissions/role-change.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

interface RoleDialogProps {
  readonly user: UserRoles
  readonly change: RoleChange
  readonly onClose: () => void
}

/** Asks for the role and the reason, and sends the change; the server decides again. */
export function RoleDialog({ user, change, onClose }: RoleDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const resource = useResourceContext()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()
  const [role, setRole] = useState(
    STAFF_ROLES.find((one) => one !== 'admin' && offers(one)) ?? STAFF_ROLES.find(offers),
  )

  function offers(one: (typeof STAFF_ROLES)[number]): boolean {
    return user.roles.includes(one) === (change === 'revoke')
  }

  const isAsked = role !== undefined && needsSecondPerson(role, change)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (role === undefined) return
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const form: ChangeRoleForm = { role, change, reason }
    const address = `${CONSOLE_API}/users/${encodeURIComponent(user.id)}/change-role`
    if (!(await run(() => sendJson(address, form)))) return
    notify(isAsked ? 'console.roles.asked' : 'console.roles.done', { type: 'success' })
    onClose()
    // Without its last role the account is no longer on the staff list, but it still is a user.
    const hasLeft = resource === 'staff' && change === 'revoke' && user.roles.length === 1
    if (hasLeft) redirect('show', 'users', user.id)
    else refresh()
  }

  const fault = refused.fields.reason
  return (
    <Dialog open onClose={onClose} aria-labelledby="role-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="role-heading">{translate(`console.roles.${change}`)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ paddingTop: 1 }}>
            {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
            <TextField
              select
              label={translate('console.roles.role')}
              value={role ?? ''}
              onChange={({ target }) => setRole(STAFF_ROLES.find((one) => one === target.value))}
              helperText={isAsked ? translate('console.roles.asks') : undefined}
            >
              {STAFF_ROLES.filter(offers).map((one) => (
                <MenuItem key={one} value={one}>
                  {translate(`console.values.roles.${one}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              name="reason"
              label={translate('console.fields.reason')}
              slotProps={{ htmlInput: { maxLength: 500 } }}
              error={fault !== undefined}
              helperText={fault}
              multiline
              minRows={2}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate(`console.roles.${change}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
