import { Button, Stack, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { ReasonDialog } from '../commands/reason-dialog.tsx'
import { saveFile } from '../commands/save-file.ts'
import { sendForFile } from '../providers/send-request.ts'

const MAX_REASON = 1_000
const LABEL_ABOVE = { inputLabel: { shrink: true } } as const

/** The books of a period as a ZIP with a manifest. */
export function AuditExport() {
  const translate = useTranslate()
  const id = useId()
  const lastYear = new Date().getUTCFullYear() - 1
  const [from, setFrom] = useState(`${lastYear}-01-01`)
  const [until, setUntil] = useState(`${lastYear}-12-31`)
  const [isOpen, setOpen] = useState(false)
  const command = translate('console.finance.audit.name')
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {translate('console.finance.audit.heading')}
      </Typography>
      <Typography sx={{ marginY: 1 }}>{translate('console.finance.audit.text')}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          type="date"
          label={translate('console.finance.audit.from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          slotProps={LABEL_ABOVE}
        />
        <TextField
          type="date"
          label={translate('console.finance.audit.until')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          slotProps={LABEL_ABOVE}
        />
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {command}
        </Button>
      </Stack>
      {isOpen && (
        <ReasonDialog
          command={command}
          effect={translate('console.finance.effect')}
          field="reason"
          label={translate('console.fields.reason')}
          maxLength={MAX_REASON}
          done="console.billing.done"
          send={async (reason) =>
            saveFile(
              `books-${from}-${until}.zip`,
              await sendForFile(`${CONSOLE_API}/audit-export`, { from, until, reason }),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
