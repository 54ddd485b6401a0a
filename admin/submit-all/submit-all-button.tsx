import SendIcon from '@mui/icons-material/SendOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { usePermissions, useRefresh, useTranslate } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

const SubmitAllDialog = lazy(() => import('./submit-all-dialog.tsx'))

/** Opens the dialog that submits every draft, for users with the permission to submit. */
export function SubmitAllButton() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const [isOpen, setOpen] = useState(false)
  if (session == null || commandScope(session, 'submission.submit') === null) return null

  function close(): void {
    setOpen(false)
    refresh()
  }

  return (
    <>
      <Button size="small" startIcon={<SendIcon />} onClick={() => setOpen(true)}>
        {translate('console.submitAll.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SubmitAllDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
