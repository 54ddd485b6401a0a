import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { RevealedPayee } from '#domain/contract/payees.ts'
import type { RevealedPart } from '#domain/payees/decide.ts'
import { ReasonDialog } from '../../commands/reason-dialog.tsx'
import { sendJson } from '../../providers/send-request.ts'
import { RevealedDialog } from './revealed-dialog.tsx'

interface RevealButtonProps {
  readonly payee: string
  readonly part: RevealedPart
}

const MAX_REASON = 1_000

/** Asks for a reason, which is logged, and then shows one part in full until the dialog is closed. */
export function RevealButton({ payee, part }: RevealButtonProps) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const [revealed, setRevealed] = useState<RevealedPayee | null>(null)
  const command = translate(`console.payees.reveal.${part}`)
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ marginX: 2, marginTop: 1 }}>
        {command}
      </Button>
      {asking && (
        <ReasonDialog
          command={command}
          effect={translate('console.payees.reveal.effect')}
          field="reason"
          label={translate('console.fields.reason')}
          maxLength={MAX_REASON}
          done="console.payees.reveal.logged"
          send={async (reason) => {
            const answer = await sendJson(`${CONSOLE_API}/payees/${payee}/reveal`, { part, reason })
            setRevealed(answer as RevealedPayee)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {revealed !== null && (
        <RevealedDialog heading={command} revealed={revealed} onClose={() => setRevealed(null)} />
      )}
    </>
  )
}
