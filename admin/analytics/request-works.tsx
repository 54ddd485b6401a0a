import { Button } from '@mui/material'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import type { SearchCount } from '#domain/contract/console/analytics.ts'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import type { NewWorkRequest } from '#domain/contract/console/work-requests.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { useRequest } from '../commands/use-request.ts'
import { RequestError, sendJson } from '../providers/send-request.ts'

/** Asks contributors for works that a search without results would find. */
export function RequestWorks({ search: { locale, words } }: { readonly search: SearchCount }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const { isPending, run } = useRequest()
  if (!session || commandScope(session, 'work-request.create') === null) return null

  async function send(): Promise<void> {
    const request: NewWorkRequest = { locale, words }
    await run(() =>
      sendJson(`${CONSOLE_API}/work-requests`, request).then(
        () => notify('console.workRequests.created', { type: 'success' }),
        (error: unknown) => {
          if (!(error instanceof RequestError)) throw error
          notify(error.message, { type: 'error' })
        },
      ),
    )
  }

  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={translate('console.workRequests.createFor', { words })}
      onClick={() => void send()}
    >
      {translate('console.workRequests.create')}
    </Button>
  )
}
