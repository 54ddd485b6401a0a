import { Alert, Button, Stack } from '@mui/material'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import type { RoleRequestAction } from '#domain/contract/console/roles.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'

interface OpenRequest {
  readonly id: number
  readonly allowed_actions?: readonly RoleRequestAction[]
}

/** The decisions on a request for the role admin that the server offers. */
export function RequestBar() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const notify = useNotify()
  const { isPending, refused, run } = useRequest()
  const request = useRecordContext<OpenRequest>()

  async function decide(action: RoleRequestAction): Promise<void> {
    if (!(await run(() => sendJson(`${CONSOLE_API}/role-requests/${request?.id}/${action}`, {})))) return
    notify('console.roles.decided', { type: 'success' })
    refresh()
  }

  return (
    <Stack spacing={2} sx={{ padding: 2, paddingTop: 0, alignItems: 'flex-start' }}>
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      <Stack direction="row" spacing={1}>
        {request?.allowed_actions?.map((action) => (
          <Button
            key={action}
            variant={action === 'confirm' ? 'contained' : 'outlined'}
            loading={isPending}
            onClick={() => decide(action)}
          >
            {translate(`console.roles.${action}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
