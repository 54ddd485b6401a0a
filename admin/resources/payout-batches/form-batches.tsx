import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { ReasonDialog } from '../../commands/reason-dialog.tsx'
import { sendJson } from '../../providers/send-request.ts'

const MAX_REASON = 1_000

/** Puts the approved cashouts whose payment days have come into batches. */
export default function FormBatches() {
  const translate = useTranslate()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const [isOpen, setOpen] = useState(false)
  if (!session || commandScope(session, 'cashout.pay') === null) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('console.cashouts.form.name')}
      </Button>
      {isOpen && (
        <ReasonDialog
          command={translate('console.cashouts.form.name')}
          effect={translate('console.cashouts.form.effect')}
          field="reason"
          label={translate('console.fields.reason')}
          maxLength={MAX_REASON}
          done="console.billing.done"
          send={(reason) => sendJson(`${CONSOLE_API}/payout-batches`, { reason })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
