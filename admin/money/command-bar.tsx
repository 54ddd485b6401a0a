import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ConsoleResource } from '#domain/contract/console/resources.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { ReasonDialog } from '../commands/reason-dialog.tsx'
import { sendJson } from '../providers/send-request.ts'

interface CommandBarProps {
  readonly resource: ConsoleResource
  readonly id: string | number
  /** What the server allows for this row, by the last part of its address. */
  readonly allowed: readonly string[]
  /** What the command states beside its reason, such as the version that the user sees. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Values of the texts of effects. */
  readonly texts?: Readonly<Record<string, string>>
}

const MAX_REASON = 1_000
/** Commands that take something away at once. */
const GRAVE: ReadonlySet<string> = new Set([
  'end',
  'refuse',
  'remove-member',
  'reject',
  'fail',
  'hold',
  'revoke',
])

/** The commands on a row of the billing desk. Each asks for a reason, which the audit log keeps. */
export function CommandBar({ resource, id, allowed, values = {}, texts = {} }: CommandBarProps) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<string | null>(null)
  if (allowed.length === 0) return null
  const key = (action: string) => `console.billing.commands.${resource}.${action}`
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', padding: 2 }}>
      {allowed.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={GRAVE.has(action) ? 'error' : 'primary'}
          onClick={() => setChosen(action)}
        >
          {translate(`${key(action)}.name`)}
        </Button>
      ))}
      {chosen !== null && (
        <ReasonDialog
          command={translate(`${key(chosen)}.name`)}
          effect={translate(`${key(chosen)}.effect`, texts)}
          field="reason"
          label={translate('console.fields.reason')}
          maxLength={MAX_REASON}
          done="console.billing.done"
          send={(reason) => sendJson(`${CONSOLE_API}/${resource}/${id}/${chosen}`, { ...values, reason })}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  )
}
