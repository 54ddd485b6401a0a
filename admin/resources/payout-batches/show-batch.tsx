import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import type { BatchDetail, ExportedBatch } from '#domain/contract/console/cashouts.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { BankFile } from '#domain/payouts/bank-file.ts'
import { ReasonDialog } from '../../commands/reason-dialog.tsx'
import { saveFile } from '../../commands/save-file.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { sendJson } from '../../providers/send-request.ts'

const MAX_REASON = 1_000

export default function ShowBatch() {
  return (
    <ResourceShow resource="payout-batches" represent="created_at">
      <Commands />
    </ResourceShow>
  )
}

type Shown = Partial<BatchDetail> & { readonly id: string }

function Commands() {
  const batch = useRecordContext<Shown>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (batch?.allowed_actions === undefined || batch.files === undefined) return null
  return (
    <>
      <CommandBar resource="payout-batches" id={batch.id} allowed={batch.allowed_actions} />
      <Files id={batch.id} files={batch.files} />
    </>
  )
}

/** The files for the bank, which have the accounts in full: each asks for a reason. */
function Files({ id, files }: { readonly id: string; readonly files: readonly BankFile[] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [chosen, setChosen] = useState<BankFile | null>(null)
  if (files.length === 0) return null

  async function take(file: BankFile, reason: string): Promise<void> {
    const answer = await sendJson(`${CONSOLE_API}/payout-batches/${id}/export`, { file, reason })
    const exported = (answer as { readonly response: { readonly file: ExportedBatch } }).response.file
    saveFile(exported.name, new Blob([exported.content], { type: 'application/octet-stream' }))
    if (exported.missing > 0)
      notify('console.cashouts.export.missing', { type: 'warning', messageArgs: { count: exported.missing } })
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', padding: 2, paddingBottom: 0 }}>
      {files.map((file) => (
        <Button key={file} variant="outlined" onClick={() => setChosen(file)}>
          {translate(`console.cashouts.export.${file}`)}
        </Button>
      ))}
      {chosen !== null && (
        <ReasonDialog
          command={translate(`console.cashouts.export.${chosen}`)}
          effect={translate('console.cashouts.export.effect')}
          field="reason"
          label={translate('console.fields.reason')}
          maxLength={MAX_REASON}
          done="console.billing.done"
          send={(reason) => take(chosen, reason)}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  )
}
