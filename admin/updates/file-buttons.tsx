import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { FileDialog } from './file-dialog.tsx'
import { ReviseButton } from './revise-button.tsx'
import { sendOtherFile } from './send-file.ts'

/** Sends another file: for the submission while it can be edited, or as a new revision of its live work. */
export function FileButtons({ submission }: { readonly submission: SubmissionDetail }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)

  async function replace(file: File | null): Promise<void> {
    if (file === null) return
    await sendOtherFile(submission, file)
    notify('console.updates.replaced', { type: 'success' })
    refresh()
  }

  const mayReplace = submission.allowed_actions.includes('file')
  if (!mayReplace && !submission.may_revise) return null
  return (
    <Stack direction="row" spacing={1}>
      {submission.may_revise && <ReviseButton item={submission.item} />}
      {mayReplace && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate('console.updates.replace')}
        </Button>
      )}
      {isOpen && (
        <FileDialog
          heading="console.updates.replace"
          isUpdate={false}
          onSend={replace}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
