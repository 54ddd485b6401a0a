import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { FileDialog } from './file-dialog.tsx'
import { sendOtherFile, sendUpdate } from './send-file.ts'

/** Sends another file: for the submission while it can be edited, or as a new revision of its live work. */
export function FileButtons({ submission }: { readonly submission: SubmissionDetail }) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const [opened, setOpened] = useState<'revise' | 'replace' | null>(null)
  const close = () => setOpened(null)

  async function revise(file: File, changes: string): Promise<void> {
    const { id } = await sendUpdate(submission.item, file, changes)
    notify('console.updates.sent', { type: 'success' })
    redirect('show', 'submissions', id)
  }
  async function replace(file: File): Promise<void> {
    await sendOtherFile(submission, file)
    notify('console.updates.replaced', { type: 'success' })
    refresh()
  }

  const mayReplace = submission.allowed_actions.includes('file')
  if (!mayReplace && !submission.may_revise) return null
  return (
    <Stack direction="row" spacing={1}>
      {submission.may_revise && (
        <Button variant="outlined" onClick={() => setOpened('revise')}>
          {translate('console.updates.revise')}
        </Button>
      )}
      {mayReplace && (
        <Button variant="outlined" onClick={() => setOpened('replace')}>
          {translate('console.updates.replace')}
        </Button>
      )}
      {opened === 'revise' && (
        <FileDialog heading="console.updates.heading" hasChanges onSend={revise} onClose={close} />
      )}
      {opened === 'replace' && (
        <FileDialog heading="console.updates.replace" hasChanges={false} onSend={replace} onClose={close} />
      )}
    </Stack>
  )
}
