import { useTranslate } from 'react-admin'
import type { Visibility } from '#domain/assets/visibility.ts'
import type { ChangeVisibilityForm, VisibilityAction } from '#domain/contract/console/commands.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { ReasonDialog } from '../commands/reason-dialog.tsx'
import { sendJson } from '../providers/send-request.ts'

interface VisibilityDialogProps {
  readonly item: number
  /** The state that the user sees. */
  readonly expected: Visibility
  readonly action: VisibilityAction
  readonly onClose: () => void
}

/** Asks for the reason of a change of visibility, and sends it. */
export function VisibilityDialog({ item, expected, action, onClose }: VisibilityDialogProps) {
  const translate = useTranslate()

  function send(reason: string): Promise<unknown> {
    const form: ChangeVisibilityForm = { expected, reason }
    return sendJson(`${CONSOLE_API}/items/${item}/${action}`, form)
  }

  return (
    <ReasonDialog
      command={translate(`console.visibility.${action}`)}
      effect={translate(`console.visibility.effects.${action}`)}
      field="reason"
      label={translate('console.fields.reason')}
      maxLength={500}
      done="console.visibility.done"
      send={send}
      onClose={onClose}
    />
  )
}
