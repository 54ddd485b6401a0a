import { useTranslate } from 'react-admin'
import type { DecideClaimForm } from '#domain/contract/claims.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { ClaimDecision, ClaimState } from '#domain/contributors/claim.ts'
import { ReasonDialog } from '../../commands/reason-dialog.tsx'
import { sendJson } from '../../providers/send-request.ts'

interface ClaimDialogProps {
  readonly claim: number
  /** The state that the user sees. */
  readonly expected: ClaimState
  readonly action: ClaimDecision
  readonly onClose: () => void
}

/** Asks for the reason of a claim, and sends it. */
export function ClaimDialog({ claim, expected, action, onClose }: ClaimDialogProps) {
  const translate = useTranslate()

  function send(reason: string): Promise<unknown> {
    const form: DecideClaimForm = { expected, reason }
    return sendJson(`${CONSOLE_API}/profile-claims/${claim}/${action}`, form)
  }

  return (
    <ReasonDialog
      command={translate(`console.claims.${action}`)}
      effect={translate(`console.claims.effects.${action}`)}
      field="reason"
      label={translate('console.fields.reason')}
      maxLength={500}
      done="console.claims.done"
      send={send}
      onClose={onClose}
    />
  )
}
